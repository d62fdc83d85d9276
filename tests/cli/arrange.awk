# An independent look at `renonsz arrange`: lines in turn, a request and its answer. Everything the certificate says is worked out
# again from the numbers alone; what differs is printed.
function text(line, key, open, close_,   s) {
	if (!match(line, "\"" key "\":" open)) return ""
	s = substr(line, RSTART + RLENGTH)
	return substr(s, 1, index(s, close_) - 1)
}
function wrong(what) { print "line " int((NR + 1) / 2) " (id " text(request, "id", "", ",") "): " what }
function note(key, wanted) {
	if (text(answer, key, "", (key == "same_table" ? "}" : ",")) + 0 != wanted)
		wrong(key " is " wanted ", told: " answer)
}
# "1,2,3],[4,5,6": the tables of a round, into size[] and seat[].
function tables_of(round,   list, numbers, i, k) {
	tables = split(round, list, /\],\[/)
	for (i = 1; i <= tables; i++) {
		size[i] = split(list[i], numbers, ",")
		for (k = 1; k <= size[i]; k++) seat[i, k] = numbers[k] + 0
	}
}
function remember(   i, k, j, p) {
	for (i = 1; i <= tables; i++)
		for (k = 1; k <= size[i]; k++) {
			p = seat[i, k]
			if (size[i] != 3) turns[p, size[i]]++
			if (size[i] == 1) continue
			sat[p, k]++; been[p, i] = 1; seen[p] = 1
			for (j = 1; j <= size[i]; j++) if (j != k) met[p, seat[i, j]] = 1
		}
}
function past(   s, list, rounds, i) {
	split("", met); split("", turns); split("", sat); split("", been); split("", seen)
	s = text(request, "played", "\\[\\[\\[", "]]]")
	rounds = s == "" ? 0 : split(s, list, /\]\],\[\[/)
	for (i = 1; i <= rounds; i++) { tables_of(list[i]); remember() }
}
function players(   s, list, i, no) {
	split("", rank); split("", club); split("", left)
	s = text(request, "players", "\\[", "]")
	count = split(s, list, /\},\{/)
	for (i = 1; i <= count; i++) {
		match(list[i], /"no":[0-9]+/); no = substr(list[i], RSTART + 5, RLENGTH - 5) + 0
		match(list[i], /"rank":[0-9]+/); rank[no] = substr(list[i], RSTART + 7, RLENGTH - 7) + 0
		if (match(list[i], /"club":"[^"]*"/)) club[no] = substr(list[i], RSTART, RLENGTH)
		left[no] = 1
	}
}
function grade(   i, k, j, p, q, d, total, sum, told, n) {
	repeats = fours = pairs = widest = span2 = same = 0
	for (i = 1; i <= tables; i++) {
		for (k = 1; k <= size[i]; k++) {
			p = seat[i, k]
			if (!left[p]) wrong(p " sits twice, or is not there")
			left[p] = 0
			if (size[i] != 3 && turns[p, size[i]]) fours++
			if (size[i] > 1 && been[p, i]) same++
			for (j = k + 1; j <= size[i]; j++) {
				q = seat[i, j]; d = rank[p] - rank[q]; d = d < 0 ? -d : d
				if ((p, q) in met) repeats++
				if ((p in club) && (q in club) && club[p] == club[q]) pairs++
				if (d > widest) widest = d
				span2 += d * d
			}
		}
	}
	for (p in left) if (left[p]) wrong(p " sits nowhere")
	note("repeats", repeats); note("four_repeats", fours); note("club_pairs", pairs)
	note("widest", widest); note("span2", span2); note("same_table", same)
}
function grade_seats(   told, n, k, p, sum) {
	n = split(text(answer, "seats", "\\[", "]"), told, ",")
	for (k = 1; k <= n; k++) {
		sum = 0
		for (p in seen) sum += sat[p, k] ^ 2
		if (sum != told[k]) wrong("seat " k " is " sum ", told " told[k])
	}
}
function sizes(   i, of, over) {
	split("", of)
	for (i = 1; i <= tables; i++) of[size[i]]++
	over = count % 3
	if (request ~ /"fill":"four"/ ? of[4] + 0 != over || of[1] : of[1] + 0 != over || of[4])
		wrong("wrong tables: " answer)
}
NR % 2 { request = $0; next }
{
	answer = $0
	if (answer ~ /"error"/) { wrong(answer); next }
	players(); past()
	tables_of(text(answer, "rounds", "\\[\\[\\[", "]]]"))
	sizes(); grade(); remember(); grade_seats()
	drawn++
}
END { print drawn + 0 " drawn" }
