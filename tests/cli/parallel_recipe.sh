#!/bin/bash
# parallel_recipe.sh TESSERA SOURCE_DIR SCRATCH: runs the recipes for GNU parallel of src/cli/README.md as they stand there. In the
# first run the worker of part 2 is killed in the middle; the recipe is run again, and its result must be that of one machine.
# Two folders stand for the two machines of the second recipe: instead of ssh and scp, commands run and files lie there. As with
# ssh, SHELL is set: GNU parallel runs nothing without it and calls that success.
set -eu
tessera=$1 source=$2 scratch=$3
command -v parallel perl >/dev/null || { echo "skipped: GNU parallel is not installed"; exit 0; }
# shellcheck source=tests/cli/recipes.sh
. "$(dirname "$0")/recipes.sh"
logs=(first.txt second.txt jobs.log)

make_hosts() {
    make_folder hosts/one hosts/two
    printf '#!/bin/bash\ncd "%s/hosts/$1" && shift && [ "$1" = -- ] && shift && SHELL=/bin/bash exec bash -c "$*"\n' "$scratch" >bin/as_ssh
    printf '#!/bin/bash\ncp "%s/hosts/${1%%%%:*}"/${1#*:} "$2"\n' "$scratch" >bin/scp
    chmod +x bin/*
}

try_recipe() {
    make_hosts
    write_recipe '^seq 4 [|] parallel' "$1"
    ! bash recipe.sh >first.txt 2>&1 || fail "the first run did not miss its worker" "${logs[@]}"
    grep -q "$2" first.txt || fail "merge took what is not whole" "${logs[@]}"
    [ ! -e all.csv ] || fail "merge wrote a file without part 2" "${logs[@]}"
    [ "$(awk -F'\t' 'NR > 1 && $7 != 0' jobs.log | grep -c -- '--part 2/4')" -eq 1 ] || fail "part 2 was not killed" "${logs[@]}"
    [ "$(cat part2.csv hosts/*/part2.csv 2>/dev/null | wc -l)" -gt 5 ] || fail "the killed worker left no rows" "${logs[@]}"
    bash -e recipe.sh >second.txt 2>&1 || fail "the second run failed" "${logs[@]}"
    [ "$(awk -F'\t' 'NR > 1' jobs.log | wc -l)" -eq 5 ] || fail "more was made again than part 2" "${logs[@]}"
    check_whole
}

export PARALLEL_SSH=as_ssh
try_recipe 1 "part2.csv is not whole"
try_recipe 2 "part 2/4 is missing"
echo "parts that were killed were gone on with: all $(wc -l <all.csv) lines are those of one machine"
