#!/bin/bash
# parallel_recipe.sh TESSERA SOURCE_DIR SCRATCH: runs the recipes for GNU parallel of src/cli/README.md as they stand there. In the
# first run the worker of part 2 is killed in the middle; the recipe is run again, and its result must be that of one machine.
# Two folders stand for the two machines of the second recipe: instead of ssh and scp, commands run and files lie there. As with
# ssh, SHELL is set: GNU parallel runs nothing without it and calls that success.
set -eu
tessera=$1 source=$2 scratch=$3
command -v parallel perl >/dev/null || { echo "skipped: GNU parallel is not installed"; exit 0; }

fail() {
    echo "$1"
    cat first.txt second.txt jobs.log 2>/dev/null || true
    exit 1
}

make_folder() {
    rm -rf "$scratch"
    mkdir -p "$scratch/bin" "$scratch/hosts/one" "$scratch/hosts/two"
    cd "$scratch"
    for folder in . hosts/one hosts/two; do ln -s "$source/levels" "$folder/levels"; done
    # The worker that is killed writes its table to a narrow pipe that nobody reads, so it cannot come to its end before.
    cat >bin/tessera <<END
#!/bin/bash
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
    printf '#!/bin/bash\ncd "%s/hosts/$1" && shift && [ "$1" = -- ] && shift && SHELL=/bin/bash exec bash -c "$*"\n' "$scratch" >bin/as_ssh
    printf '#!/bin/bash\ncp "%s/hosts/${1%%%%:*}"/${1#*:} "$2"\n' "$scratch" >bin/scp
    chmod +x bin/*
}

# Writes the block number $1 of the README that begins with `seq 4 | parallel`.
write_recipe() {
    awk -v wanted="$1" '/^seq 4 \| parallel/ {++number; on = number == wanted} /^```/ {on = 0} on' \
        "$source/src/cli/README.md" >recipe.sh
    [ "$(wc -l <recipe.sh)" -gt 3 ] || fail "src/cli/README.md has no recipe $1"
}

try_recipe() {
    make_folder
    write_recipe "$1"
    ! bash recipe.sh >first.txt 2>&1 || fail "the first run did not miss its worker"
    grep -q "$2" first.txt || fail "merge took what is not whole"
    [ ! -e all.csv ] || fail "merge wrote a file without part 2"
    [ "$(awk -F'\t' 'NR > 1 && $7 != 0' jobs.log | grep -c -- '--part 2/4')" -eq 1 ] || fail "part 2 was not killed"
    [ "$(cat part2.csv hosts/*/part2.csv 2>/dev/null | wc -l)" -gt 5 ] || fail "the killed worker left no rows"
    bash -e recipe.sh >second.txt 2>&1 || fail "the second run failed"
    [ "$(awk -F'\t' 'NR > 1' jobs.log | wc -l)" -eq 5 ] || fail "more was made again than part 2"
    # shellcheck disable=SC2046  # the command's words
    "$tessera" $(sed -n 's/.*"command":"tessera \(lab [^"]*\)".*/\1/p' all.csv.manifest) --csv whole.csv >whole.txt 2>&1
    cmp whole.csv all.csv
    cmp whole.csv.manifest all.csv.manifest
}

export PATH=$scratch/bin:$PATH PARALLEL_SSH=as_ssh
try_recipe 1 "part2.csv is not whole"
try_recipe 2 "part 2/4 is missing"
echo "parts that were killed were gone on with: all $(wc -l <all.csv) lines are those of one machine"
