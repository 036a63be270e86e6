#!/usr/bin/env bash
# Promise: web/run reads its options first, builds once at a time, and says what it needs of a read-only checkout.
# check_web_run.sh TOP SCRATCH: web/run in a separate tree, where setup, cmake and node only record their calls; and
# web/setup in a read-only folder.
set -u
top=$1 scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch/tree/web" "$scratch/bin"
cp "$top/web/run" "$scratch/tree/web/run"
noted=$scratch/noted
export PATH=$scratch/bin:$PATH NOTED=$noted SECONDS_OF_WORK=0
cat >"$scratch/bin/cmake" <<'EOF'
#!/bin/sh
[ "$1" != --build ] || { echo begin >>"$NOTED"; sleep "$SECONDS_OF_WORK"; echo end >>"$NOTED"; }
EOF
printf '#!/bin/sh\necho setup >>"$NOTED"\n' >"$scratch/tree/web/setup"
printf '#!/bin/sh\necho "node $*" >>"$NOTED"\n' >"$scratch/bin/node"
chmod +x "$scratch/bin/cmake" "$scratch/bin/node" "$scratch/tree/web/setup"
cd "$scratch/tree" || exit
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }
forget() { rm -f "$noted"; touch "$noted"; }

# Options are checked before anything is done, and errors are one line.
for words in '--port' '--port x' '--port -1' '--port 65536' '--port 99999' '--port 123456' '--odd' '--build-only --port'; do
    forget
    read -ra list <<<"$words"
    said=$(web/run "${list[@]}" 2>&1)
    [ $? = 2 ] || fail "$words: status"
    [[ $said == 'usage: '* && $(wc -l <<<"$said") = 1 ]] || fail "$words: said $said"
    [ ! -s "$noted" ] || fail "$words: work was begun"
done

forget
web/run --port 08081 >/dev/null 2>&1 || fail 'a port: status'
grep -qx 'node web/serve.mjs build/web/site 8081' "$noted" || fail "a port: $(cat "$noted")"

# The game is served while the lab is built.
forget
SECONDS_OF_WORK=0.5 web/run >/dev/null 2>&1 || fail 'serving: status'
[ "$(tr '\n' ' ' <"$noted")" = 'setup begin end node web/serve.mjs build/web/site begin end ' ] ||
    [ "$(tr '\n' ' ' <"$noted")" = 'setup begin end begin node web/serve.mjs build/web/site end ' ] || fail "serving: $(cat "$noted")"

# Concurrent runs build one after the other.
forget
for _ in 1 2 3; do SECONDS_OF_WORK=0.3 web/run --build-only >/dev/null 2>&1 & done
wait
[ "$(grep -v setup "$noted" | tr '\n' ' ')" = 'begin end begin end begin end ' ] || fail "three at once: $(tr '\n' ' ' <"$noted")"

# An interrupted run does not count as failed, leaves neither lock nor process behind, and the next one builds.
alive_in() { ps -eo pgid=,stat=,args= | awk -v group="$1" '$1 == group && $2 !~ /^Z/ { print $3 }'; } # a process group
check_stopped() { # signal, status; a shell's background jobs begin with INT ignored
    forget
    SECONDS_OF_WORK=20 setsid env --default-signal=INT web/run --build-only >"$scratch/said" 2>&1 &
    local runner=$! status
    for _ in $(seq 200); do ! grep -q begin "$noted" || break; sleep 0.05; done
    kill "-$1" -- "-$runner" 2>/dev/null || kill "-$1" "$runner"
    wait "$runner"
    status=$?
    [ "$status" = "$2" ] || fail "$1: status $status"
    grep -q 'stopped; the next run goes on' "$scratch/said" || fail "$1: said $(cat "$scratch/said")"
    ! grep -q failed "$scratch/said" || fail "$1: called a failure"
    flock --nonblock build/web.lock true || fail "$1: the lock is held"
    for _ in $(seq 40); do [ -n "$(alive_in "$runner")" ] || break; sleep 0.05; done
    [ -z "$(alive_in "$runner")" ] || fail "$1: there goes on $(alive_in "$runner")"
    forget
    SECONDS_OF_WORK=0 timeout 20 web/run --build-only >"$scratch/said" 2>&1 || fail "$1: the next run: $(cat "$scratch/said")"
    [ "$(grep -v setup "$noted" | tr '\n' ' ')" = 'begin end ' ] || fail "$1: the next run: $(tr '\n' ' ' <"$noted")"
}
check_stopped INT 130
check_stopped TERM 143

# A read-only folder is reported in one line, before anything is fetched.
forget
rm -rf build
touch build
said=$(web/run --build-only 2>&1)
[ $? = 1 ] || fail 'read-only: status'
[[ $said == 'tessera: cannot write to '*'/build: of a read-only checkout make a copy'* && $(wc -l <<<"$said") = 1 ]] || fail "read-only: said $said"
[ ! -s "$noted" ] || fail 'read-only: work was begun'

# The same for setup.
said=$(TESSERA_THIRD_PARTY=$PWD/build/third-party "$top/web/setup" play 2>&1)
[ $? = 1 ] || fail 'setup, read-only: status'
[[ $said == 'tessera: cannot write to '*'; TESSERA_THIRD_PARTY may name'* && $(wc -l <<<"$said") = 1 ]] || fail "setup, read-only: said $said"

[ "$failures" = 0 ] && echo 'web/run does as it says'
exit "$((failures > 0))"
