"""Puzzles as objects: what they are read from, what they say, and that they never change."""
import pickle

import numpy
import pytest
import tessera

LEVELS = ["polyomino/06-iq.txt", "number_swap/07-nine-to-sort.txt", "edge_match/02-four-corners.txt"]


def shapes_in(level):
    """Returns {name: (cells, count)} of a level text, and the open cells of its board: a reader of its own."""
    shapes, board, name, count, rows = {}, None, None, 1, []
    for line in level.splitlines():
        words = line.split()
        if line == "board" or words[:1] == ["piece"]:
            name, rows = (words[1] if words[0] == "piece" else "board"), []
            count = int(words[2][1:]) if words[2:] and words[2][0] == "x" else 1
        elif line == "end" and name:
            cells = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in ("X" if name != "board" else ".")}
            if name == "board":
                board = cells
            else:
                shapes[name] = cells, count
            name = None
        elif name:
            rows.append(line)
    return shapes, board


def normal(cells):
    """Returns the least of the eight forms of a shape."""
    forms = []
    for _ in range(4):
        cells = {(c, -r) for r, c in cells}
        for form in (cells, {(r, -c) for r, c in cells}):
            top, left = min(r for r, _ in form), min(c for _, c in form)
            forms.append(sorted((r - top, c - left) for r, c in form))
    return min(forms)


@pytest.mark.parametrize("name", LEVELS)
def test_a_puzzle_is_its_text_and_its_moves(level, name):
    puzzle = tessera.Puzzle.open(level(name))
    again = tessera.Puzzle(puzzle.level)
    assert puzzle == again and hash(puzzle) == hash(again) and puzzle != object()
    assert tessera.Puzzle(puzzle.link).family == puzzle.family == name.split("/")[0]
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle
    assert eval(repr(puzzle)).level.split("\n", 1)[0] == puzzle.level.split("\n", 1)[0]
    assert puzzle.moves == () and not puzzle.is_solved


@pytest.mark.parametrize("name", LEVELS)
def test_playing_a_solution_solves_another_puzzle_and_leaves_this_one(level, name):
    puzzle = tessera.Puzzle.open(level(name))
    before = puzzle.cells.copy()
    solution = puzzle.solve()
    assert solution.found and solution.puzzle.is_solved
    assert puzzle.play(*solution.moves) == solution.puzzle
    assert solution.puzzle.moves == solution.moves
    assert (puzzle.cells == before).all() and not puzzle.is_solved
    assert tessera.Puzzle(puzzle.level, moves=solution.moves) == solution.puzzle
    assert solution.puzzle.hint().moves == ()


def test_cells_of_a_solved_polyomino_board_are_its_pieces():
    puzzle = tessera.generate("polyomino", size="7x6", largest=5, seed=4)
    solved = puzzle.solve().puzzle
    shapes, board = shapes_in(puzzle.level)
    cells = solved.cells
    assert cells.dtype == numpy.int32 and (puzzle.cells == -1).sum() == len(board)
    assert {(r, c) for r, c in numpy.argwhere(cells >= 0).tolist()} == board
    assert sorted(solved.names) == sorted(name for name, (_, count) in shapes.items() for _ in range(count))
    for number, name in enumerate(solved.names):
        assert normal(set(map(tuple, numpy.argwhere(cells == number).tolist()))) == normal(shapes[name][0])
    assert solved.turns is None


def test_cells_of_number_swaps_are_sorted_by_the_swaps(level):
    puzzle = tessera.Puzzle.open(level("number_swap/07-nine-to-sort.txt"))
    cells = puzzle.cells.copy()
    solution = puzzle.solve()
    for move in solution.moves:
        a, b, c, d = map(int, move.split())
        cells[a, b], cells[c, d] = cells[c, d], cells[a, b]
    assert (cells.ravel() == numpy.arange(1, cells.size + 1)).all() and (cells == solution.cells).all()
    assert solution.lower_bound == solution.upper_bound == len(solution.moves)


def test_cells_of_a_solved_edge_match_board_are_all_tiles(level):
    puzzle = tessera.Puzzle.open(level("edge_match/02-four-corners.txt"))
    assert (puzzle.cells == -1).all() and (puzzle.turns == -1).all()
    solved = puzzle.solve().puzzle
    assert sorted(solved.cells.ravel()) == list(range(solved.cells.size))
    assert set(solved.turns.ravel()) <= {0, 1, 2, 3}


def test_other_formats_are_read_and_written_and_what_is_left_out_is_a_warning(level):
    puzzle = tessera.Puzzle("A A B\nA B B\n", format="cut")
    assert puzzle.family == "polyomino" and puzzle.cells.shape == (2, 3)
    titled = tessera.Puzzle.open(level("polyomino/06-iq.txt"))
    with pytest.warns(UserWarning, match="matrix leaves out"):
        matrix = titled.convert("matrix")
    assert tessera.Puzzle(matrix, format="matrix").count().solutions >= 1
    assert "<svg" in titled.convert("svg")
    problem = tessera.Puzzle(titled.level).exact_cover()
    assert problem.count().solutions == titled.count().solutions


@pytest.mark.parametrize("call, sentence", [
    (lambda: tessera.Puzzle("nothing"), "a level begins with"),
    (lambda: tessera.Puzzle("x", format="tennis"), "no format is read that is called tennis"),
    (lambda: tessera.Puzzle("x" * (1 << 21)), "too long"),
    (lambda: tessera.Puzzle("a b\na\nb\n", format="dlx"), "ExactCover.read"),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").play("0 0 1 1"), "0 0 1 1: "),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").play("x"), "x: "),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").solve(engine="none"), "none"),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").solve(limit=-1), "limit must be"),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").solve(seed=-1), "a seed is"),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").solve(threads=0), "threads must be"),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").count(part="3/2"), "part must be"),
    (lambda: tessera.Puzzle("#1s/2x2/U/wsba").convert("tennis"), "tennis"),
    (lambda: tessera.engines("chess"), "there is no family 'chess'"),
    (lambda: tessera.heuristics("chess"), "there is no family 'chess'"),
    (lambda: tessera.generate("chess"), "family must be"),
    (lambda: tessera.generate("polyomino", size="9"), "size"),
    (lambda: tessera.generate("polyomino", board="x"), "reads and writes no files"),
    (lambda: list(tessera.seeds(1, 5, part=3, parts=2)), "part must be"),
])
def test_what_is_wrong_is_one_sentence(call, sentence):
    with pytest.raises(ValueError) as refusal:
        call()
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 600


def test_generated_puzzles_are_those_of_the_command_line(command_line):
    assert tessera.generate("edge_match", seed=5, size="3x3", halves=True).level == command_line(
        "generate", "--family", "edge_match", "--seed", 5, "--size", "3x3", "--halves", "yes")[0]["level"]
    many = command_line("generate", "--family", "number_swap", "--size", "3x3", "--seed", 7, "--count", 5)
    seeds = list(tessera.seeds(7, 5))
    assert seeds == [row["seed"] for row in many]
    assert [tessera.generate("number_swap", size="3x3", seed=seed).level for seed in seeds] == [row["level"] for row in many]
    assert sorted(seeds) == sorted([*tessera.seeds(7, 5, part=1, parts=2), *tessera.seeds(7, 5, part=2, parts=2)])
    assert tessera.generate("polyomino", seed=0) != tessera.generate("polyomino", seed=1)
    with pytest.raises(TimeoutError):
        tessera.generate("polyomino", size="11x5", set="iq", unique=True, tier="wizard", limit=0.001)


def test_a_table_says_where_cells_lie_and_how_pieces_turn():
    level = "tessera 1 polyomino\nlattice hexagonal\nboard\n. .\n . .\nend\npiece A x2\nX X\nend\n"
    table = tessera.Puzzle(level).table()
    assert (table["lattice"], len(table["cells"]), len(table["outlines"][0])) == ("hexagonal", 4, 6)
    [piece] = table["pieces"]
    assert sorted(orientation["turned"][0] for orientation in piece["orientations"]) == [0, 1, 2]
