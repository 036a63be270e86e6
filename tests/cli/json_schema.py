"""json_schema.py TESSERA SOURCE_DIR SCRATCH [all]: what every command prints with --json, validated against the published schema.

With `all`, every command reads every format; without it, `open` does, and the others read three.
Commands, options and their choices come from the program's own list, so a new one that no case tries fails here. In the end
the schema must refuse what it should.
"""
import json
import os
import re
import shlex
import shutil
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(0)

tessera, source, scratch = sys.argv[1:4]
tries_all = sys.argv[4:] == ["all"]
with open(os.path.join(source, "src/cli/tessera.schema.json"), encoding="utf-8") as published:
    schema = json.load(published)
jsonschema.Draft202012Validator.check_schema(schema)
definitions = schema["$defs"]
complaints = []
tried = {}  # (command, option): an object that was printed
examples = {}  # definition: objects
LIMIT = 120  # seconds for one command
looks_for_leaks = "1" if tries_all else "0"  # at the end of each program, which takes as long as most of them run
os.environ["ASAN_OPTIONS"] = f"{os.environ.get('ASAN_OPTIONS', '')}:detect_leaks={looks_for_leaks}"


def validator(name):
    return jsonschema.Draft202012Validator({**schema["$defs"][name], "$defs": definitions})


validators = {name: validator(name) for name in definitions}
whole = jsonschema.Draft202012Validator(schema)


def registry():
    """Returns {command: {option: choices}}, as the completion for bash has them."""
    text = subprocess.run([tessera, "completion", "bash"], capture_output=True, text=True, check=True).stdout
    names = re.search(r"compgen -W '([^']*)'", text).group(1).split()
    commands = {name: {} for name in names if not name.startswith("-")}
    for name, words in re.findall(r"^ *(\S+)\) options='([^']*)'", text, re.M):
        commands[name] = {option: [] for option in words.split() if option != "--help"}
    for name, option, words in re.findall(r"^ *'(\S+) (\S+)'\) .*compgen -W '([^']*)'", text, re.M):
        commands[name][option] = words.split()
    return commands


def run(words, given=None):
    return subprocess.run([tessera, *words], capture_output=True, text=True, input=given, cwd=scratch, timeout=LIMIT)


def objects_of(words, given=None):
    """Runs the command and validates its lines. Returns the objects."""
    ending = run(words, given)
    objects = []
    for line in ending.stdout.splitlines():
        try:
            objects.append(json.loads(line))
        except ValueError:
            complaints.append(f"{shlex.join(words)}: no JSON: {line[:80]}")
    if ending.returncode not in (0, 1, 2, 3):
        complaints.append(f"{shlex.join(words)}: status {ending.returncode}: {ending.stderr[:200]}")
    return objects


def try_case(definition, *words, given=None):
    """One command line; each object must be of one of these definitions, and of the whole schema."""
    names = definition if isinstance(definition, tuple) else (definition,)
    words = [*words] if words[0] == "serve" else [*words, "--json"]
    objects = objects_of(words, given)
    for thing in objects:
        fitting = [name for name in names if validators[name].is_valid(thing)]
        if not fitting or not whole.is_valid(thing):
            why = min((e.message for e in validators[names[-1]].iter_errors(thing)), key=len, default="?")
            complaints.append(f"{shlex.join(words)}: {json.dumps(thing)[:300]}: {why}")
        for name in fitting:
            examples.setdefault(name, []).append(thing)
        for word in words[1:]:
            tried.setdefault((words[0], word), thing)
    return objects


def levels(family, *names):
    return [os.path.join(source, "levels", family, name) for name in names]


def write(name, text):
    path = os.path.join(scratch, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def made(name, *words):
    return write(name, subprocess.run([tessera, *words], capture_output=True, text=True, cwd=scratch).stdout)


shutil.rmtree(scratch, ignore_errors=True)
os.makedirs(scratch)
commands = registry()
with_json = sorted(name for name, options in commands.items() if "--json" in options)

[iq] = levels("polyomino", "06-iq.txt")
swap, nine = levels("number_swap", "01-two-swaps.txt", "07-nine-to-sort.txt")
tiles, twelve = levels("edge_match", "02-four-corners.txt", "40-twelve.txt")
puzzles = [iq, swap, tiles]
cut = write("cut.txt", "A A B\nA B B\n")
impossible = write("impossible.txt", "tessera 1 polyomino\nboard\n...\n...\nend\npiece T4\nXXX\n.X.\nend\npiece I2\nXX\nend\n")
cover = write("cover.dlx", "a b c\na b\nc\nb c\na\n")


def dominoes(name, side):
    """Writes a square board to be filled with dominoes."""
    board = ("." * side + "\n") * side
    return write(name, f"tessera 1 polyomino\nboard\n{board}end\npiece I2 x{side * side // 2}\nXX\nend\n")


big = dominoes("big.txt", 40)
solution = made("solution.txt", "solve", swap)
code = subprocess.run([tessera, "share", iq], capture_output=True, text=True).stdout.strip()
made("list.txt", "generate", "--family", "number_swap", "--size", "3x2", "--count", "3")


def each_format():
    """Returns files in every format that is read."""
    files = {}
    for name in commands["show"]["--from"]:
        for puzzle in [iq, tiles, cut]:
            out = os.path.join(scratch, f"as.{name}")
            words = ["convert", puzzle, out, "--to", name] + (["--from", "cut"] if puzzle == cut else [])
            if name not in files and run(words).returncode == 0:
                files[name] = out
    return files


def files_for(name):
    return {form: file for form, file in files.items() if tries_all or name == "open" or form in ("level", "dlx", "xmpuzzle")}


def reading(name, definition, *words):
    """The options of all commands that read a puzzle."""
    for form, file in files_for(name).items():
        if name in ("solve", "count") or form != "dlx":
            names = (definition, "explain_step", "solve_cover")
            try_case(names, name, file, "--from", form, "--problem", "1", *words)
    if name != "check":
        try_case((definition, "explain_step"), name, "--cut", cut, *words)
    for puzzle in puzzles + [cut, impossible, code]:
        try_case((definition, "explain_step"), name, puzzle, *words)
    try_case((definition, "explain_step"), name, "list.txt", iq, swap, *words)


def stopped(name, definition):
    for puzzle in (twelve, big, nine):
        try_case((definition, "explain_step"), name, puzzle, "--limit", "0.2")


files = each_format()


def solve():
    reading("solve", "solve", "--limit", "5")
    stopped("solve", "solve")
    for engine in commands["solve"]["--engine"]:
        for puzzle in [*puzzles, nine]:
            try_case("solve", "solve", puzzle, "--engine", engine, "--seed", "2", "--limit", "0.5")
        try_case("solve_cover", "solve", cover, "--engine", engine)
    for heuristic in [*commands["solve"]["--heuristic"], "linear:1,2"]:
        for engine, puzzle in (("cell_first", iq), ("a_star", swap), ("beam", nine), ("annealing", iq)):
            try_case("solve", "solve", puzzle, "--engine", engine, "--heuristic", heuristic, "--limit", "0.5")
    try_case("solve", "solve", iq, "--threads", "2")


def count():
    reading("count", "count", "--limit", "5")
    stopped("count", "count")
    for words in (["--up-to-symmetry"], ["--part", "2/3"], ["--threads", "2"], ["--memory", "1"], ["--memory", "64"]):
        for puzzle in puzzles:
            try_case("count", "count", puzzle, *words, "--limit", "2")
    [past] = try_case("count", "count", dominoes("many.txt", 14))
    if past.get("solutions_digits") != "112202208776036178000000":  # Kasteleyn 1961
        complaints.append(f"a count past 64 bits is not told: {past}")


def generate():
    for family in commands["generate"]["--family"]:
        usual = ["generate", "--family", family, "--limit", "5"]
        try_case("generate", *usual, "--seed", "18446744073709551615")
        try_case("generate", *usual[:3], "--limit", "0.000001")
        for option, choices in commands["generate"].items():
            for choice in choices if option != "--family" else []:
                try_case("generate", *usual, option, choice)
        values = {"--size": "3x2", "--pieces": "3", "--smallest": "4", "--largest": "5", "--barriers": "1",
                  "--swaps": "2", "--motifs": "3", "--colors": "3"}
        for option, value in values.items():
            try_case("generate", *usual, option, value)
        many = ["generate", "--family", family, "--count", "6", "--part", "1/2", "--threads", "2"]
        try_case("generate", *many)
        try_case("generate", *many, "--size", "3x2")
    board = write("board.txt", "...\n...\n")
    try_case("generate", "generate", "--family", "polyomino", "--board", board, "--limit", "5")
    for puzzle in [*puzzles, cut, code, swap]:
        try_case("generate", "generate", "--like", puzzle, "--seed", "3", "--limit", "5")
    for family in ("polyomino", "number_swap", "edge_match"):
        try_case("generate", "generate", "--surprise", "--family", family, "--seed", "4", "--limit", "5")
    cubes = ["generate", "--family", "polyomino", "--lattice", "cubic", "--size", "2x2"]
    try_case("generate", *cubes, "--layers", "2", "--limit", "5")


def generate_files():
    """Rows in a file are not printed, but are the same objects."""
    for option in ("--output", "--resume"):
        words = ["generate", "--family", "number_swap", "--size", "2x2", "--count", "30", option, f"rows{option}", "--json"]
        run(words)
        for line in text_of(os.path.join(scratch, f"rows{option}")).splitlines():
            thing = json.loads(line)
            tried[("generate", option)] = thing
            examples.setdefault("generate", []).append(thing)
            if not validators["generate"].is_valid(thing):
                complaints.append(f"{shlex.join(words)}: {line[:200]}")


def hint():
    reading("hint", "hint", "--limit", "5")
    stopped("hint", "hint")
    sorted_already = text_of(swap).replace("2 3\n1 4", "1 2\n3 4")
    try_case("hint", "hint", write("sorted.txt", sorted_already))


def explain():
    reading("explain", "explain", "--limit", "5")
    stopped("explain", "explain")


def grade():
    reading("grade", "grade", "--limit", "5")
    stopped("grade", "grade")
    for puzzle in puzzles:
        try_case("grade", "grade", puzzle, "--up-to-symmetry", "--limit", "2")
    names = sorted(os.listdir(os.path.join(source, "levels/polyomino")))
    times = []
    for number, name in enumerate([name for name in names if name.endswith(".txt")][:24]):
        link = run(["share", *levels("polyomino", name)]).stdout.strip()
        times += [f"{link} {(number + 1) * 10000}"]
    try_case("grade_fit", "grade", "--fit", write("times.txt", "\n".join(times) + "\n"))


def look():
    reading("show", "show")
    try_case("show", "show", iq, "--svg", "picture.svg")
    reading("share", "share")
    try_case("share", "share", iq, "--address", "https://example.org/", "--qr", "qr.svg")
    for puzzle in [*puzzles, code]:
        try_case("open", "open", puzzle)
        try_case("open", "open", puzzle, "--table")
    for name in ("57-hexagon-01.txt", "58-triangle-01.txt", "59-turned-01.txt", "60-pyramid-01.txt", "61-soma-01.txt"):
        try_case("open", "open", os.path.join(source, "levels/polyomino", name), "--table")
    reading("open", "open")


def book():
    for family in commands["book"]["--family"]:
        try_case("book", "book", "--family", family, "--count", "2", "--seed", "3", "--threads", "2", "--limit", "60")
    usual = ["book", "--count", "1", "--tiers", "starter", "--limit", "5"]
    for option in ("--paper", "--per-page", "--parts", "--format", "--symmetry", "--figure", "--set", "--lattice", "--outline",
                   "--frame", "--halves"):
        for choice in commands["book"][option][:3]:  # `generate` has them all
            family = "edge_match" if option in ("--frame", "--halves") else "polyomino"
            try_case("book", *usual, "--family", family, option, choice)
    try_case("book", "book", "--count", "1", "--tiers", "starter", "--set", "tetrominoes", "--size", "5x4")
    for option, value in {"--title": "A", "--author": "B", "--binding": "4", "--address": "https://example.org/",
                          "--pieces": "8", "--smallest": "2", "--largest": "4", "--size": "4x4"}.items():
        try_case("book", *usual, option, value)
    try_case("book", *usual, "--board", write("book_board.txt", "....\n....\n....\n"))
    try_case("book", *usual, "--lattice", "hexagonal", "--outline", "hexagon", "--size", "3x3")
    try_case("book", *usual, "--output", "book.html", "--format", "html")
    try_case("book", "book", "--family", "number_swap", "--dailies", "2026-11-30")
    for option, value in {"--barriers": "1", "--swaps": "3"}.items():
        try_case("book", "book", "--count", "1", "--family", "number_swap", option, value)
    try_case("book", "book", "--count", "1", "--family", "number_swap", "--tiers", "easy", "--size", "4x4", "--walls", "ring")
    for option, value in {"--motifs": "5", "--colors": "5"}.items():
        try_case("book", *usual, "--family", "edge_match", option, value)


def check():
    try_case("check", "check", swap, solution)
    try_case("check", "check", swap, write("wrong.txt", ""))
    try_case("check", "check", swap, solution, swap, "wrong.txt")
    try_case("check", "check", "--cut", cut, made("cut_solution.txt", "solve", "--cut", cut))
    for form, file in files_for("check").items():
        answer = made(f"solution.{form}", "solve", file, "--from", form)
        try_case("check", "check", file, answer, "--from", form, "--problem", "1")


def replay():
    try_case("replay", "replay", "Tessera 0.1.0 (1a2b3c4d5e6f) " + code)
    try_case("replay", "replay", code)


def lab():
    usual = ["lab", "--ticks", "20000"]
    try_case("lab", *usual, *puzzles, nine, "--seeds", "1,2")
    try_case("lab", *usual, nine, "--engines", "a_star", "--heuristics", "default,manhattan", "--repeatable")
    try_case("lab", *usual, iq, tiles, "--solutions", "all", "--part", "1/2", "--threads", "2", "--limit", "1")
    try_case("lab", *usual, "--cut", cut, "--csv", "lab.csv", "--svg", "lab.svg", "--measure", "ticks")
    try_case("lab", *usual, "--cut", cut, "--resume", "lab2.csv", "--engines", "dancing_links")
    try_case("lab", *usual, iq, "--engines", "algorithm_x", "--log", "lab.log", "--cp-profiler", "lab.profiler")
    five = made("five.txt", "generate", "--family", "number_swap", "--size", "5x5", "--seed", "2")
    [unproved, ended] = try_case("lab", *usual, five, "--engines", "beam+3,ida_star")
    if unproved["outcome"] != "bounded":
        complaints.append(f"a run whose bounds are not proved is {unproved['outcome']}")
    if ended["outcome"] != "stopped" or "par" in ended:
        complaints.append(f"a run that was cut proves a number of moves: {ended}")
    for form, file in files_for("lab").items():
        if form != "dlx":
            try_case("lab", *usual, file, "--from", form, "--problem", "1", "--engines", "default")


def bench():
    for name in ("06-iq.txt", "07-iq.txt"):
        shutil.copy(*levels("polyomino", "06-iq.txt"), os.path.join(scratch, name))
    listed = write("bench.txt", "one solve 06-iq.txt\ntwo count 07-iq.txt ticks=1000000\n")
    try_case(("bench_case", "bench"), "bench", listed)


def serve():
    jobs = []
    for number, command in enumerate(["solve", "count", "hint", "explain", "grade", "open", "nonsense"]):
        jobs.append({"id": number, "command": command, "puzzle": text_of(iq), "options": {"limit": 5}})
    jobs.append({"id": "made", "command": "generate", "options": {"family": "polyomino", "seed": 3}})
    jobs.append({"id": "long", "command": "count", "puzzle": text_of(big), "options": {"limit": 1.5}})
    for job in jobs:
        if not validators["serve_job"].is_valid(job) and job["command"] != "nonsense":
            complaints.append(f"a request is refused by its definition: {job}")
    lines = "".join(json.dumps(job) + "\n" for job in jobs) + "garbage\n" + '{"cancel": "made"}\n'
    kinds = ("serve_answer", "serve_step", "serve_progress", "serve_error")
    try_case(kinds, "serve", "--threads", "2", given=lines)


trials = {"solve": [solve], "count": [count], "generate": [generate, generate_files], "hint": [hint], "explain": [explain],
          "grade": [grade], "show": [look], "share": [], "open": [], "check": [check], "replay": [replay], "lab": [lab], "book": [book],
          "bench": [bench], "serve": [serve]}

for command in with_json + ["serve"]:
    if command not in trials:
        complaints.append(f"{command} has --json, and no case here tries it")
    for trial in trials.get(command, []):
        trial()
in_vain = {("book", "--layers")}  # puzzles in space cannot be cut out of paper
for command in trials:
    for option in commands[command]:
        if (command, option) not in tried.keys() | in_vain:
            complaints.append(f"{command} {option}: no case printed an object")
printed = [name for name in definitions if {"$ref": f"#/$defs/{name}"} in schema["anyOf"]]
for name in printed:
    if name not in examples:
        complaints.append(f"nothing was printed that is a {name}")

# Objects that the schema must refuse: one without its version, one with a member that nobody knows, and contradictions.
for name, things in examples.items():
    for thing in (min(things, key=lambda t: len(json.dumps(t))), max(things, key=lambda t: len(json.dumps(t)))):
        for worse in ({**thing, "surprise": 1}, {k: v for k, v in thing.items() if k != "schema"}, {**thing, "schema": 2}):
            if validators[name].is_valid(worse) or whole.is_valid(worse):
                complaints.append(f"the schema takes a bad {name}: {json.dumps(worse)[:200]}")
graded = next(thing for thing in examples["grade"] if "tier" in thing)
solved = next(thing for thing in examples["solve"] if thing["outcome"] == "solved")
bounded = next((thing for thing in examples["solve"] + examples["lab"] if thing["outcome"] == "bounded"), None)
if bounded is None:
    complaints.append("no solution was printed whose bounds are not proved")
for name, worse in (("grade", {**graded, "difficulty": "easy"}), ("solve", {**solved, "lower_bound": 1}),
                    ("solve", {**solved, "outcome": "bounded"}), ("solve", {**solved, "moves": [1]}),
                    ("solve", {**solved, "nodes": -1}), ("solve", {**solved, "outcome": "found"})):
    if validators[name].is_valid(worse):
        complaints.append(f"the schema takes {json.dumps(worse)[:200]}")

print(f"{sum(map(len, examples.values()))} objects of {len(examples)} kinds")
if complaints:
    print("\n".join(complaints[:40]))
    sys.exit(f"{len(complaints)} complaints")
