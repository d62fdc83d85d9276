
# words: those in front of the one being typed, without options and the values of options.
_renonsz_words() {
	local i
	words=()
	for ((i = 1; i < COMP_CWORD; i++)); do
		if [[ $_renonsz_values == *" ${COMP_WORDS[i]} "* ]]; then i=$((i + 1))
		elif [[ ${COMP_WORDS[i]} != -* ]]; then words+=("${COMP_WORDS[i]}"); fi
	done
}

# The first words of the commands; behind a first word, the second ones.
_renonsz_next() {
	local command
	for command in "${!_renonsz_options[@]}"; do
		if [[ $# -eq 0 ]]; then echo "${command%% *}"
		elif [[ $# -eq 1 && $command == "$1 "* ]]; then echo "${command#* }"; fi
	done
}

# The options of the command.
_renonsz_taken() {
	local two="${words[*]:0:2}" one=${words[0]-}
	echo "${_renonsz_options[${two:-none}]-${_renonsz_options[${one:-none}]-}} $_renonsz_everywhere"
}

_renonsz() {
	local typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} page=help words found=
	_renonsz_words
	if [[ ${words[0]-} == help ]]; then page=notation words=("${words[@]:1}"); fi
	if [[ $before == --lang ]]; then found="hu en"
	elif [[ $_renonsz_values == *" $before "* ]]; then found=
	elif [[ $typed == -* ]]; then found=$(_renonsz_taken)
	elif [[ ${#words[@]} -eq 0 ]]; then found="$(_renonsz_next) $page"
	else found=$(_renonsz_next "${words[@]}"); fi
	mapfile -t COMPREPLY < <(compgen -W "$found" -- "$typed" | sort -u)
	if [[ -z $found ]]; then
		compopt -o filenames 2>/dev/null
		mapfile -t COMPREPLY < <(compgen -f -- "$typed")
	fi
}
complete -F _renonsz renonsz
