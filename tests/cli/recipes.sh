# shellcheck shell=bash disable=SC2154
# Sourced by the tests of recipes for campaigns, which set tessera (the program), source (the checkout) and scratch. A recipe is run
# as it stands in a document, in a folder of its own where a worker is killed in the middle of part 2 of 4.

fail() {  # SENTENCE FILE...: shows the files
    echo "$1"
    shift
    cat "$@" 2>/dev/null || true
    exit 1
}

# Makes the scratch folder, and others in it, each with the levels; `tessera` is then the program whose second part is killed once.
# That worker writes its table to a narrow pipe that nobody reads, so it cannot come to its end before.
make_folder() {  # FOLDER...
    rm -rf "$scratch"
    mkdir -p "$scratch/bin"
    cd "$scratch" || exit
    for folder in . "$@"; do
        mkdir -p "$folder"
        ln -s "$source/levels" "$folder/levels"
    done
    cat >bin/tessera <<END
#!/bin/bash
case "\$*" in *" --part "*) echo "\$(cat part2.csv 2>/dev/null | wc -l) \$*" >>"$scratch/calls" ;; esac
if [[ "\$*" == *" --part 2/4 "* ]] && [ ! -e "$scratch/killed" ]; then
    mkfifo "$scratch/killed"
    exec 3<>"$scratch/killed"
    perl -e 'fcntl(STDOUT, 1031, 4096) or die; exec @ARGV' "$tessera" "\$@" >&3 &
    until [ -e part2.csv ] && [ "\$(wc -l <part2.csv)" -gt 5 ]; do sleep 0.02; done
    kill -KILL \$!
    wait \$!
    exit
fi
exec "$tessera" "\$@"
END
    chmod +x bin/tessera
    export PATH=$scratch/bin:$PATH
}

# Writes to recipe.sh the block of src/cli/README.md that begins with a line like PATTERN, the NUMBERth if there are several.
write_recipe() {  # PATTERN [NUMBER]
    awk -v pattern="$1" -v wanted="${2-1}" '$0 ~ pattern {++number; on = number == wanted} /^```/ {on = 0} on' \
        "$source/src/cli/README.md" >recipe.sh
    [ "$(wc -l <recipe.sh)" -gt 3 ] || fail "src/cli/README.md has no recipe that begins with $1"
}

# Part 2 was begun twice, and the second time it went on with the rows of the first.
check_gone_on_with() {
    [ "$(wc -l <calls)" -eq 5 ] || fail "more was made again than part 2" calls
    [ "$(grep -c -- '--part 2/4' calls)" -eq 2 ] || fail "part 2 was not made again" calls
    [ "$(grep -- '--part 2/4' calls | tail -n 1 | cut -d ' ' -f 1)" -gt 5 ] || fail "the killed worker left no rows" calls
}

# all.csv and its manifest are, byte for byte, those of one machine.
check_whole() {
    # shellcheck disable=SC2046  # the command's words
    "$tessera" $(sed -n 's/.*"command":"tessera \(lab [^"]*\)".*/\1/p' all.csv.manifest) --csv whole.csv >whole.txt 2>&1
    cmp whole.csv all.csv
    cmp whole.csv.manifest all.csv.manifest
}
