# Lines of JSON by somebody who has read nothing but the help: what it shows works, it names every field, and what is
# refused is refused in words that name the field and what it can be.
. "${TESTS:?}/lib.sh"
renonsz() { "$RENONSZ" "$@"; }

for lang in hu en; do
	for command in settle judge; do
		for rules in mausz-2017 ulti-online vadasz-2025 ecarte; do
			page=page.$command.$rules.$lang
			"$RENONSZ" --lang $lang $command --rules $rules --help >$page
			"$RENONSZ" --lang $lang help $command $rules >page
			same "help $command $rules ($lang): asked in both ways" $page page
			sed -n 's/^  \({.*}\)$/\1/p' $page >lines
			[ -s lines ] || echo "not ok - $command $rules ($lang): no line to copy"
			status "$command $rules ($lang): the lines that are shown work" 0 "$RENONSZ" $command --rules $rules lines
			: >unnamed
			# A field that is not there is refused with those that are; each stands on the page.
			echo '{"nosuch":1}' | "$RENONSZ" --lang en $command --rules $rules \
				| jq -r .error.message | sed 's/.*there can be //; s/, /\n/g' >fields
			[ "$(wc -l <fields)" -ge 3 ] || echo "not ok - $command $rules: fields: $(cat fields)" | tee unnamed
			# Where only the jury decides, what belongs to other cases is passed over.
			if [ "$command" = judge ] && grep -q '"jury"; \(kell\|needed\)$' $page; then echo "id case players facts" | tr ' ' '\n' >fields; fi
			while read -r field; do grep -qE "(^|[^a-z_])$field([^a-z_]|$)" $page || echo "$field" >>unnamed; done <fields
			same "$command $rules ($lang): every field is on the page" /dev/null unnamed
			fits "in 80 columns" $page
		done
	done
	# A command that is shown whole can be pasted; it reads no book.
	for command in settle judge replay solve; do
		"$RENONSZ" --lang $lang help $command | awk '/^  echo / { on = 1 } on; on && !/\\$/ { exit }' >example
		[ -s example ] || echo "not ok - help $command ($lang): no example"
		(. ./example) >answer 2>err || cat err
		jq -e 'has("error") | not' answer >/dev/null && echo "ok - help $command ($lang): the example works" \
			|| echo "not ok - help $command ($lang): $(cat answer)"
	done
done
status "rules that there are not" 2 "$RENONSZ" help settle bridge
has "are named, and those that there are" "vadasz-2025" "$WORK/.err"

# The facts of écarté's cases as the page has them are those that the program asks for.
sed -n 's/^    \(\([0-9]\|jury\).*\)/\1/p; s/^              //p' page.judge.ecarte.en | tr '\n' ' ' \
	| sed 's/ \([0-9][0-9]\(, [0-9]*\)*  \|jury  \)/\n\1/g' | sed 's/  */ /g' >told
for case in 14 15 16 17 18 19 20 21 22 25 26 27 28 29 32 34 44 51 55; do
	echo "{\"case\":\"$case\",\"dealer\":\"A\",\"offender\":\"A\",\"facts\":{\"nosuch\":1}}" \
		| "$RENONSZ" --lang en judge --rules ecarte | jq -r .error.message | sed 's/.*it asks for //; s/, /\n/g' | sort >asked
	grep -E "^([0-9]+, )?$case[ ,]" told | sed -E 's/^[0-9, ]* //; s/: [^;]*//g; s/; /, /g; s/ +$//; s/, /\n/g' | sort >row
	same "case $case of ecarte asks for what the page says" asked row
done

# refused RULES COMMAND LINE WORDS: the message has the words, in English.
refused() {
	echo "$3" | "$RENONSZ" --lang en $2 --rules $1 | jq -r '.error.message // "not refused"' >message
	has "$1 $2 $3" "$4" message
}
refused mausz-2017 settle '{}' 'the field “bid” is missing; it can be "40-100+ulti"'
refused mausz-2017 settle '{"bid":"U","dealr":"A"}' 'there is no field “dealr” here; there can be id, bid, declarer'
refused mausz-2017 settle '{"bid":"U","declarer":"A","made":true}' 'it can be {"ulti":true,"parti":false}'
refused mausz-2017 settle '{"bid":"U","declarer":"A","made":{"ulti":true,"parti":true},"silent":{"20":"declarer"}}' 'there can be 100, ulti, 4-asz'
refused ulti-online settle '{"bid":"U"}' 'the field “declarer” is missing; it can be "A"'
refused ulti-online judge '{"case":"jury"}' '“points” is missing; “facts” can be {"points":{"A":20,"B":-10,"C":-10},"reason":"…"}'
refused vadasz-2025 settle '{"declarer":"A","bid":"2"}' '"partner":"C"'
refused vadasz-2025 settle '{"declarer":"A","bid":"2","partner":"C"}' '"card_points":52'
refused vadasz-2025 settle '{"declarer":"A","bid":"2","partner":"C","made":1}' '“made” has a wrong value; it can be {"parti":true}'
refused vadasz-2025 settle '{"declarer":"A","bid":"2","partner":"C","made":{"parti":true},"by":"A"}' '"end":"thrown-in"'
refused ecarte settle '{"dealer":"A"}' '“first”'
refused ecarte settle '{"dealer":"A","first":"direct"}' '“tricks”'
refused ecarte settle '{"dealer":"A","hands":[],"tricks":{"A":3,"B":2}}' 'there is no field “tricks” here; there can be id, players, dealer, hands'
refused ecarte judge '{"case":"99"}' 'the cases are 14, 15'
refused ecarte judge '{"case":"21","dealer":"A","facts":{"count":5}}' 'case 21: “count” has a wrong value; it can be 2, 3, 4, 6, 7'
refused ecarte judge '{"case":"21","dealer":"A","facts":{"count":4}}' 'case 21 needs “choice”; give it, it can be "void", "correct"'
refused ecarte judge '{"case":"21"}' 'case 21 needs “dealer”; give it, it can be "A", "B"'
refused ecarte judge '{"case":"38","offender":"A","facts":{"seen":true}}' 'case 38 does not ask for “seen”; it needs no facts'
echo '{"declarer":"A","bid":"U","trump":"tok"}' | "$RENONSZ" --lang en replay - >message
has "replay without hands" '“hands” is missing; it can be {\"A\":\"mAK9 z8 tA98 pAF8\",…}' message

# An id comes back as it was; what is not seen, or turns the line around, is escaped.
printf '{"id":"a\\u202Eb \\uFFFF \\uDBFF\\uDFFF ő","bid":"P","declarer":"A","trump":"m","made":{"parti":true}}\n' >odd.jsonl
"$RENONSZ" settle odd.jsonl >odd.out
has "an id that would turn the line around is escaped" '{"id":"a\u202eb \uffff \udbff\udfff ő",' odd.out
is "and is the same id" "$(jq -c .id odd.jsonl)" "$(jq -c .id odd.out)"
