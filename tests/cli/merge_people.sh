# Two laptops, and a third: what comes by another book, what one of them alone has changed, and whom numbers and names mean.
. "${TESTS:?}/merge_lib.sh"
evening
# What was taken back here comes back by no third book: not what it had from here and another took over from it, nor what
# came here by it, was set back, and is still so where it was typed.
by_third() {
	for way in round straight; do
		due 3 || continue
		copies && cp base.db third.db && eval "here $2" && takes third here
		[ $way = round ] || takes there third
		eval "here $3"
		[ $way = straight ] || { takes there here && takes there third; }
		"$RENONSZ" -f here.db export --journal >kept
		"$RENONSZ" -f here.db merge there.db >.out 2>.err
		has "$1, $way: that it stays is told" "${4:-itt azóta visszavonták vagy átírták}" <(tr -s '\n ' '  ' <.err)
		"$RENONSZ" -f here.db export --journal >is
		same "$1, $way: it does not come back by a third book" kept is
		"$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
		"$RENONSZ" -f here.db export --journal >is
		same "$1, $way: nor once more" kept is
	done
}
by_third "a deal" "deal add 1 1 4 A U z ++" "deal remove 1 1 4" "és ez maradt (renonsz log): 4. leosztás"
by_third "a deal, by undo" "deal add 1 1 4 A U z ++" "undo --yes" "és ez maradt (renonsz log): 4. leosztás"
by_third "a correction" "deal edit 1 1 1 A U z --" "deal edit 1 1 1 A U z ++" "ez még eltér: 1/1"
by_third "a removed deal" "deal remove 1 1 3" "undo --yes" "1/1"
by_third "an inserted deal" "deal insert 1 1 1 B B -" "undo --yes" "renonsz log"
by_third "an exclusion" "discipline add kizárás kiss --reason téves" "undo --yes"
WHOLE=yes by_third "a ruling" "rule 3.4 -r 1 -t 1 -d 1 by=A trick=3 --yes" "undo --yes"
none "nor is it called an older revision" "$(grep -o "újabb változata" .err)"
by_third "totals" "sheet totals 1 2 = 5 -2 -3 --force" "sheet totals 1 2 --deals 0" "1. forduló, 2. asztal"
by_third "a table" "table add 2 1 A=1 B=5 C=3" "table remove 2 1"
by_third "a draw" "draw 2 --seed s" "undo --yes"
by_third "a team" "event set 'team-1=X: 1,2,3'" "event set team-1=none" "volt itt is, de visszaállították"
by_third "a seed" "duplicate attach 2 s 3 --force" "undo --yes"
for setting in ties=wins prizes=300,200 category-1=U20:1,2 lot=3,2,1; do
	by_third "$setting" "event set $setting" "event set ${setting%%=*}=none" "volt itt is, de visszaállították"
	copies && cp base.db third.db && here event set $setting && takes there here && takes third there
	"$RENONSZ" -f third.db event set ${setting%%=*}=none >/dev/null 2>&1 && "$RENONSZ" -f third.db export --journal >kept
	"$RENONSZ" -f third.db merge here.db >.out 2>.err
	has "$setting, set back in the third: told" "volt itt is, de visszaállították" <(tr -s '\n ' '  ' <.err)
	"$RENONSZ" -f third.db export --journal >is
	same "$setting: it stays" kept is
done
copies && cp base.db third.db && here event set ties=wins && takes there here && here event set ties=none && takes there here
there event set ties=wins
ok "what another typed anew since" "$RENONSZ" -f here.db merge there.db
has "comes over" "ties=wins" <(event_line here)
# Taken back here, and gone on with there; changed in both since they last agreed, be it back.
copies && here rule 3.4 -r 1 -t 1 -d 1 by=A trick=3 --yes && cp here.db there.db && here undo --yes && "$RENONSZ" -f here.db export --journal >kept
there rule -r 1 -t 1 -d 1 --revise 1 by=B reason=z --yes
merged "a ruling that was taken back here, and revised there" 5
same "does not come" kept is
copies && there rule 3.4 -r 1 -t 1 -d 1 by=A trick=3 --yes && takes here there && here undo --yes && there rule -r 1 -t 1 -d 1 --revise 1 by=B reason=z --yes
merged "one that went with the merge that brought it" 0
has "may come" "3.4 " is
apart() {
	for way in "here there" "there here"; do
		copies && eval "here $2" && takes there here && eval "here $3" && eval "there $4" && "$RENONSZ" -f ${way% *}.db export --journal >kept
		status "$1: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
		"$RENONSZ" -f ${way% *}.db export --journal >is
		same "$1: it stays" kept is
	done
}
sheet() { "$RENONSZ" -f base.db "$@" >/dev/null 2>&1; }
apart "a signature" "sheet sign 1 1 --by Anna --force" "sheet open 1 1" "sheet sign 1 1 --by Berta --force"
cp base.db kept.db && sheet duplicate attach 2 s 3 --force && sheet rule jury points=5,-2,-3 reason=q -r 1 -t 1 -d 1 --yes
apart "a seed" "duplicate attach 2 t 3 --force" "duplicate attach 2 s 3 --force" "duplicate attach 2 u 3 --force"
apart "a ruling" "rule -r 1 -t 1 -d 1 --revise 1 points=6,-3,-3 reason=y --yes" "undo --yes" "rule -r 1 -t 1 -d 1 --revise 1 points=8,-4,-4 reason=z --yes"
cp kept.db base.db
# A merge is one however long the book's path is; words behind another command's name make none.
long=$(printf 'x%.0s' {1..110}) && mkdir -p $long/$long
for book in here.db "$WORK/$long/$long/here.db"; do
	copies && cp base.db "$book"; there deal remove 1 1 3 && there event set ties=wins
	long() { "$RENONSZ" -f "$book" "$@"; }
	ok "by a path of ${#book} bytes" long merge there.db Este
	long deal add 1 1 3 C P m + >/dev/null 2>&1 && long event set ties=none >/dev/null 2>&1 && long export --journal >kept
	ok "once more" long merge there.db Este
	long export --journal >is
	same "what was put back stays" kept is
done
copies && here deal void 1 1 3 --reason "no merge this" && takes there here && here undo --yes && "$RENONSZ" -f here.db export --journal >kept
"$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
"$RENONSZ" -f here.db export --journal >is
same "a reason with that word makes no merge" kept is
# What one of the two changed since both last said the same, and the other did not, comes over; then both say the same.
minutes() { export RENONSZ_NOW=2026-11-21T18:$1:00Z; }
# A ruling typed alike in both, a minute apart, is one.
sheet rule jury points=5,-2,-3 reason=q -r 1 -t 1 -d 1 --yes
revise() { "$1" rule -r 1 -t 1 -d 1 --revise 1 points=$2 reason=$3 --yes </dev/null; }
alike() { copies && minutes 10 && eval "here $1" && minutes 11 && eval "there ${1%%;*}" && takes here there && minutes 12; }
y="rule -r 1 -t 1 -d 1 --revise 1 points=6,-3,-3 reason=y --yes"
alike "$y" && revise there 8,-4,-4 z
agree "revised alike in both, then there alone"
has "which comes" "reason=z" <("$RENONSZ" -f here.db export --journal)
alike "$y" && revise here 8,-4,-4 z
agree "revised alike in both, then here alone"
has "which stays" "reason=z" <("$RENONSZ" -f there.db export --journal)
# One merge too many in between is no harm: the other book, which did not go on, was met in each.
alike "deal edit 1 1 3 C P m -; here deal add 1 1 4 A P m +" && here deal edit 1 1 3 C P t + && takes here there
agree "corrected alike in both, then here alone, and merged in between"
alike "$y" && there undo --yes
agree "revised alike in both, and taken back there"
has "so it is" "reason=q" <("$RENONSZ" -f here.db export --journal)
alike "rule jury points=5,-2,-3 reason=q -r 1 -t 1 -d 2 --yes" && there undo --yes && there rule jury points=6,-3,-3 reason=w -r 1 -t 1 -d 2 --yes
agree "ruled alike in both, and otherwise there"
has "which comes" "reason=w" <("$RENONSZ" -f here.db export --journal)
alike "$y" && revise here 8,-4,-4 z && revise there 9,-5,-4 w
for way in "here there" "there here"; do status "revised by each in its own way: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
minutes 00
# A check mark that both had taken away and one gave again comes, and is told; diff sees check marks.
copies && here sheet check 1 1 --by Anna && takes there here && here sheet uncheck 1 1 && there sheet uncheck 1 1 && there sheet check 1 1 --by Berta
status "a check mark is a difference" 1 "$RENONSZ" -f here.db diff there.db --csv
has "with who gave it" '1,1,,checked,,"ellenorizte=""Berta""",b' .out
ok "it comes" "$RENONSZ" -f here.db merge there.db
has "which is told" "a lapot a másik könyvben újra ellenőrizték, és a jel itt is „Berta” (korábban „Anna”)" <(tr -s '\n ' '  ' <.err)
agree "a check mark given again"
# A club that was set back in one book and changed in the other is told in both; one that one of them alone changed comes.
apart "a club" "player change kiss --club C1" "player change kiss --club ''" "player change kiss --club C2"
apart "two clubs" "player change varga --club X" "player change kiss --club C1" "player change kiss --club C2"
copies && here player change kiss --club C1 && takes there here && here player change kiss --club ''
agree "a club that was taken back"
copies && there player change kiss --club C1 && takes here there && there player change kiss --club C2
agree "another club"
has "it is told" "Kiss Péter: a másik könyvben más klub áll mellette, és itt is: C2 (eddig C1)" <(copies; there player change kiss --club C1; takes here there; there player change kiss --club C2; "$RENONSZ" -f here.db merge there.db 2>&1 | tr -s '\n ' '  ')
copies && here table add 2 1 A=1 B=5 C=3 && here sheet totals 2 1 = 1 1 -2 && takes there here && here sheet totals 2 1 = 3 3 -6 --force && there sheet totals 2 1 = 2 2 -4 --force
for way in "here there" "there here"; do status "other totals in each: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
# What both set back, and one gave again, is what both had when they last met: who set it back has it so in both.
for given in "entry change kiss --start 33;entry change kiss --start 1" "player change kiss --club C1;player change kiss --club ''" \
	"duplicate attach 2 s 4 --force;duplicate attach 2 s 3 --force"; do
	for book in here there; do
		copies && here duplicate attach 2 s 3 --force && takes there here && eval "here ${given%;*}" && takes there here
		for both in here there; do eval "$both ${given#*;}"; done
		eval "$book ${given%;*}"
		agree "set back in both, given again $book: ${given%;*}"
	done
done
# A measure that both took alike is one, taken when the first did; one that both took back and one took again is another one.
copies && minutes 10 && here discipline add sárga kiss --reason x && minutes 11 && there discipline add sárga kiss --reason x && takes here there && minutes 12 && here discipline add piros kiss --reason y
agree "a measure taken alike in both, then another here"
same "to the minute" <("$RENONSZ" -f here.db export --journal) <("$RENONSZ" -f there.db export --journal)
is "each once" 2 "$("$RENONSZ" -f there.db export --journal | grep -c ^fegyelmi)"
for book in here there; do
	copies && minutes 10 && here discipline add sárga kiss --reason x && takes there here && here undo --yes && there undo --yes && minutes 13 && $book discipline add sárga kiss --reason x
	agree "a measure taken again $book"
	is "it is one" 1 "$("$RENONSZ" -f here.db export --journal | grep -c ^fegyelmi)"
done
minutes 00
# A redeal that was undone by who ordered it, after the other had taken it over, is none there either; the cards are the deal's again.
cards=(cards set 1 1 3 'A P m' 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' 'talon zA tX')
cp base.db kept.db && sheet deal edit 1 1 3 A P m + && sheet "${cards[@]}"
for steps in "deal redeal 1 1 3 --reason zaj" "deal redeal 1 1 3 --reason zaj; there deal add 1 1 3 B P t +" "deal redeal 1 1 3 --reason zaj; there deal add 1 1 3 B P t +; there deal redeal 1 1 3 --reason y"; do
	copies && eval "there $steps" && takes here there && there undo $(tr -cd ';' <<<"$steps;" | wc -c) --yes
	agree "undone: $steps"
	is "undone: $steps: nothing of it is left" 0 "$("$RENONSZ" -f here.db export --journal | grep -c ujraosztas)"
	has "undone: $steps: the cards are there" 'lap A="m87' <("$RENONSZ" -f here.db export --journal)
done
copies && there deal redeal 1 1 4 --reason zaj && takes here there && there undo --yes
agree "a redeal of a number that was free"
cp kept.db base.db
# A substitute who was moved there: whoever strikes it here first gets it all the same.
copies && here table seat 1 1 B=4 --from 2 && takes there here && there table seat 1 1 B=2 --from 2 && there table seat 1 1 B=4 --from 3 && here table seat 1 1 B=2 --from 2
agree "a substitute moved there, and struck here"
has "sits there from the later deal on" 'szek 3 B="Szabó Anna"' <("$RENONSZ" -f here.db export --journal)
copies && here table seat 1 1 B=4 --from 2 && takes there here && for book in here there; do $book table seat 1 1 B=2 --from 2; done
here table seat 1 1 B=4 --from 3 && there table seat 1 1 B=4 --from 4
for way in "here there" "there here"; do status "moved to another deal in each: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
# What one book alone has changed of a player is so in both; what both have is told in both.
for change in "--name 'Kiss Pál'" "--mark ifj." "--public initials" "--public none"; do
	copies && eval "there player change kiss $change" && there table add 2 1 A=1 B=5 C=3 && here deal add 1 1 B B -
	agree "a player changed in one book: $change"
	copies && eval "there player change kiss $change" && takes here there && here player change kiss --name "Kiss Péter" --mark "" --public name
	agree "and changed back in the other: $change"
done
quarrel() { for way in "here there" "there here"; do status "$1: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done; }
for change in "--name Pál;--name Palkó" "--mark ifj.;--mark id." "--public none;--public initials"; do
	copies && eval "here player change kiss ${change%;*}" && eval "there player change kiss ${change#*;}"
	quarrel "a player changed in both: $change"
done
# A substitute who is called otherwise in the one book, and was moved or struck in the other, is the same one.
for then in true "here table seat 1 1 B=4 --from 3"; do
	for book in here there; do
		copies && here table seat 1 1 B=4 --from 2 && takes there here && here table seat 1 1 B=2 --from 2 && $then && there player change szabó --name "Szabó Elek"
		[ $book = here ] || { mv here.db kept.one && mv there.db here.db && mv kept.one there.db; }
		agree "a substitute renamed there, and here: $then ($book first)"
	done
done
# What was set back by both, and given again or otherwise by one.
for given in "table seat 1 2 A=2;table seat 1 2 A=4" "event set 'team-1=X: 1,2,4';event set 'team-1=X: 1,2,3'" "entry add Új;entry remove Új"; do
	for book in here there; do
		copies && here player add "Új Ede" && here event set 'team-1=X: 1,2,3' && takes there here && eval "here ${given%;*}" && takes there here
		for both in here there; do eval "$both ${given#*;}"; done
		eval "$book ${given%;*}"
		agree "set back in both, given again $book: ${given%;*}"
	done
done
copies && here sheet sign 1 1 --by Anna --force && takes there here && for book in here there; do $book sheet open 1 1; done
here sheet sign 1 1 --by Berta --force
quarrel "signed by another, opened in the other book"
copies && there rule jury points=5,-2,-3 reason=q -r 1 -t 1 -d 2 --yes && takes here there && there undo --yes
quarrel "a ruling that was taken back in one"
# What is told is told in words, in both languages.
copies && there player add "Fa Ede" && there entry add fa && there table seat 1 1 B=fa --from 3 && there discipline add sárga kiss --reason késett && there rule jury points=5,-2,-3 reason=q -r 1 -t 1 -d 2 --yes && takes here there && there undo 4 --yes
"$RENONSZ" -f here.db sheet check 1 1 --by Anna >/dev/null 2>&1
for lang in hu en; do "$RENONSZ" --lang $lang -f here.db merge there.db 2>&1 | tr -s '\n ' '  ' >$lang.said; done
has "an entry" "nevezés: 7. Fa Ede" hu.said
has "in English" "entry: 7 Fa Ede" en.said
has "a measure" "Kiss Péter sárga lapot kapott – késett" hu.said
has "a ruling" "ítélet: 2. leosztás, zsűri – q" hu.said
has "a ruling, in English" "ruling: deal 2, jury – q" en.said
none "but no line of a journal" "$(grep -oE '(szek|nevezo|fegyelmi|itelet|ora kezdes|at=2026)' hu.said en.said)"
copies && there table seat 1 1 B=4 --from 3 && there round start 1 --minutes 60 && takes here there && here round start 1 --minutes 50 --force && there table seat 1 1 B=2 --from 3 && here sheet sign 1 1 --by Anna --force
for lang in hu en; do "$RENONSZ" --lang $lang -f here.db merge there.db 2>&1 | tr -s '\n ' '  ' >$lang.said; done
has "a substitute" "B szék: Szabó Anna a 3. leosztástól" hu.said
copies && there round start 1 --minutes 60 && takes here there && there undo --yes
for lang in hu en; do "$RENONSZ" --lang $lang -f here.db merge there.db 2>&1 | tr -s '\n ' '  ' >$lang.clock; "$RENONSZ" -f here.db undo --yes >/dev/null 2>&1; done
has "a clock that was taken away" "törölték, és itt is törölve lett: 1. forduló órája: 2026" hu.clock
has "a clock, in English" "removed in the other book, and here too: the clock of round 1: 2026" en.clock
has "a substitute, in English" "seat B: Szabó Anna from deal 3 on" en.said

# Numbers in settings name people: what is written over them in one book is about the same ones in the other, whose numbers
# may be others by now; who exchanged theirs in one book alone has exchanged them in both.
people() { # of each book: the lot and the team, by names
	"$RENONSZ" -f $1.db export --journal | sed -n 's/^csapat //p'
	for no in $(sqlite3 $1.db "SELECT value FROM setting WHERE key IN ('lot', 'category-1')" | tr ',:' '  '); do
		sqlite3 $1.db "SELECT name FROM entry JOIN player ON player.id = player WHERE start_no = '$no' AND NOT entry.removed"
	done
}
exchanged() { $1 entry change 4 --start 99 && $1 entry change 6 --start 4 && $1 entry change 99 --start 6; }
for way in "here there" "there here"; do
	for said in lot=4,6 'team-1=X: 4,1' 'category-1=U20: 4'; do
		copies && exchanged here && there event set "$said" && people there >was
		for to in $way; do [ $to = here ] && from=there || from=here; ok "$said, exchanged, ${way% *} first: $to" "$RENONSZ" -f $to.db merge $from.db; done
		people here >is && same "$said: the same people" was is
		agree "$said, and the numbers that were exchanged there"
	done
done
copies && here event set "team-1=X: 1,4" "lot=1,4" && takes there here && people there >was && here entry change 1 --start 20
people here >is && same "what names somebody by the number follows it" was is
ok "a number that a team has comes over" "$RENONSZ" -f there.db merge here.db
is "it is told once" 1 "$(tr -s '\n ' '  ' <.err | grep -c 'új rajtszámot kapott')"
people there >is && same "its team has the same people" was is
agree "a number of a team"
copies && here event set "team-1=X: 1,4" && there entry change 1 --start 20
agree "a team here, another number there"
is "of the same people" 'csapat "X" A="Kiss Péter" B="Szabó Anna"' "$("$RENONSZ" -f there.db export --journal | grep ^csapat)"
# Whose entry was taken back, too: nobody gets into what their number stands in, and they stay there who are entered.
said_of() { copies && here player add "Só Ida" --yes && here entry add "Só Ida" && here event set "$said" && cp here.db there.db; }
for said in lot=7,6 'team-1=X: 7,6'; do
	said_of && here entry remove Só && exchanged there
	agree "$said, taken back here, numbers exchanged there"
	is "$said: nobody else" 7,4 "$(sqlite3 here.db "SELECT replace(value, 'X: ', '') FROM setting WHERE key IN ('lot', 'team-1')")"
	said_of && here entry change 7 --start 9 && people here >was && there entry remove Só
	for way in "here there" "there here" "here there" "there here"; do status "$said, another number here, taken back there: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
	people here >is && same "$said: who is entered here stays" was is
	"$RENONSZ" -f here.db export --journal | sed 1d >advice && there import advice
	agree "$said, entered there again"
	people here >is && same "$said: the same people" was is
	people there >is && same "$said: there too" was is
	said_of && there entry change 7 --start 9 && there entry remove Só
	ok "$said, another number there, then taken back" "$RENONSZ" -f here.db merge there.db
	"$RENONSZ" -f here.db export --journal >was && "$RENONSZ" -f there.db export --journal >is && same "$said: is the same in both" was is
done
# A team that was renamed in one book alone, and one that has another number here.
copies && here event set "team-1=X: 1,4" "team-2=Y: 2" && takes there here && here event set "team-1=Z: 1,4"
agree "a team that was renamed"
is "is called so in both" 'csapat "Z"' "$("$RENONSZ" -f there.db export --journal | grep -o '^csapat "[XZ]"')"
copies && here event set "team-1=X: 1,4" && there event set "team-1=Y: 2,5"
agree "a team in each, of one number"
there event set "team-2=X: 1,4" "team-1=W: 2,5" 2>/dev/null
there event set "team-1=none" && there event set "team-3=V: 6"
agree "one of them removed, another new"
copies && here event set "team-1=X: 1,2,3" && takes there here && here event set team-1=none && there event set "team-1=X: 4,2,3"
for way in "here there" "there here"; do status "a team that was changed in one and removed in the other: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
has "both are told" "team-1: itt „X: 4,2,3”, a másik könyvben „none”" <(tr -s '\n ' '  ' <.err)
# No merge puts a name, or a member, into two teams: it is told, each time, with what lets it come.
clash() { # NAME HERE THERE COMMAND SETTLED
	copies && here event set "team-1=A: 1,4" && takes there here && eval "here event set $2" && eval "there event set $3"
	merged "$1" 5
	has "$1: how it is settled" "renonsz event set \"$4\"" said
	ok "$1: as told" "$RENONSZ" -f here.db event set "$4"
	agree "$1"
	is "$1: the teams" "$5" "$(sqlite3 here.db "SELECT group_concat(value, ';') FROM (SELECT value FROM setting WHERE key LIKE 'team-%' AND value <> 'none' ORDER BY key)")"
}
clash "one name for two teams" "'team-2=B: 2,5'" "'team-1=B: 1,4'" "team-2=B 2: 2,5" 'B: 1,4;B 2: 2,5'
has "with both versions" 'team-1=A: 1,4: a másik könyvben „B: 1,4”, de annak a neve vagy egy tagja itt egy másik csapatban áll (team-2=B: 2,5)' said
clash "one player in two teams" "'team-1=A: 1,4,2'" "'team-2=B: 2,5'" "team-1=A: 1,4" 'A: 1,4;B: 2,5'
clash "one new team under two names" "'team-2=B: 2,5'" "'team-2=C: 2,5'" "team-2=none" 'A: 1,4;C: 2,5'
copies && here event set "team-1=A: 1,4" "team-2=B: 2,5" && takes there here
there event set "team-1=A: 1" "team-2=B: 2" && there event set "team-1=A: 1,5" && there event set "team-2=B: 2,4"
agree "two who exchange their teams"
# A number that was somebody else's means nobody else: what spoke of who is entered no more speaks of who has it now in neither book.
rm -f keep.db; cp base.db keep.db && { "$RENONSZ" -f base.db player add "Új Ubul" && "$RENONSZ" -f base.db player add "Vén Vera" && "$RENONSZ" -f base.db entry add "Új Ubul"; } >/dev/null 2>&1
copies && here event set "team-1=T: 7,1" "category-1=Ifi: 7,2" lot=7 && there entry remove "Új Ubul"
ok "an entry that was removed there" "$RENONSZ" -f here.db merge there.db
has "what still speaks of it is told" "ez a rajtszám (7) itt még szerepel, pedig már senkié: category-1 (Ifi), lot, team-1 (T)" <(tr -s '\n ' '  ' <.err)
there entry add "Vén Vera"
merged "its number is another's" 0
is "who is in nothing" "Ifi: 2;none;T: 1" "$(sqlite3 here.db "SELECT group_concat(value, ';') FROM (SELECT value FROM setting WHERE key IN ('team-1', 'lot', 'category-1') ORDER BY key)")"
agree "a number that was another's"
copies && here event set "team-1=T: 7,1" && takes there here && there entry remove "Új Ubul" && takes here there && there entry add "Új Ubul"
agree "who is entered again"
is "is in the team again" 'csapat "T" A="Új Ubul" B="Kiss Péter"' "$("$RENONSZ" -f here.db export --journal | grep ^csapat)"
cp keep.db base.db
# One player in both, but joined the other way round: told until the name and the number are one.
{ "$RENONSZ" -f base.db player add "Kiss P." --yes && "$RENONSZ" -f base.db table add 2 1 A="Kiss P." B=5 C=3; } >/dev/null 2>&1
copies && here player join "Kiss P." "Kiss Péter" && there player join "Kiss Péter" "Kiss P."
for way in "here there" "there here"; do for again in once twice; do status "joined the other way round: $way $again" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done; done
merged "joined the other way round" 5
has "is told" 'fordítva vonták össze: itt Kiss Péter, a másik könyvben Kiss P.; az egyik gép vonja vissza a magáét' said
here undo --yes
agree "joined the other way round, as told"
cp keep.db base.db
# Points carried over: where the event that they come from is another there, or is not there, each merge says so.
{ "$RENONSZ" -f base.db event new Elő --date 2026-11-01 && "$RENONSZ" -f base.db -e Elő table add 1 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" &&
	"$RENONSZ" -f base.db -e Elő deal add 1 1 B P z + && "$RENONSZ" -f base.db event use Este && "$RENONSZ" -f base.db event carry Elő 100; } >/dev/null 2>&1
copies && here -e Elő deal edit 1 1 1 A pU +- --reason x && there deal add 1 2 2 B P t +
for again in "" ", again"; do
	ok "a merge of the final$again" "$RENONSZ" -f here.db merge there.db Este
	has "names the semi-final$again" 'renonsz merge "there.db" "Elő"' <(tr -s '\n ' '  ' <.err)
done
ok "which is merged there" "$RENONSZ" -f there.db merge here.db Elő
ok "the final then" "$RENONSZ" -f there.db merge here.db Este
status "says no more of it" 1 grep Elő .err
is "and has the same standings" "$("$RENONSZ" -f here.db standings --csv)" "$("$RENONSZ" -f there.db standings --csv)"
carried() { "$RENONSZ" -f $1.db -e Este export --journal | grep -o 'carry="[^"]*"'; }
# renamed BOOKS…: from books that agree, the semi-final has another name in those.
renamed() { copies && for book in "$@"; do "$RENONSZ" -f $book.db -e Elő event set "name=Elő $book" >/dev/null 2>&1; done; }
renamed there
ok "a new name of the semi-final" "$RENONSZ" -f here.db merge there.db "Elő there"
has "its final follows" "Este: továbbra is attól a versenytől hozza a pontjait, új nevén és napján: Elő there" <(tr -s '\n ' '  ' <.err)
is "in both books" "$(carried there)" "$(carried here)"
is "with one standing" "$("$RENONSZ" -f there.db standings --csv)" "$("$RENONSZ" -f here.db standings --csv)"
agree "the final then"
ok "the book is sound" "$RENONSZ" -f here.db verify
renamed there
for again in "" ", again"; do
	ok "the final alone$again" "$RENONSZ" -f here.db merge there.db Este
	has "names the semi-final as it is called there$again" 'renonsz merge "there.db" "Elő there"' <(tr -s '\n ' '  ' <.err)
	is "still carries from the one here$again" 'carry="100 2026-11-01 Elő"' "$(carried here)"
	ok "and has standings$again" "$RENONSZ" -f here.db standings
done
renamed there && here event carry Elő 50
ok "another share here, the other name there" "$RENONSZ" -f here.db merge there.db Este
is "are no conflict" 'carry="50 2026-11-01 Elő"' "$(carried here)"
ok "nor the other way" "$RENONSZ" -f there.db merge here.db Este
is "the share comes" 'carry="50 2026-11-01 Elő there"' "$(carried there)"
ok "the name then" "$RENONSZ" -f here.db merge there.db "Elő there"
is "goes with the share" "$(carried there)" "$(carried here)"
renamed here there
for way in "here there" "there here"; do ok "another name in each: $way" "$RENONSZ" -f ${way% *}.db merge ${way#* }.db Este; done
renamed there && "$RENONSZ" -f here.db event new "Elő there" --date 2026-11-01 >/dev/null 2>&1
status "a name that another event has here" 5 "$RENONSZ" -f here.db merge there.db "Elő there"
has "is told" "már van ilyen nevű verseny azon a napon" <(tr -s '\n ' '  ' <.err)
lacks "and does not come" "mostantól" .err
is "nor does the final follow" 'carry="100 2026-11-01 Elő"' "$(carried here)"
copies
rm -f there.db && "$RENONSZ" -f there.db merge here.db Este >/dev/null 2>&1
ok "one that the other book has not" "$RENONSZ" -f here.db merge there.db Este
has "is to be merged there" 'az a másik könyvben nincs meg, ezért ott más az állás. Ott vegyék át azt is: renonsz merge "here.db" "Elő"' <(tr -s '\n ' '  ' <.err)
cp keep.db base.db
# Of who is entered no more the number stays; where it is somebody else's here it does not mean that one.
copies && there player add "Fa Ede" && there entry add fa && there event set lot=7,1 && there entry remove fa && here player add "Új Ida" && here entry add új
status "a number that nobody has there, and somebody here" 5 "$RENONSZ" -f here.db merge there.db
has "is told" "lot: a másik könyvben szerepel ez a rajtszám: 7; aki ott viseli, itt nincs benevezve" <(tr -s '\n ' '  ' <.err)
is "and does not mean that one" 1 "$(sqlite3 here.db "SELECT value FROM setting WHERE key = 'lot'")"
# A journal with such a number is read.
printf 'verseny "Tagok" datum=2026-11-28\nnevezo 1 "Kiss Péter"\ncsapat "X" A=7 B=1\n' >members.ulti
ok "a team with a number that nobody has" "$RENONSZ" -f members.db import members.ulti
has "is told" "team-1: nincs 7. rajtszámú nevezett" <(tr -s '\n ' '  ' <.err)
is "and written so" 'csapat "X" A=7 B="Kiss Péter"' "$("$RENONSZ" -f members.db export --journal | grep ^csapat)"


# Two who are one person in one book alone are one in both, with all that they have; who sat in one round stay two, and are told.
two_of_one() { copies && here player add "Kiss P." --yes && here entry add "Kiss P." --yes && takes there here; }
for then in : 'there event set "team-1=X: 7,2"' 'there table add 2 1 A=7 B=5 C=3' 'there discipline add sárga "Kiss P." --reason x'; do
	two_of_one && eval "$then" && here player join "Kiss P." "Kiss Péter"
	ok "joined in one book: $then" "$RENONSZ" -f there.db merge here.db
	has "it is told" "Kiss P.: a másik könyvben összevonták vele: Kiss Péter, és mostantól itt is egy játékos" <(tr -s '\n ' '  ' <.err)
	agree "joined in one book: $then"
	is "nobody is there twice" 0 "$("$RENONSZ" -f there.db export --journal | grep -c 'Kiss P\.')"
done
two_of_one && here player join "Kiss P." "Kiss Péter" && takes there here && here undo --yes
quarrel "a join that was undone in one book"
has "is told there" 'renonsz player join "Kiss P." "Kiss Péter"' <(tr -s '\n ' '  ' <.err)
is "they stay two" 1 "$("$RENONSZ" -f here.db export --journal | grep -c 'Kiss P\.')"
two_of_one && here player join "Kiss P." "Kiss Péter" && there table add 2 1 A=7 B=1 C=3
status "joined in one book, in one round in the other" 5 "$RENONSZ" -f there.db merge here.db
has "is told" "itt külön játékosok maradnak" <(tr -s '\n ' '  ' <.err)
ok "and that book is sound" "$RENONSZ" -f there.db verify
# What one book changed of a player whom the other joined to somebody comes as the join gives it, whichever takes over first.
changed_and_joined() { # CHANGE ENTERED WHAT: as in one book
	for way in "here there" "there here"; do
		copies && here player add "Új Ede" --yes && eval "$2" && cp here.db there.db && eval "here $1" && there player join nagy "Új Ede"
		ok "joined there, changed here, $1, $2: $way" "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
		"$RENONSZ" -f ${way% *}.db export --journal >is && has "joined there, changed here, $1, $2: so it is: $way" "$3" is
		ok "joined there, changed here, $1, $2: then $way" "$RENONSZ" -f ${way#* }.db merge ${way% *}.db
		same "joined there, changed here, $1, $2: both are equal: $way" is <("$RENONSZ" -f ${way#* }.db export --journal)
		agree "joined there, changed here, $1, $2: $way"
	done
}
for entered in true 'here entry add "Új Ede" --start 8'; do
	[ "$entered" = true ] && no=2 || no=8
	changed_and_joined "player change nagy --public none" "$entered" "nevezo $no \"Új Ede\" nyilvanos=none"
	changed_and_joined "player change nagy --club Szeged" "$entered" "nevezo $no \"Új Ede\" klub=\"Szeged\""
	changed_and_joined "player change nagy --club Szeged; here player change új --club Eger" "$entered" "nevezo $no \"Új Ede\" klub=\"Eger\""
	changed_and_joined "entry change nagy --start 12" "$entered" "nevezo ${no/2/12} \"Új Ede\""
done
two_of_one && here player change "Kiss Péter" --club X --public initials && takes there here && there player change "Kiss P." --public none && here player join "Kiss P." "Kiss Péter"
merged "one of two who are one here is not to be named there" 0
has "nor is that one" 'klub="X" nyilvanos=none' is
here player change "Kiss Péter" --public name && merged "unless this book says so since" 0
none "so it stays" "$(grep nyilvanos=none is)"
# One book takes the second entry back, the other joins the two: what speaks by the number means that one person in both.
taken_or_joined() { two_of_one && here event set "team-1=X: 7,2" lot=7,3 "category-1=U20:7" && takes there here && here entry remove "Kiss P." && there player join "$@"; }
for first in "here there" "there here"; do
	taken_or_joined "Kiss P." "Kiss Péter" && ok "taken back, and joined: $first" "$RENONSZ" -f ${first% *}.db merge ${first#* }.db
	agree "taken back, and joined: $first"
	is "the team has that one" 'csapat "X" A="Kiss Péter" B="Nagy Éva"' "$("$RENONSZ" -f here.db export --journal | grep ^csapat)"
	taken_or_joined "Kiss Péter" "Kiss P."
	takes $first; takes ${first#* } ${first% *}; takes $first
	agree "taken back, and joined to: $first"
	is "the team has that one too" 'csapat "X" A="Kiss P." B="Nagy Éva"' "$("$RENONSZ" -f there.db export --journal | grep ^csapat)"
done
taken_or_joined "Kiss P." "Kiss Péter" && ok "that the number follows" "$RENONSZ" -f here.db merge there.db
has "is told" 'Kiss Péter: ahol a rajtszámával szerepel, ott most 1 áll: category-1 (U20), lot, team-1 (X)' <(tr -s '\n ' '  ' <.err)
# Whose number was given to another in one of two books that met by a merge: it means that one in both.
two_of_one && here event set "team-1=X: 2,7" lot=7,3 && rm -f there.db && there event new K --date 2026-01-01 && takes there here && there event use Este &&
	there entry remove "Kiss P." && there player add Vali --yes && there entry add Vali && ok "a number that means another there" "$RENONSZ" -f here.db merge there.db
none "nothing is called set back" "$(grep -o visszaáll .err)"
is "it means that one here too" 'csapat "X" A="Nagy Éva" B="Vali"' "$("$RENONSZ" -f here.db export --journal | grep ^csapat)"
agree "a number that means another"
# Who is in two teams by it is told.
two_of_one && here event set "team-1=X: 7,2" "team-2=Y: 1,3" && takes there here && here player join "Kiss P." "Kiss Péter"
has "in two teams" 'team-2: az 1. rajtszám már egy másik csapaté: X (team-1)' <(tr -s '\n ' '  ' <.here)
status "there too" 5 "$RENONSZ" -f there.db merge here.db
has "it is told" 'team-2: az 1. rajtszám már egy másik csapaté: X (team-1)' <(tr -s '\n ' '  ' <.err)

# What changes what was here is told: who took over a seat, the seed of a round, cards, a check mark, who is entered.
copies && here player add "Fa Ede" && there player add "Fa Ede" && there duplicate attach 1 s2 3 --force && there table seat 1 1 B=4 --from 3 && there sheet check 1 2 --by Anna
there cards set 1 1 3 'C P m' 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' 'talon zA tX' && there entry add fa && there round start 1 --minutes 60
cp here.db before.db
for lang in hu en; do cp before.db here.db; "$RENONSZ" --lang $lang -f here.db merge there.db 2>&1 | tr -s '\n ' '  ' >$lang.said; done
has "who took over a seat" "1. forduló, 1. asztal: átjött a másik könyvből: B szék: Szabó Anna a 3. leosztástól" hu.said
has "in English" "round 1, table 1: came over from the other book: seat B: Szabó Anna from deal 3 on" en.said
has "the seed of a round" "átjött a másik könyvből: 1. forduló, kiosztandó lapjainak magja „s2”" hu.said
has "cards" "1. forduló, 1. asztal: átjött a másik könyvből: kártyák: 3. leosztás" hu.said
has "cards, in English" "came over from the other book: the cards of deal 3" en.said
has "a check mark" "1. forduló, 2. asztal: a lapot a másik könyvben ellenőrizte Anna, és ez itt is fel van jegyezve" hu.said
has "who is entered" "átjött a másik könyvből: nevezés: 7. Fa Ede" hu.said
has "a clock" "came over from the other book: the clock of round 1" en.said
"$RENONSZ" -f here.db merge there.db 2>&1 | tr -s '\n ' '  ' >said
is "once" 0 "$(grep -c átjött said)"
rm -f here.db && "$RENONSZ" -f here.db merge there.db Este >.out 2>said
is "of a whole event it is not" 0 "$(grep -c átjött said)"


# Who somebody is does not hang on the name: of a book that had the event by a merge, or who came over by one, too.
met() { copies && rm -f there.db && "$RENONSZ" -f there.db merge here.db Este >.out 2>&1; }
renamed() {
	for from in met copies; do
		$from && eval "$2"
		"$RENONSZ" -f here.db standings --csv >kept
		ok "$1, $from: the renamed one takes the other over" "$RENONSZ" -f here.db merge there.db
		"$RENONSZ" -f here.db standings --csv >is
		same "$1, $from: everybody has what was theirs" kept is
		ok "$1, $from: the other way" "$RENONSZ" -f there.db merge here.db
		none "$1, $from: nobody is called new for a namesake" "$(grep -o "új játékosként kerül be" .err)"
		"$RENONSZ" -f there.db standings --csv >is
		same "$1, $from: likewise there" kept is
		agree "$1, $from"
	done
}
renamed "a name" 'here player change kiss --name "Kiss Pál" && here event set "team-1=T: 1,4"'
renamed "a mark" 'here player change kiss --mark id'
renamed "father and son" 'here player change kiss --name "Kiss Péter id." && here player add "Kiss Péter" --yes && here table add 2 1 A="Kiss Péter" B=2 C=3 && here deal add 2 1 A U z ++'
renamed "two who exchange their names" 'here player change kiss --name X && here player change nagy --name "Kiss Péter" && here player change X --name "Nagy Éva"'
renamed "a rename undone after the other took it" 'here player change kiss --name "Kiss Pál" && takes there here && here undo --yes'
renamed "who came over by a merge" 'there player add "Új Ubul" && there table add 2 1 A=új B=2 C=3 && there deal add 2 1 A U z ++ && takes here there && there player change új --name "Új Ubald" && takes here there'
met && here player change kiss --name "Kiss Pál" && there discipline add sárga kiss --reason x && there table seat 1 2 B=1 --from 3 && there event set lot=1,2
ok "measures, substitutes, lots of who is called otherwise here" "$RENONSZ" -f here.db merge there.db
is "make nobody new" 0 "$("$RENONSZ" -f here.db export --journal | grep -c "Kiss Péter")"
agree "measures, substitutes, lots of who is called otherwise"

# Bets stand by name: whose they are is told by the book in which they were typed, at the names it had then.
bettors() { # bettors [SED]
	rm -f base.db && sed "${1:-}" <<'END' | "$RENONSZ" -f base.db import - 2>/dev/null
verseny "Este" datum=2026-11-21 szabaly=ecarte tet=10
nevezo 1 "Kiss Péter"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imre"
nevezo 4 "Szabó Anna"
nevezo 5 "Varga Ilona"
fordulo 1
asztal 1
A=1 B=2
1 A fogad:A:10 fogad:B:"Szabó Anna":10 e A5 / e A5 / e A3
asztal 2
A=3 B=5
END
}
# bets NAME CHANGES BETS [OTHERWISE]: as in one book where the bets were typed first, whoever takes over first.
bets() {
	cp base.db one.db
	for line in "$3" "$2"; do eval "${line//both/one}"; done
	for from in met copies; do for way in "here there" "there here"; do
		$from && eval "${2//both/here}" && eval "${4:-${3//both/there}}"
		for pair in "$way" "${way#* } ${way% *}"; do ok "$1, $from, $way: taken over" "$RENONSZ" -f ${pair% *}.db merge ${pair#* }.db; done
		agree "$1, $from, $way"
		"$RENONSZ" -f one.db export --journal >kept
		"$RENONSZ" -f there.db export --journal >is
		same "$1, $from, $way: each bet is of who made it" kept is
		one_money=$("$RENONSZ" -f one.db stats bettors --csv) && is "$1, $from, $way: and each account" "$one_money" "$("$RENONSZ" -f here.db stats bettors --csv)"
	done; done
}
one() { "$RENONSZ" -f one.db "$@" >/dev/null 2>&1; }
bettors
new_bet='both deal add 1 1 A fogad:A:10 fogad:B:Szabó:5 fogad:B:Kovács:5 e B5 / e B5 / e B3'
bets "a bettor who got another name" 'both player change szabó --name "Szabó Anita"' "$new_bet"
bets "two who exchange their names" 'both player change szabó --name X && both player change varga --name "Szabó Anna" && both player change X --name "Varga Ilona"' "$new_bet"
bets "a correction" 'both player change szabó --name "Szabó Anita"' 'both deal edit 1 1 1 A fogad:A:10 fogad:B:Szabó:10 e B5 / e B5 / e B3 --reason x'
bets "who plays elsewhere" 'both player change kiss --name "Kiss Pál"' 'both deal add 1 2 A fogad:A:10 fogad:B:Kiss:10 e A5 / e A5 / e A3'
bets "two who are one" 'both player join varga szabó' "$new_bet"
bets "a rename undone after the other took it" 'both player change szabó --name "Szabó Anita" && both undo --yes' "$new_bet" 'here player change szabó --name "Szabó Anita" && takes there here && here undo --yes && there deal add 1 1 A fogad:A:10 fogad:B:Anita:5 fogad:B:Kovács:5 e B5 / e B5 / e B3'
# The same where the bets stand by the short name of who was entered later.
bettors 's/"Szabó Anna":10/Szabó:10/'
bets "a short name, another name" 'both player change szabó --name "Tóth Anna"' "$new_bet"
bets "a short name, two who exchange their names" 'both player change szabó --name X && both player change varga --name "Szabó Anna" && both player change X --name "Varga Ilona"' "$new_bet"
bets "a short name, two who are one" 'both player join szabó varga' "$new_bet"
bets "a short name, a rename undone after the other took it" 'both player change szabó --name "Tóth Anna" && both undo --yes' "$new_bet" 'here player change szabó --name "Tóth Anna" && takes there here && here undo --yes && there deal add 1 1 A fogad:A:10 fogad:B:"Tóth Anna":5 fogad:B:Kovács:5 e B5 / e B5 / e B3'
bettors
copies && here player join szabó varga && eval "${new_bet//both/there}"
merged "a bet of who is another here by now" 0
agree "a bet of who is another here by now"
# One is joined to somebody in the one book, and to somebody else in the other: their bets, and what names them by number, disagree.
for settle in 'there undo --yes' 'here deal edit 1 1 1 A fogad:A:10 fogad:B:Tóth:10 e A5 / e A5 / e A3 --reason x && here event set lot=3,2'; do
	copies && here event set lot=4,2 && takes there here && here player join szabó varga && there player join szabó tóth
	for way in "here there" "there here" "here there"; do
		"$RENONSZ" -f ${way% *}.db export --journal >kept
		status "joined to two: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
		tr -s '\n ' '  ' <.err >said && has "the bet is told" 'fogad:B:"Tóth Imre":10”' said && has "the lot is told" "lot: itt „" said
		"$RENONSZ" -f ${way% *}.db export --journal >is
		same "joined to two: nothing changes: $way" kept is
	done
	eval "$settle" && agree "joined to two, settled by $settle"
done
copies && here sheet sign 1 1 --by Anna --force && there player change szabó --name "Szabó Anita"
merged "a new name, and a signed sheet" 5
has "how to solve it" 'fogad:B:"Szabó Anita":10” ' said && has "is told" "renonsz sheet open" said
here sheet open 1 1 && agree "once it is open" && is "the bet has the new name" 1 "$("$RENONSZ" -f here.db export --journal | grep -c 'fogad:B:"Szabó Anita"')"
copies && here sheet sign 1 1 --by Anna --force && there player change szabó --name "Szabó Anita" && takes there here
merged "once the signature was taken over" 5
copies && here player change szabó --name "Szabó Anita" && there player add "Szabó Anita" --yes && there deal add 1 1 A fogad:A:10 'fogad:B:"Szabó Anita":10' e A5 / e A5 / e A3
merged "a bettor of the new name who is somebody else" 5
has "is told" "1. forduló, 1. asztal: Szabó Anita: a másik könyvben ő azóta Szabó Anna" said
copies && here player change szabó --name "Vendég Vali" && there deal add 1 1 A fogad:A:10 'fogad:B:"Vendég Vali":10' e A5 / e A5 / e A3
merged "a guest of the new name" 5
has "is told, and what to do" "egy Vendég Vali nevű vendég fogad" said
there deal edit 1 1 2 A fogad:A:10 'fogad:B:"Vendég Vilma":10' e A5 / e A5 / e A3 --reason név
merged "once the guest's name is corrected" 0
agree "once the guest's name is corrected"
copies && here player change szabó --name "Szabó Anita" && there player change szabó --name "Szabó Aranka"
merged "two new names" 5
is "are no quarrel about the bet" 0 "$(grep -c fogad said)"

# A mistake that was put right where it was made comes back by no third book, and the ring settles.
ring_of() {
	copies && cp base.db third.db && eval "third $1" && takes there third && takes here there && eval "third $2"
	"$RENONSZ" -f third.db export --journal >kept
	"$RENONSZ" -f third.db merge here.db >.out 2>.err
	is "$1, $2: what the third book has from here is told" 5 $?
	"$RENONSZ" -f third.db export --journal >is
	same "$1, $2: and stays" kept is
	for pair in "here there" "there third" "third here" "here there" "there third" "third here"; do takes $pair; done
	for book in here there third; do
		"$RENONSZ" -f $book.db export --journal >is
		same "$1, $2: the ring settles in $book" kept is
	done
}
third() { "$RENONSZ" -f third.db "$@" >/dev/null 2>&1; }
for back in 'undo --yes' 'table seat 1 1 A="Kiss Péter" B="Nagy Éva"'; do ring_of 'table seat 1 1 A="Nagy Éva" B="Kiss Péter"' "$back"; done
for change in '--name "Kiss Pál"' '--mark id' '--club Eger' '--public initials'; do ring_of "player change kiss $change" 'undo --yes'; done
ring_of 'player change kiss --name "Kiss Pál"' 'player change "Kiss Pál" --name "Kiss Péter"'
ring_of 'entry change kiss --start 9' 'entry change kiss --start 1'

# Who goes in the one book and is drawn in the other leaves a seat there: said in both.
rm -f base.db
printf 'verseny "Kupa" datum=2026-11-21 leosztas=3\nnevezo 1 "Alma Aa"\nnevezo 2 "Béla Bb"\nnevezo 3 "Cili Cc"\nnevezo 4 "Dóra Dd"\n' | "$RENONSZ" -f base.db import - 2>/dev/null
copies && here discipline add visszalepes Béla --reason haza && there table add 1 1 A=Alma B=Béla C=Cili
ok "a seat of who has gone" "$RENONSZ" -f here.db merge there.db
has "is said" 'Béla Bb az 1. forduló 1. asztalánál ül (B), ahol még nincs leosztás; ültessen oda mást' <(tr -s '\n ' '  ' <.err)
ok "in the other book too" "$RENONSZ" -f there.db merge here.db
has "likewise" 'ültessen oda mást' <(tr -s '\n ' '  ' <.err)
here table seat 1 1 B=Dóra && takes there here
ok "once filled" "$RENONSZ" -f here.db merge there.db
is "it is not said any more" 0 "$(grep -c 'ültessen oda' .err)"

# Who was added last before the copy, and was taken back in the one book, comes over from the other like anybody new, and so does their next name.
rm -f base.db
printf 'verseny "Kupa" datum=2026-11-21 leosztas=3\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n' | "$RENONSZ" -f base.db import - 2>/dev/null
"$RENONSZ" -f base.db player add "Vén Vera" --yes 2>/dev/null
copies && here undo --yes && there entry add "Vén Vera" && there table add 2 1 A="Vén Vera" B=Nagy C=Tóth && there deal add 2 1 A P z +
merged "who was taken back here, and sits there" 0
agree "who was taken back here, and sits there"
there player change "Vén Vera" --name "Vén Veronika" && there entry change "Vén Veronika" --start 9
merged "then renamed there" 0
has "the name is told" "Vén Veronika" said
agree "then renamed there"
here player change "Vén Veronika" --name "Vén Virág" && here deal add 2 1 B P z +
ok "then renamed here" "$RENONSZ" -f there.db merge here.db
agree "then renamed here"

# A start number whose holder one book removed goes to whom it gave it; two entered in the other order get free numbers.
rm -f base.db
printf 'verseny "Kupa" datum=2026-11-21 leosztas=3\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\n' | "$RENONSZ" -f base.db import - 2>/dev/null
for player in "Késő Kata" "Lassú Laci"; do "$RENONSZ" -f base.db player add "$player" --yes 2>/dev/null; done
copies && there entry remove "Nagy Éva" && there entry add "Késő Kata" --start 2
merged "a number that was taken from one and given to another" 0
agree "a number that was taken from one and given to another"
copies && there entry remove "Nagy Éva" && there entry add "Késő Kata" --start 2 && here table add 1 1 A=Kiss B=Nagy C="Lassú Laci"
merged "not from who sits here" 5
has "which is told" "2. rajtszám: itt Nagy Éva, a másik könyvben Késő Kata" said
copies && for player in "Késő Kata" "Lassú Laci"; do here entry add "$player"; done && for player in "Lassú Laci" "Késő Kata"; do there entry add "$player"; done
merged "entered in the other order" 5
has "the number that is told is free" 'renonsz entry change "Lassú Laci" --start 5' said
ok "so it is given" "$RENONSZ" -f there.db entry change "Lassú Laci" --start 5
merged "then the other one" 5
has "is told by name" 'renonsz entry change "Lassú Laci" --start 5' said
here entry change "Lassú Laci" --start 5 && here entry change "Késő Kata" --start 4
agree "numbers as told"
# A copy from before a join was undone brings nothing; who was joined there alone since is told.
"$RENONSZ" -f base.db entry add "Késő Kata" 2>/dev/null && "$RENONSZ" -f base.db player join "Nagy Éva" "Késő Kata" >/dev/null 2>&1
copies && here undo --yes
merged "a join that was undone here" 0
none "brings no word" "$(grep -o "összevonták" said)"
there event set place=Eger
merged "where the other book went on with it" 5
has "it is told" "összevonták vele" said

# One number given out twice: both books name who gets which other one, and where, until it is done; then all comes.
rm -f base.db
printf 'verseny "Kupa" datum=2026-11-21 leosztas=3\n' >cup.ulti
for player in 1\ Kiss 2\ Nagy 3\ Tóth 4\ Szabó 5\ Varga 6\ Papp 7\ Fa; do printf 'nevezo %s "%s Ede"\n' ${player% *} ${player#* }; done >>cup.ulti
printf 'fordulo 1\nasztal 1\nA=1 B=2 C=3\n1 A P z +\nasztal 2\nA=4 B=5 C=6\n1 A P z +\n' >>cup.ulti
"$RENONSZ" -f base.db import cup.ulti 2>/dev/null
newcomer() { $1 player add $2 --yes && $1 entry add $2 && $1 table add $3 $4 A=$2 B=$5 C=$6 && $1 deal add $3 $4 A P z +; }
told() { tr -s '\n ' '  ' <.err | grep -o "$1[^:]*: renonsz entry change \"[^\"]*\" --start [0-9]*" | grep -o '"[^"]*" --start.*' | sort -u; }
newcomers() {
	copies && newcomer here Vali 2 1 1 2 && newcomer here Zita 3 1 1 2 && newcomer there Vera 2 2 3 4 && newcomer there Zoli 3 2 3 4
	[ $1 = late ] && there player add Urbán --yes && there entry add Urbán && there entry remove Urbán
	return 0
}
for first in "here there" "there here"; do for when in soon late; do
	newcomers $when
	for way in "$first" "${first#* } ${first% *}"; do
		status "newcomers, $first, $when: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
		[ ${way% *} = here ] && told "Kapjon másikat ott" >there.told || told "itt, ebben a könyvben" >here.told
	done
	is "newcomers, $first, $when: who changes, and to what" "\"Vera\" --start $([ $when = soon ] && echo "10 \"Zoli\" --start 11" || echo "11 \"Zoli\" --start 12")" "$(paste -sd' ' there.told)"
	same "newcomers, $first, $when: both books say it alike" there.told here.told
	for twice in 1 2; do while read -r name _ no; do there entry change ${name//\"/} --start $no; done <there.told; done
	agree "newcomers, $first, $when"
	is "newcomers, $first, $when: all tables have come" 6 "$("$RENONSZ" -f here.db export --journal | grep -c ^asztal)"
done; done
# Whoever was given a number by hand in each book keeps the lower one, whoever asks.
copies && for book in here there; do $book player add Vali --yes; done && here entry add Vali --start 20 && there entry add Vali --start 21
for way in "here there" "there here"; do
	status "two numbers of one: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
	has "two numbers of one: the lower, $way" 'renonsz entry change "Vali" --start 20' <(tr -s '\n ' '  ' <.err)
done
there entry change Vali --start 20 && agree "two numbers of one"

# Two who are one in the one book sit at two tables of a round in the other: no merge makes them sit at both.
two_seats() {
	copies && here player join "Fa Ede" "Szabó Ede" && eval "$2"
	status "$1" 5 "$RENONSZ" -f here.db merge there.db
	has "$1: both tables are named" "Fa Ede és Szabó Ede egy játékos (összevonták őket), és így egy forduló két asztalánál ülne: 1/$3, 1/2" <(tr -s '\n ' '  ' <.err)
	has "$1: and the way out" "renonsz table seat 1 $3 $4" <(tr -s '\n ' '  ' <.err)
	is "$1: the seat has not come" 1 "$("$RENONSZ" -f here.db table list --csv | grep -c "Szabó Ede")"
	status "$1: the other way" 5 "$RENONSZ" -f there.db merge here.db
	has "$1: told there too" "egy forduló két asztalánál ülnek: 1/$3, 1/2" <(tr -s '\n ' '  ' <.err)
	has "$1: with the way out" "renonsz table seat 1 $3 $4" <(tr -s '\n ' '  ' <.err)
	status "$1: and again" 5 "$RENONSZ" -f here.db merge there.db
	eval "$5" && agree "$1, then: $5"
}
for way in 'there table seat 1 1 B="Nagy Ede"' 'here undo --yes'; do two_seats "a seat" 'there table seat 1 1 B="Fa Ede"' 1 'B="Nagy Ede"' "$way"; done
for way in 'there table seat 1 1 B="Nagy Ede" --from 2' 'here undo --yes'; do two_seats "a takeover" 'there table seat 1 1 B="Fa Ede" --from 2' 1 'B="Nagy Ede" --from 2' "$way"; done
for way in 'there table seat 1 3 A="Új Ubul"' 'here undo 2 --yes'; do
	two_seats "a new table" 'there player add "Új Ubul" --yes && there player add "Más Manó" --yes && there player add "Jó Lia" --yes && there table add 1 3 A="Fa Ede" B="Más Manó" C="Jó Lia"' 3 "A=NÉV" "$way"
done
copies && here player join "Fa Ede" "Szabó Ede" && here table add 2 1 A="Szabó Ede" B=1 C=2 && there table add 2 2 A="Fa Ede" B=3 C=5
for way in "here there" "there here"; do
	status "each at a new table: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
	has "each at a new table: both are named, $way" "egy forduló két asztalánál ülne: 2/" <(tr -s '\n ' '  ' <.err)
done
there table seat 2 2 A="Papp Ede" && agree "each at a new table"

# Where the seats that the same merge brings let a join be made, it is made, and once more changes nothing.
moved_and_joined() {
	copies && here table add 2 1 A="Kiss Ede" B="Nagy Ede" C="Fa Ede" && takes there here && there table seat 2 1 C="Tóth Ede" &&
		there player join "Szabó Ede" "Fa Ede" && here table add 2 2 A="Varga Ede" B="Papp Ede" C="Szabó Ede" && eval "$1"
}
moved_and_joined : && merged "moved, then joined there" 0
has "it is told" "Szabó Ede: a másik könyvben összevonták vele: Fa Ede, és mostantól itt is egy játékos" said
has "the new table has that one" 'A="Varga Ede" B="Papp Ede" C="Fa Ede"' is
none "nobody is said to sit twice" "$(grep -o "másutt is ül" said)"
agree "moved, then joined there"
moved_and_joined 'there table seat 1 2 B="Kiss Ede"; here table seat 1 2 B="Nagy Ede"' && merged "with a table that differs" 5
is "that is told once" 1 "$(grep -o "1. forduló, 2. asztal: itt mások ülnek" said | wc -l)"
has "and the join is made" 'A="Varga Ede" B="Papp Ede" C="Fa Ede"' is
moved_and_joined 'there table seat 1 1 B="Fa Ede"; here table seat 1 1 B="Fa Ede" --from 2' && merged "at two tables there" 5
moved_and_joined 'here table seat 2 1 C="Papp Ede"; here table seat 2 1 C="Fa Ede" --from 2' && merged "not if the seats do not come" 5
has "the join is told" "itt külön játékosok maradnak, mert egy forduló két asztalánál ülnek: 2/2, 2/1" said

# Who was seated at a second table after the two were made one sits at both wherever that book goes.
copies && there player join "Fa Ede" "Szabó Ede" 2>/dev/null && there table seat 1 1 B="Szabó Ede" 2>/dev/null
agree "seated twice by hand"
is "seated twice by hand: at both tables" 2 "$("$RENONSZ" -f here.db table list --csv | grep -c "Szabó Ede")"
rm -f empty.db && status "seated twice by hand: into an empty book" 0 "$RENONSZ" -f empty.db merge there.db
is "seated twice by hand: at both tables there" 2 "$("$RENONSZ" -f empty.db table list --csv | grep -c "Szabó Ede")"

# A table that is new there waits while somebody at it sits at another one here: nobody gets a second one by half of a change.
copies && here table add 2 1 A=1 B=2 C=3 && there table add 2 1 A=1 B=2 C=5 && there table add 2 2 A=3 B=4 C=6
for once in 1 2; do status "a second table" 5 "$RENONSZ" -f here.db merge there.db; done
has "a second table: who, and where" "itt a forduló 1. asztalánál ül, ahol ott más" <(tr -s '\n ' '  ' <.err)
has "a second table: and the way out" "renonsz table remove 2 2" <(tr -s '\n ' '  ' <.err)
is "a second table has not come" 1 "$("$RENONSZ" -f here.db table list --csv | grep -c ",2,[12],\|^2,[12],")"
status "a second table: told there too" 5 "$RENONSZ" -f there.db merge here.db
here table seat 2 1 C=5
agree "a second table, once the first is right"
there table remove 2 2 && there table add 2 3 A=3 B=4 C=6
agree "a table with another number is none"

# The list of order of écarté names the same people in both books, whatever their start numbers.
turns() { "$RENONSZ" -f $1.db order --csv 2>/dev/null | sed 1d | cut -d, -f2,3 | sed 's/ [^,]*$//' | paste -sd' '; }
rm -f base.db
printf 'verseny "Kupa" datum=2026-11-21 szabaly=ecarte leosztas=6\n' >order.ulti
for player in 1\ Kiss 2\ Nagy 3\ Tóth 4\ Szabó 5\ Varga 6\ Papp; do printf 'nevezo %s "%s Ede"\n' ${player% *} ${player#* }; done >>order.ulti
"$RENONSZ" -f base.db import order.ulti 2>/dev/null
"$RENONSZ" -f base.db order draw kiss nagy tóth szabó varga >/dev/null 2>&1
for player in Vali Vera; do "$RENONSZ" -f base.db player add $player --yes >/dev/null 2>&1; done
copies && for change in "3 --start 97" "5 --start 3" "97 --start 5"; do there entry change $change; done
there player join szabó papp && there entry remove varga && there entry add Vali --start 3
merged "start numbers exchanged, a join, a number given on, there" 0
is "each keeps the turn" "1,Kiss 2,Nagy 5,Tóth 6,Papp" "$(turns here)"
is "the list is not told as news" 0 "$(grep -c enters said)"
agree "start numbers exchanged, a join, a number given on, there"
copies && here entry add Vera && there entry add Vali && there order enter Vali tóth
merged "a number that is somebody else's here" 5
has "the step is told" 'sorrendjének 2. lépésében a másik könyvben ez a rajtszám szerepel: 7' said
is "nobody has the other's turn" "1,Kiss 2,Nagy 3,Tóth 4,Szabó 5,Varga" "$(turns here)"
there entry change Vali --start 8
agree "with another number"
is "it has come" "1,Kiss 2,Nagy 8,Vali 3,Tóth 4,Szabó 5,Varga" "$(turns here)"
sed 's/^nevezo 3/nevezo 99/;s/^nevezo 4/nevezo 3/;s/^nevezo 99/nevezo 4/' order.ulti >other.ulti
rm -f here.db && "$RENONSZ" -f here.db import other.ulti 2>/dev/null
"$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
has "other numbers from the first, the same people" "8,Vali 4,Tóth 3,Szabó" <(turns here)

# Two laptops that merge with a main book, both ways after each change: what is taken back and made again, by whichever of
# them, is in all three as it was typed last.
evening
cp base.db shared.db
one() { "$RENONSZ" -f one.db "$@" </dev/null >.out 2>&1 || { echo "not ok - $*" && sed 's/^/# /' .out; }; }
two() { "$RENONSZ" -f two.db "$@" </dev/null >.out 2>&1 || { echo "not ok - $*" && sed 's/^/# /' .out; }; }
# by_main NAME BEFORE CHANGE…: in turns, by one and the same, by each, by two and two.
by_main() {
	local name=$1 before=$2 writers writer change way failed
	shift 2
	cp shared.db main.db && cp main.db one.db && [ -z "$before" ] || { eval "one $before" && cp one.db main.db; }
	cp main.db kept.db
	for writers in "one one one one" "one two one two" "one one two two" "one two two one"; do
		due 3 || continue
		read -ra who <<<"$writers" && failed=""
		for book in main one two; do cp kept.db $book.db; done
		for change in "$@"; do
			writer=${who[0]} && who=("${who[@]:1}") && eval "$writer $change"
			for way in "main one" "main two" "one main" "two main"; do
				"$RENONSZ" -f ${way% *}.db merge ${way#* }.db >/dev/null 2>&1 || failed="$failed $change: $way"
			done
			"$RENONSZ" -f $writer.db export --journal >kept
			for book in main one two; do "$RENONSZ" -f $book.db export --journal | cmp -s - kept || failed="$failed $change: $book"; done
		done
		none "$name, by $writers" "$failed"
	done
}
by_main "an entry" "player add 'Új Ede'" "entry add ede" "entry remove ede" "entry add ede" "entry remove ede"
by_main "a table" "table add 2 1 A=1 B=2 C=3" "table remove 2 1" "table add 2 1 A=1 B=2 C=3" "table remove 2 1" "table add 2 1 A=1 B=2 C=3"
by_main "a round" "" "round add 3" "round remove 3" "round add 3" "round remove 3"
by_main "a team" "" "event set 'team-1=X: 1,2,3'" "event set team-1=none" "event set 'team-1=X: 1,2,3'" "event set team-1=none"
by_main "a setting" "" "event set unseated=bye" "event set unseated=missing" "event set unseated=bye" "event set unseated=missing"
by_main "the stake" "" "event set stake=5" "event set stake=10" "event set stake=5" "event set stake=10"
by_main "a signature" "" "sheet sign 1 1 --by Bea --force" "sheet open 1 1" "sheet sign 1 1 --by Bea --force" "sheet open 1 1"
by_main "a deal corrected" "" "deal edit 1 1 1 A U z +-" "deal edit 1 1 1 A U z ++" "deal edit 1 1 1 A U z +-" "deal edit 1 1 1 A U z ++"
by_main "a deal removed" "" "deal remove 1 1 3" "deal add 1 1 3 C P m +" "deal remove 1 1 3" "deal add 1 1 3 C P m +"
by_main "a deal void" "" "deal void 1 1 3 --reason x" "deal edit 1 1 3 C P m +" "deal void 1 1 3 --reason x" "deal edit 1 1 3 C P m +"
by_main "seats" "" "table seat 1 2 A=5 B=4" "table seat 1 2 A=4 B=5" "table seat 1 2 A=5 B=4" "table seat 1 2 A=4 B=5"
by_main "a name" "" "player change kiss --name 'Kis Péter'" "player change kis --name 'Kiss Péter'" "player change kiss --name 'Kis Péter'" "player change kis --name 'Kiss Péter'"
by_main "how one is shown" "" "player change kiss --public none" "player change kiss --public name" "player change kiss --public none" "player change kiss --public name"
by_main "a club" "" "player change kiss --club X" "player change kiss --club ''" "player change kiss --club X" "player change kiss --club ''"
by_main "a start number" "" "entry change kiss --start 33" "entry change kiss --start 1" "entry change kiss --start 33" "entry change kiss --start 1"
by_main "by undo" "" "event set stake=5" "undo --yes" "event set stake=5" "undo --yes"
# A ruling of a deal that is not recorded, and was turned down, comes with the deal's revisions where the table's numbers moved.
copies && here deal add 1 2 2 B U z ++ && here deal insert 1 2 1 B pU +- && here rule jury -r 1 -t 2 -d 4 points=-3,3,0 reason=z --yes && here rule jury -r 1 -t 2 -d 4 --revise 1 --yes state=dismissed
ok "it comes" "$RENONSZ" -f there.db merge here.db
ok "and the book is sound" "$RENONSZ" -f there.db verify
agree "turned down behind an inserted deal"
# A ruling of a deal that was not recorded, and how it was played, recorded under it in one book: that comes too.
ruled() { here rule jury -r 1 -t 2 -d 3 points=-3,3,0 "$@" --yes; }
revise() { here rule jury -r 1 -t 2 -d 3 --revise "$@" --yes; }
before_it() { copies && ruled reason=z act=q && cp here.db there.db && revise 1 state=open && here deal add 1 2 3 B U z ++; }
before_it && revise 1 state=decided points=-3,3,0 reason=z
ok "it comes" "$RENONSZ" -f there.db merge here.db
has "with how it was played" "3 B U z ++" <("$RENONSZ" -f there.db export --journal)
agree "recorded under a ruling"
before_it && RENONSZ_NOW=2026-09-01T10:00:00Z ruled reason=y act=p && RENONSZ_NOW=2026-09-01T10:01:00Z revise 2 state=dismissed reason=k
ok "it comes" "$RENONSZ" -f there.db merge here.db
ok "and the book is sound, though another ruling gave the same points" "$RENONSZ" -f there.db verify
agree "recorded under a ruling, and a second one turned down"
# Where this book has done something else at the table, it is named, with the way out.
before_it && revise 1 state=decided points=-3,3,0 reason=z && there deal add 1 2 2 B U z ++
status "not without a word" 5 "$RENONSZ" -f there.db merge here.db
has "both lines are named" "az ítélet alatt itt „3 –”, a másik könyvben „3 B U z ++”" <(tr -s '\n ' '  ' <.err)
ok "the other way round it is no news" "$RENONSZ" -f here.db merge there.db
there rule jury -r 1 -t 2 -d 3 --revise 1 state=open --yes && there deal add 1 2 3 B U z ++ && there rule jury -r 1 -t 2 -d 3 --revise 1 state=decided points=-3,3,0 reason=z --yes
agree "recorded under the ruling in both"
has "both have the line" "3 B U z ++" <("$RENONSZ" -f there.db export --journal)
# Who was removed from the event goes from the other book too, whatever they are called by now, and wherever they were renamed.
gone() {
	local name=$1 change
	shift
	copies && here player add "Új Ede" && here entry add ede --start 9 && cp here.db there.db
	for change in "$@"; do eval "$change"; done
	there deal add 1 1 4 A U z ++
	ok "$name: it comes" "$RENONSZ" -f there.db merge here.db
	has "$name: the entry goes" "a másik könyvben törölték, és itt is törölve lett: nevezés: 9" <(tr -s '\n ' '  ' <.err)
	agree "$name"
	none "$name: nobody has the number" "$("$RENONSZ" -f there.db export --journal | grep '^nevezo 9')"
}
gone "renamed, then removed" "here player change ede --name 'Új Edit'" "here entry remove 9"
gone "removed, then renamed" "here entry remove 9" "here player change ede --name 'Új Edit'"
gone "with a mark, then removed" "here player change ede --mark X" "here entry remove 9"
gone "shown otherwise, then removed" "here player change ede --public none" "here entry remove 9"
gone "renamed and shown otherwise, then removed" "here player change ede --name 'Új Edit' --public none" "here entry remove 9"
gone "renamed there, removed here" "there player change ede --name 'Új Edit'" "here entry remove 9"
gone "and another has that name" "here player change ede --name 'Új Edit'" "here entry remove 9" "here player change kiss --name 'Új Ede'"
# So does a measure of somebody who was renamed.
copies && here discipline add kizárás kiss --reason x && cp here.db there.db && here undo --yes && here player change kiss --name "Kis Pál" && there deal add 1 1 4 A U z ++
agree "a measure taken back of somebody renamed"
# A player struck here who comes back with a table comes back with the number they have there.
copies && here player add "Fa Ede" && here entry add fa --start 11 && cp here.db there.db && here entry remove fa && there table seat 1 1 A="Fa Ede"
"$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
has "struck here, seated there: entered again as there" 'nevezo 11 "Fa Ede"' <("$RENONSZ" -f here.db export --journal)
agree "struck here, seated there"
# Then another table of that player comes at once, and not with the next merge.
copies && here player add "Fa Ede" && here entry add fa --start 11 && cp here.db there.db && here entry remove fa
there table add 2 1 A=11 B=2 C=3 && there deal add 2 1 1 A P m + && there table seat 1 1 A="Fa Ede"
merged "struck here, seated there at two tables" 0
has "both tables come" "1 A P m +" <(sed -n '/^fordulo 2/,$p' is)
agree "struck here, seated there at two tables"
