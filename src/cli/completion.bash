
# folded: the word in small letters without accents; Hungarian names can be typed so.
_renonsz_fold() {
	folded=${1,,}
	folded=${folded//á/a} folded=${folded//é/e} folded=${folded//í/i} folded=${folded//ó/o}
	folded=${folded//ö/o} folded=${folded//ő/o} folded=${folded//ú/u} folded=${folded//ü/u} folded=${folded//ű/u}
}

# words: those in front of the one being typed, folded, without options and the values of options.
_renonsz_words() {
	local i folded
	words=()
	for ((i = 1; i < COMP_CWORD; i++)); do
		_renonsz_fold "${COMP_WORDS[i]}"
		if [[ $_renonsz_values == *" ${COMP_WORDS[i]} "* ]]; then i=$((i + 1))
		elif [[ $folded != -* ]]; then words+=("$folded"); fi
	done
}

# The first words of the commands; behind a first word, the second ones: of those that begin with what is typed.
_renonsz_next() {
	local command name folded language=${LC_ALL:-${LC_MESSAGES:-${LANG-}}}
	_renonsz_fold "$typed"
	for command in "${!_renonsz_options[@]}"; do
		name=${_renonsz_hungarian[$command]-$command}
		if [[ $# -eq 0 && $command == "$folded"* ]]; then
			[[ $language == en* && -n ${_renonsz_hungarian[$command]-} ]] || echo "${name%% *}"
		elif [[ $# -eq 1 && $command == "$1 $folded"* ]]; then echo "${name#* }"; fi
	done
}

# The options of the command.
_renonsz_taken() {
	local two="${words[*]:0:2}" one=${words[0]-}
	echo "${_renonsz_options[${two:-none}]-${_renonsz_options[${one:-none}]-}} $_renonsz_everywhere"
}

# What of these begins with what is typed.
_renonsz_of() { compgen -W "$*" -- "$typed"; }

_renonsz() {
	local typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} page=help words found=
	_renonsz_words
	if [[ ${words[0]-} == help || ${words[0]-} == sugo ]]; then page=notation words=("${words[@]:1}"); fi
	if [[ $before == --lang ]]; then found=$(_renonsz_of hu en)
	elif [[ $_renonsz_values == *" $before "* ]]; then found=
	elif [[ $typed == -* ]]; then found=$(_renonsz_of "$(_renonsz_taken)")
	elif [[ ${#words[@]} -eq 0 ]]; then found=$(_renonsz_next; _renonsz_of $page)
	else found=$(_renonsz_next "${words[@]}"); fi
	if [[ -n $found ]]; then mapfile -t COMPREPLY < <(sort -u <<<"$found")
	else
		compopt -o filenames 2>/dev/null
		mapfile -t COMPREPLY < <(compgen -f -- "$typed")
	fi
}
complete -F _renonsz renonsz
