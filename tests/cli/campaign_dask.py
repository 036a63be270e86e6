"""campaign_dask.py TESSERA SOURCE_DIR SCRATCH: campaigns by Dask, on a cluster of their own and on a scheduler that runs.

In each a worker is killed in the middle of a part, and the result must be that of one machine, byte for byte.
"""
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time

if importlib.util.find_spec("distributed") is None:
    print("skipped: python3-distributed is not installed")
    sys.exit(0)

tessera, source, scratch = sys.argv[1:]
campaign = os.path.join(source, "src/cli/tessera-campaign")
LAB = ["lab", "levels/polyomino/06-iq.txt", "levels/number_swap/07-nine-to-sort.txt", "--engines", "default", "--seeds", "1..60",
       "--repeatable"]
MANY = ["generate", "--family", "number_swap", "--size", "3x2", "--seed", "7", "--count", "40"]
BOARD = "levels/polyomino/29-iq-empty.txt"
LIMIT = 240  # seconds for one command, on a loaded machine


def make_folder():
    shutil.rmtree(scratch, ignore_errors=True)
    os.makedirs(scratch)
    os.chdir(scratch)
    os.symlink(os.path.join(source, "levels"), "levels")
    # Kills its worker, the parent, in the middle of part 2, once for each file `kill`.
    with open("killing", "w", encoding="utf-8") as file:
        file.write(f"""#!/bin/bash
if [[ "$*" == *" --part 2/"* ]] && rm {scratch}/kill 2>/dev/null; then
    kill -KILL $PPID
    sleep 60
fi
exec {tessera} "$@"
""")
    os.chmod("killing", 0o755)


def run(*words, status=0):
    ending = subprocess.run([*words], capture_output=True, text=True, timeout=LIMIT)
    assert ending.returncode == status, f"{words}: {ending.returncode}\n{ending.stdout}\n{ending.stderr}"
    return ending


def run_campaign(*words, status=0):
    return run(sys.executable, campaign, *words, status=status)


def content(*names):
    return [open(name, "rb").read() for name in names]


def check_same(name, whole):
    assert content(name, f"{name}.manifest") == content(whole, f"{whole}.manifest"), f"{name} is not {whole}"
    assert not os.path.exists(f"{name}.parts")


def order_a_kill():
    open("kill", "w").close()


def check_killed():
    assert not os.path.exists("kill"), "no worker was killed"


def try_commands(*own):
    order_a_kill()
    told = run_campaign(*own, "--parts", "5", *LAB, "--csv", "lab.csv").stderr
    check_killed()
    assert "5 of 5 parts are made" in told.splitlines(), told  # Dask, too, speaks of its workers
    check_same("lab.csv", "whole_lab.csv")
    order_a_kill()
    run_campaign(*own, "--parts", "3", *MANY, "--json", "--output", "rows")
    check_killed()
    check_same("rows", "whole_rows")
    order_a_kill()
    assert run_campaign(*own, "--parts", "3", "count", BOARD).stdout == run(tessera, "count", BOARD).stdout
    check_killed()


def try_own_cluster():
    try_commands("--workers", "2", "--tessera", "./killing")


def try_scheduler():
    """Workers that start in folders of their own, without a nanny that would start another."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    parts = [subprocess.Popen([sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0",
                               "--no-dashboard", "--scheduler-file", "scheduler.json"], **quiet)]
    try:
        while not os.path.exists("scheduler.json"):
            assert parts[0].poll() is None, "the scheduler does not start"
            time.sleep(0.1)
        while True:
            try:
                with open("scheduler.json", encoding="utf-8") as file:
                    address = json.load(file)["address"]
                break
            except ValueError:
                time.sleep(0.1)
        for number in range(5):  # three are killed
            os.makedirs(f"host{number}")
            parts.append(subprocess.Popen([sys.executable, "-m", "distributed.cli.dask_worker", address, "--no-nanny", "--nthreads",
                                           "1", "--host", "127.0.0.1", "--no-dashboard"], cwd=f"host{number}", **quiet))
        try_commands("--scheduler", address, "--tessera", os.path.join(scratch, "killing"))
        assert sum(part.poll() == -signal.SIGKILL for part in parts) == 3
        os.makedirs("bin", exist_ok=True)
        os.symlink(tessera, "bin/tessera")
        shutil.copy(campaign, "bin/tessera-campaign")  # as installed, where the workers have no such program
        refused = run(sys.executable, "bin/tessera-campaign", "--scheduler", address, "--parts", "1", "count", BOARD, status=2)
        assert "a worker has no program tessera" in refused.stderr, refused.stderr
    finally:
        for part in parts:
            part.kill()
            part.wait()


def try_interruption():
    """The part that hangs is never made; what is there by then is kept."""
    with open("hanging", "w", encoding="utf-8") as file:
        file.write(f'#!/bin/bash\n[[ "$*" != *" --part 3/"* ]] || exec sleep 600\nexec {tessera} "$@"\n')
    os.chmod("hanging", 0o755)
    words = ["--workers", "2", "--tessera", "./hanging", "--parts", "4", *LAB, "--csv", "cut.csv"]
    process = subprocess.Popen([sys.executable, campaign, *words], stderr=subprocess.PIPE, text=True)
    while (line := process.stderr.readline()) != "3 of 4 parts are made\n":
        assert line, "the campaign has ended"
    process.send_signal(signal.SIGTERM)
    rest = process.stderr.read()
    assert process.wait(timeout=LIMIT) == 3, rest
    assert rest.endswith("interrupted; go on with --resume cut.csv\n"), rest
    assert sorted(os.listdir("cut.csv.parts")) == sorted(f"{p}-of-4{e}" for p in (1, 2, 4) for e in ("", ".manifest"))
    told = run_campaign("--workers", "1", "--tessera", tessera, *LAB, "--resume", "cut.csv").stderr
    assert told.splitlines()[0] == "4 of 4 parts are made", told
    check_same("cut.csv", "whole_lab.csv")


def try_refusals():
    refusals = {
        ("lab", "--nonsense"): "lab needs --csv FILE",
        (*LAB, "--csv", "x", "--svg", "y"): "--svg is not for a campaign",
        (*LAB, "--csv", "x", "--part", "1/2"): "--part is not for a campaign",
        (*MANY[:-2], "--output", "x"): "say with --count how many",
        ("solve", "levels"): "a command is missing; there are lab, generate, count",
        ("--parts", "0", *LAB, "--csv", "x"): "--parts must be a whole number",
        ("--scheduler", "tcp://127.0.0.1:1", "--workers", "2", *LAB, "--csv", "x"): "--workers is for this machine",
        ("--tessera", "nowhere", *LAB, "--csv", "x"): "there is no program nowhere",
        ("count", os.path.join(source, BOARD)): "name those below this folder",
        ("--workers", "1", "--parts", "1", "--tessera", tessera, "count", "levels/README.md"): "part 1 of 1: levels/README.md:3:1:",
    }
    for words, sentence in refusals.items():
        own = () if "--tessera" in words else ("--tessera", tessera)
        ending = run_campaign(*own, *words, status=2)
        assert sentence in ending.stderr and len(ending.stderr.splitlines()[-1]) < 500, ending.stderr
        assert ending.stdout == "" and not os.path.exists("x")


make_folder()
run(tessera, *LAB, "--csv", "whole_lab.csv")
run(tessera, *MANY, "--json", "--output", "whole_rows")
try_own_cluster()
try_scheduler()
try_interruption()
try_refusals()
print("done")
