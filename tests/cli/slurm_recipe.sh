#!/bin/bash
# slurm_recipe.sh TESSERA SOURCE_DIR SCRATCH: runs the recipe for Slurm of src/cli/README.md as it stands there, on a cluster of
# its own: munged, a controller and a node on this machine, with keys, settings and state in a folder of their own. The worker of
# part 2 is killed in the middle; Slurm begins it again, and the result must be that of one machine.
set -eu
tessera=$1 source=$2 scratch=$3
PATH=$PATH:/usr/sbin:/sbin
for program in munged slurmctld slurmd sbatch sinfo scontrol perl; do
    command -v $program >/dev/null || { echo "skipped: Slurm is not installed (slurm-wlm, munge)"; exit 0; }
done
# shellcheck source=tests/cli/recipes.sh
. "$(dirname "$0")/recipes.sh"

cluster=$(mktemp -d)  # not in the scratch folder: the name of a socket has 107 letters at most
daemons=()
end_cluster() {
    for daemon in "${daemons[@]}"; do kill "$daemon" 2>/dev/null && wait "$daemon" 2>/dev/null; done
    rm -rf "$cluster"
}
trap end_cluster EXIT

free_ports() {
    python3 -c 'import socket
sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
print(*(socket.getsockname()[1] for socket in sockets))'
}

# No cgroups, no systemd, no accounts. A credential is forgotten after five seconds, as a job that is to begin again waits so long.
write_settings() {  # CONTROLLER_PORT NODE_PORT
    local me
    me=$(id -un)
    mkdir "$cluster/state" "$cluster/spool"
    head -c 128 /dev/urandom >"$cluster/key"
    chmod 400 "$cluster/key"
    : >"$cluster/plugstack.conf"
    cat >"$cluster/slurm.conf" <<END
ClusterName=tessera
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=$me
SlurmdUser=$me
SlurmctldPort=$1
SlurmdPort=$2
AuthInfo=socket=$cluster/munge,cred_expire=5
StateSaveLocation=$cluster/state
SlurmdSpoolDir=$cluster/spool
SlurmctldPidFile=$cluster/controller.pid
SlurmdPidFile=$cluster/node.pid
PlugStackConfig=$cluster/plugstack.conf
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
MpiDefault=none
SchedulerParameters=bf_interval=1,sched_interval=1
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=2
PartitionName=all Nodes=ALL Default=YES
END
}

start_daemon() {  # COMMAND...
    "$@" >"$cluster/$1.log" 2>&1 &
    daemons=($! "${daemons[@]}")  # the last one is ended first
}

wait_for() {  # COMMAND...
    for _ in $(seq 150); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    fail "the cluster does not start: $*" "$cluster"/*.log
}

has_idle_node() { [ "$(sinfo --noheader --format %T)" = idle ]; }

start_cluster() {
    # shellcheck disable=SC2046  # two ports
    write_settings $(free_ports)
    export SLURM_CONF=$cluster/slurm.conf
    start_daemon munged --foreground --force --key-file="$cluster/key" --socket="$cluster/munge" --pid-file="$cluster/munged.pid" \
        --seed-file="$cluster/seed" --log-file="$cluster/munged"
    wait_for munge --no-input --socket="$cluster/munge"
    start_daemon slurmctld -D -c
    start_daemon slurmd -D -N "$(hostname -s)"
    wait_for has_idle_node
}

start_cluster
make_folder
write_recipe '^cat >part[.]sh'
timeout 400 bash -e recipe.sh >told.txt 2>&1 || fail "the recipe failed" told.txt calls slurm-*.out "$cluster"/slurmctld.log
[ -e killed ] || fail "no worker was killed" told.txt
grep -q "^slurmctld: Requeuing JobId=" "$cluster"/slurmctld.log || fail "Slurm did not begin part 2 again" "$cluster"/slurmctld.log
check_gone_on_with
check_whole
echo "Slurm began again the part that was killed: all $(wc -l <all.csv) lines are those of one machine"
