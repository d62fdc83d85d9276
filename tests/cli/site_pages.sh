# The public pages: every link leads somewhere, the HTML is sound, nothing of a hidden name is in any file.
. "${TESTS:?}/lib.sh"
for game in bajnoksag ecarte tarokk; do "$RENONSZ" import "$TESTS/sample/$game.ulti" >/dev/null 2>&1; done
"$RENONSZ" import - >/dev/null 2>&1 <<'END'
verseny "Estély" datum=2026-11-21 forma=sportulti leosztas=2
fordulo 1
asztal 1
A="Kiss <b>Péter" B="Nagy É" C="Tóth & Imre"
1 A U z ++
2 B P m +
asztal 2
A="Ács Géza" B="Őri Jenő" C="Wéber Olga"
1 A U z +-
END
"$RENONSZ" season new 2026 >/dev/null && "$RENONSZ" season add 2026 1 >/dev/null
# pages FOLDER: prints links that lead nowhere.
dead() {
	python3 - "$1" <<-'END'
	import os, re, sys
	for folder, _, names in os.walk(sys.argv[1]):
	    for name in names:
	        if not name.endswith('.html'): continue
	        text = open(os.path.join(folder, name), encoding='utf-8').read()
	        for link in re.findall(r'(?:href|src)="([^"]+)"', text):
	            file, _, place = link.partition('#')
	            there = os.path.normpath(os.path.join(folder, file)) if file else os.path.join(folder, name)
	            if not os.path.isfile(there) or (place and 'id="%s"' % place not in open(there, encoding='utf-8').read()):
	                print(folder, name, link)
	END
}
for lang in hu en; do
	ok "pages of all events ($lang)" "$RENONSZ" --lang $lang site $lang --all
	none "every link leads somewhere ($lang)" "$(dead $lang)"
	find $lang -name '*.html' >pages
	is "there are pages of events, tables, players and a season ($lang)" yes "$([ "$(wc -l <pages)" -gt 150 ] && [ -f $lang/season/2026.html ] && echo yes)"
	none "tidy has nothing to say ($lang)" "$(xargs tidy -e -q <pages 2>&1 | head -5)"
	none "no script and no style stands within ($lang)" "$(xargs grep -lE '<script|style="|<style' <pages)"
done
has "markup in a name is text" "Kiss &lt;b&gt;Péter" hu/2026-11-21-estely/player/1.html
# Three taps: the event, the table, the deal.
has "why a deal has its points" "<summary>1. leosztás</summary>" hu/2026-11-21-tiszai-nyilt-ultibajnoksag/1-1.html
has "the check code is at the foot" "Ellenőrző kód: " hu/2026-11-21-tiszai-nyilt-ultibajnoksag/player/1.html
# Where somebody sits who has not played yet, and a measure without its reason.
"$RENONSZ" event use Tiszai >/dev/null && "$RENONSZ" draw 8 --seed s >/dev/null 2>&1
"$RENONSZ" discipline add yellow "Horváth Szilárd" --reason "titkos ok" >/dev/null
"$RENONSZ" site hu --all >/dev/null 2>&1
has "where a player sits next" '"lead">8. forduló: a' hu/2026-11-21-tiszai-nyilt-ultibajnoksag/player/1.html
lacks "not in a round that is played" '"lead">7. forduló' hu/2026-11-21-tiszai-nyilt-ultibajnoksag/player/1.html
has "a measure" "sárga lap" hu/2026-11-21-tiszai-nyilt-ultibajnoksag/index.html
lacks "without its reason" "titkos" hu/2026-11-21-tiszai-nyilt-ultibajnoksag/index.html
# How somebody did over the years.
has "a player's events, all on a page" "2026-11-21-estely/player/1.html" hu/player/kiss-b-peter.html
has "which the list of players leads to" 'href="kiss-b-peter.html"' hu/player/index.html
# A deal that was ruled on says by what, and the list of rulings leads there.
"$RENONSZ" event use Estély >/dev/null && "$RENONSZ" rule 3.4 -r 1 -t 1 -d 2 by=A trick=3 --yes >/dev/null 2>&1
"$RENONSZ" site hu --all >/dev/null 2>&1
has "why a ruled deal has its points" 'Ítélet: 3.4 Nem tett színre színt' <(sed -n '/id="d2"/,$p' hu/2026-11-21-estely/1-1.html)
has "the ruling leads there" 'href="1-1.html#d2"' hu/2026-11-21-estely/index.html
none "every link still leads somewhere" "$(dead hu)"
# What happens to an event leaves the pages of the others as they are.
"$RENONSZ" event use Estély >/dev/null && "$RENONSZ" deal edit 1 1 1 A U z -- >/dev/null
"$RENONSZ" site hu --all --csv 2>/dev/null | tail -n +2 >states
has "a deal corrected changes its table" "2026-11-21-estely/1-1.html,written" states
none "but no page of another event" "$(grep -E '^20.*,written' states | grep -v '^2026-11-21-estely')"
"$RENONSZ" undo --yes >/dev/null && "$RENONSZ" site hu --all --csv 2>/dev/null | tail -n +2 >states
has "nor does undo" "2026-11-21-estely/1-1.html,written" states
none "change another" "$(grep -E '^20.*,written' states | grep -v '^2026-11-21-estely')"
# Who may not be named is nowhere: on no page, in no feed, in no name of a file.
"$RENONSZ" player change "Horváth Szilárd" --public none >/dev/null
"$RENONSZ" player change "Fehér Róbert" --public initials >/dev/null
ok "hidden names" "$RENONSZ" site hu --all
none "are nowhere" "$(grep -rlE 'Horváth Szilárd|Fehér Róbert' hu; find hu | grep -E 'szilard|feher-robert')"
has "one has initials" ">F. R.<" hu/2026-11-21-tiszai-nyilt-ultibajnoksag/index.html
"$RENONSZ" player change "Fehér Róbert" --public name >/dev/null
"$RENONSZ" site hu --all >/dev/null 2>&1
has "and is back when shown again" "Fehér Róbert" hu/2026-11-21-tiszai-nyilt-ultibajnoksag/index.html
