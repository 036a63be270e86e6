"""Searches: the answers are those of the command line, and a search can be followed and ended."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import pytest
import tessera

LEVELS = ["polyomino/06-iq.txt", "number_swap/07-nine-to-sort.txt", "edge_match/02-four-corners.txt"]
COMMANDS = ["solve", "count", "hint", "explain", "grade"]


def without_time(answer):
    return {name: value for name, value in answer.items() if name != "elapsed_ms"}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("command", COMMANDS)
def test_an_answer_is_what_the_command_line_prints(level, command_line, command, name):
    printed = command_line(command, level(name))
    answer = getattr(tessera.Puzzle.open(level(name)), command)()
    assert without_time(answer.json) == without_time(printed[-1])
    assert answer.outcome == printed[-1]["outcome"] and answer.ticks == printed[-1]["ticks"]


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_json_of_an_answer_is_of_the_published_schema(level, command, name):
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((pathlib.Path(os.environ["TESSERA_SOURCE_DIR"]) / "src/cli/tessera.schema.json").read_text())
    answer = getattr(tessera.Puzzle.open(level(name)), command)()
    jsonschema.Draft202012Validator({**schema["$defs"][command], "$defs": schema["$defs"]}).validate(answer.json)
    assert answer.json["schema"] == tessera.JSON_SCHEMA


@pytest.mark.parametrize("name", LEVELS)
def test_every_engine_solves_or_says_why_not(level, name):
    puzzle = tessera.Puzzle.open(level(name))
    outcomes = []
    for engine in tessera.engines(puzzle.family):
        solution = puzzle.solve(engine=engine, limit=10, seed=3)
        assert solution.puzzle is None or solution.puzzle.is_solved
        outcomes.append(solution.outcome)
    assert outcomes.count("solved") > 1


def test_explanations_and_hints_play_to_the_solution(level):
    puzzle = tessera.Puzzle.open(level("polyomino/06-iq.txt"))
    explanation = puzzle.explain()
    for step in explanation.steps:
        assert step.sentence and step.deduction
        puzzle = puzzle.play(*step.moves)
    assert puzzle.is_solved and not explanation.chosen
    puzzle = tessera.Puzzle.open(level("polyomino/06-iq.txt"))
    while not puzzle.is_solved:
        puzzle = puzzle.play(*puzzle.hint().moves)


def test_a_grade_says_one_thing(level):
    grade = tessera.Puzzle.open(level("polyomino/06-iq.txt")).grade()
    assert grade.tier == grade.difficulty == "starter" and grade.solutions == 1 and sum(grade.deductions.values()) > 0
    sorting = tessera.Puzzle.open(level("number_swap/07-nine-to-sort.txt")).grade()
    assert sorting.tier == sorting.difficulty == "starter" and sorting.score == 0 and sorting.moves == 5


def test_counts_are_exact_past_64_bits_and_shares_add_up(domino_board):
    assert tessera.Puzzle(domino_board(14)).count().solutions == 112202208776036178000000
    board = tessera.Puzzle(domino_board(8))
    assert sum(board.count(part=f"{part}/3").solutions for part in (1, 2, 3)) == 12988816
    assert board.count(threads=2).solutions == 12988816


def test_a_limit_ends_a_search(endless):
    count = endless.count(limit=0.2)
    assert count.outcome == "stopped" and count.nodes > 0 and count.elapsed_ms >= 200


def test_progress_is_told_and_can_end_a_search(endless):
    told = []
    count = endless.count(progress=lambda progress: told.append(progress) or len(told) >= 3)
    assert count.outcome == "stopped" and len(told) == 3
    assert told[0].nodes <= told[1].nodes <= told[2].nodes <= count.nodes
    assert told[0].elapsed_ms < told[1].elapsed_ms < told[2].elapsed_ms


def test_what_progress_raises_ends_the_search(endless):
    def fail(progress):
        raise LookupError("enough")
    with pytest.raises(LookupError, match="enough"):
        endless.count(progress=fail)
    assert tessera.Puzzle("#1p/4x3/DFM/h0fs").count().solutions == 12


@pytest.mark.parametrize("code", [
    "tessera.Puzzle(sys.argv[1]).count()",
    "tessera.ExactCover.from_matrix(__import__('numpy').kron(__import__('numpy').eye(60), [[1], [1]])).count()",
    "for _ in tessera.ExactCover.from_matrix(__import__('numpy').kron(__import__('numpy').eye(60), [[1], [1]])): pass",
])
def test_ctrl_c_ends_a_search(domino_board, code):
    program = f"import sys, tessera\nprint('at work', flush=True)\ntry:\n    {code}\nexcept KeyboardInterrupt:\n    print('ended')\n"
    with subprocess.Popen([sys.executable, "-c", program, domino_board(40)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "at work\n"
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        assert process.stdout.read() == "ended\n"
        assert process.wait() == 0


def test_the_interpreter_is_free_while_an_engine_works(endless):
    ticks = []
    def count_up():
        while not done.is_set():
            ticks.append(None)
            time.sleep(0.001)
    done = threading.Event()
    thread = threading.Thread(target=count_up)
    thread.start()
    endless.count(limit=0.5)
    done.set()
    thread.join()
    assert len(ticks) > 20


def test_many_threads_share_a_puzzle_and_get_the_same_answers(level):
    puzzles = [tessera.Puzzle.open(level(name)) for name in LEVELS]
    expected = [[without_time(getattr(puzzle, name)().json) for name in ("solve", "count", "grade")] for puzzle in puzzles]
    wrong = []
    def work():
        for _ in range(5):
            for puzzle, answers in zip(puzzles, expected):
                told = [without_time(getattr(puzzle, name)().json) for name in ("solve", "count", "grade")]
                if told != answers:
                    wrong.append(told)
    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
