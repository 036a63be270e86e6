"""Exact cover in general, against the definition and against brute force."""
import itertools
import random
import threading

import numpy
import pytest
import tessera
from tessera import ExactCover

ENGINES = ExactCover.engines()
OF_BOARDS = [engine for engine in ENGINES if engine in ("cell_first", "frontier")]  # they know no colours


def queens(size):
    """Rows and columns have one queen, diagonals at most one."""
    lines = [f"{kind}{number}" for kind in "rc" for number in range(size)]
    diagonals = [f"{kind}{number}" for kind in "ab" for number in range(2 * size - 1)]
    problem = ExactCover(lines, diagonals)
    for row, column in itertools.product(range(size), repeat=2):
        problem.add_option([f"r{row}", f"c{column}", f"a{row + column}", f"b{row - column + size - 1}"])
    return problem


def chance(generator, colors):
    """A small problem by chance, with colours or without."""
    problem = ExactCover(5, 3)
    for _ in range(generator.randrange(4, 11)):
        items = generator.sample(range(5), generator.randrange(1, 4))
        others = generator.sample(range(5, 8), generator.randrange(0, 3))
        problem.add_option([*items, *(f"{item}:{generator.choice(colors)}" if colors else item for item in others)])
    return problem


def brute_force(problem):
    """Every set of options that is_solution accepts, by an evaluation of its own."""
    options = [problem.option(number) for number in range(problem.option_count)]
    found = []
    for size in range(1, len(options) + 1):
        for chosen in itertools.combinations(range(len(options)), size):
            uses = {}
            for number in chosen:
                for item in options[number]:
                    name, _, color = item.partition(":")
                    uses.setdefault(name, []).append(color)
            primary = problem.items[:problem.primary_count]
            if all(len(uses.get(name, [])) == 1 for name in primary) and all(
                    len(colors) == 1 or (len(set(colors)) == 1 and colors[0]) for colors in uses.values()):
                found.append(set(chosen))
    return found


@pytest.mark.parametrize("engine", ENGINES)
def test_queens_are_counted_by_every_engine(engine):
    for size, known in ((4, 2), (6, 4), (8, 92)):
        count = queens(size).count(engine=engine)
        assert count.outcome == "exhausted" and count.solutions == known and count.options == ()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("colors", ["", "xy"])
def test_solutions_are_those_of_brute_force(engine, colors):
    if colors and engine in OF_BOARDS:
        with pytest.raises(ValueError, match="knows no colours"):
            chance(random.Random(7), colors).count(engine=engine)
        return
    generator = random.Random(7)
    some = 0
    for _ in range(60):
        problem = chance(generator, colors)
        expected = brute_force(problem)
        found = [set(options.tolist()) for options in problem.solutions(engine=engine, seed=2)]
        assert sorted(map(sorted, found)) == sorted(map(sorted, expected))
        assert all(problem.is_solution(options) for options in found)
        some += len(found)
    assert some > 20


def subsets(problem):
    return (chosen for size in range(problem.option_count + 1) for chosen in itertools.combinations(range(problem.option_count), size))


def chosen_by_counting(problem):
    """By the definition of multiplicities, from the names of the items alone."""
    bounds = {item: problem.multiplicities.get(item, (1, 1)) for item in problem.items[:problem.primary_count]}
    for chosen in subsets(problem):
        names = [item for number in chosen for item in problem.option(number)]
        plain = [name.partition(":")[0] for name in names]
        shared = [{name for name in names if name.partition(":")[0] == item} for item in problem.items[problem.primary_count:]]
        if all(least <= plain.count(item) <= most for item, (least, most) in bounds.items()) and all(
                len(ways) <= 1 and (plain.count(item) <= 1 or ":" in next(iter(ways)))
                for item, ways in zip(problem.items[problem.primary_count:], shared)):
            yield set(chosen)


@pytest.mark.parametrize("engine", [engine for engine in ENGINES if engine not in OF_BOARDS])
def test_multiplicities_are_those_of_brute_force(engine):
    generator = random.Random(11)
    some = 0
    for _ in range(60):
        bounds = {}
        for item in generator.sample("abcd", 2):
            least = generator.randrange(0, 3)
            bounds[item] = (least, max(1, least + generator.randrange(0, 2)))
        problem = ExactCover("abcd", "xy", multiplicities=bounds)
        for _ in range(generator.randrange(4, 9)):
            others = [f"{item}{generator.choice(['', ':r', ':s'])}" for item in generator.sample("xy", generator.randrange(0, 2))]
            problem.add_option([*generator.sample("abcd", generator.randrange(1, 3)), *others])
        expected = sorted(map(sorted, chosen_by_counting(problem)))
        assert sorted(sorted(options.tolist()) for options in problem.solutions(engine=engine, seed=3)) == expected
        assert problem.count(engine=engine).solutions == len(expected)
        assert [sorted(chosen) for chosen in subsets(problem) if problem.is_solution(chosen)] == sorted(expected, key=lambda chosen: (len(chosen), chosen))
        some += len(expected)
    assert some > 60


def test_multiplicities_count_what_is_known():
    hands = ExactCover(["hand"], multiplicities={"hand": 3})
    for _ in range(8):
        hands.add_option(["hand"])
    assert hands.count().solutions == 56 and hands.multiplicities == {"hand": (3, 3)}
    graph = ExactCover(6, multiplicities={vertex: 2 for vertex in range(6)})  # every vertex of K6 has two edges: hexagons, pairs of triangles
    for edge in itertools.combinations(range(6), 2):
        graph.add_option(list(edge))
    assert graph.count().solutions == 70
    assert ExactCover("ab", multiplicities={"b": 2}).count().solutions == 0  # no option has b
    assert len(graph.solve().options[0]) == 6 and graph.is_solution(graph.solve().options[0])


def test_options_have_names_numbers_and_colours():
    problem = ExactCover(["a", "b"], ["c:d"])
    assert problem.add_option(["a", "c:d:red"]) == 0
    assert problem.add_option(["b", "c:d:red"]) == 1
    assert problem.add_option([0, 1]) == 2
    assert problem.option(0) == ("a", "c:d:red") and problem.option(2) == ("a", "b")
    assert problem.items == ("a", "b", "c:d") and problem.primary_count == 2 and problem.option_count == 3
    assert sorted(sorted(options.tolist()) for options in problem) == [[0, 1], [2]]
    assert not problem.is_solution([0]) and not problem.is_solution([7]) and problem.is_solution(numpy.array([2]))


def test_matrices_are_problems_and_problems_are_matrices():
    matrix = numpy.array([[1, 0, 0, 1], [1, 0, 0, 0], [0, 1, 1, 0], [0, 0, 0, 1]])  # 2 ways
    problem = ExactCover.from_matrix(matrix)
    assert (problem.matrix() == matrix.astype(bool)).all()
    answer = problem.solve(most=5)
    assert answer.outcome == "exhausted" and len(answer.options) == answer.solutions == 2
    assert all((matrix[options].sum(axis=0) == 1).all() for options in answer.options)
    assert problem.solve().outcome == "solved" and len(problem.solve().options) == 1


def test_texts_are_read_and_written():
    text = "a b | c\na c:x\nb c:x\na b\n"
    problem = ExactCover.read(text)
    assert problem.items == ("a", "b", "c") and problem.count().solutions == 2
    assert ExactCover.read(problem.write()).count().solutions == 2
    assert problem.write("cnf").startswith("c") and "maximize" not in problem.write("minizinc")
    assert problem.add_option(["b", "c:y"]) == 3 and problem.count().solutions == 2
    assert problem.option(3) == ("b", "c:y")


@pytest.mark.parametrize("call, sentence", [
    (lambda: ExactCover(["a", "a"]), "two items have the same name"),
    (lambda: ExactCover(-1, 3).add_option([0]), "an option needs a primary item"),
    (lambda: ExactCover(1 << 21), "at most 1048576 items"),
    (lambda: ExactCover("ab").add_option("ax"), "there is no item 'x'"),
    (lambda: ExactCover("ab").add_option([5]), "there is no item 5"),
    (lambda: ExactCover("ab").add_option([]), "needs a primary item"),
    (lambda: ExactCover("ab").add_option("aa"), "no multiplicities"),
    (lambda: ExactCover("ab").add_option(["a:red"]), "only secondary items have colours"),
    (lambda: ExactCover("ab").option(0), "there is no option 0"),
    (lambda: ExactCover("ab").solve(engine="none"), "there is no engine none for exact cover"),
    (lambda: ExactCover.read("a b\na x\n"), "cover:2:"),
    (lambda: ExactCover.from_matrix(numpy.zeros(3)), "two dimensions"),
    (lambda: ExactCover("ab").write("tennis"), "tennis"),
    (lambda: ExactCover("ab", multiplicities={"c": 2}), "there is no primary item 'c'"),
    (lambda: ExactCover("ab", "c", multiplicities={"c": 2}), "there is no primary item 'c'"),
    (lambda: ExactCover("ab", multiplicities={"a": (2, 1)}), "the second not less"),
    (lambda: ExactCover("ab", multiplicities={"a": 0}), "from 1 on"),
    (lambda: ExactCover("ab", multiplicities={"a": 2}).write(), "dlx says no multiplicities"),
])
def test_what_is_wrong_is_one_sentence(call, sentence):
    with pytest.raises(ValueError) as refusal:
        call()
    assert sentence in str(refusal.value) and "\n" not in str(refusal.value)


def test_a_search_has_limits_and_tells_its_progress():
    many = ExactCover.from_matrix(numpy.kron(numpy.eye(60), [[1], [1]]))  # 2 to the 60th
    assert many.count(ticks=100_000).outcome == "stopped"
    limited = many.count(limit=0.2)
    assert limited.outcome == "stopped" and limited.solutions > 0
    told = []
    stopped = many.count(progress=lambda progress: told.append(progress) or len(told) == 2)
    assert stopped.outcome == "stopped" and len(told) == 2 and told[0].solutions < told[1].solutions == stopped.solutions
    assert many.solve(most=1000).solutions == 1000
    first = next(iter(many))
    assert many.is_solution(first) and first.dtype == numpy.int32


def test_threads_share_a_problem_and_a_search():
    problem = queens(8)
    counts = []
    threads = [threading.Thread(target=lambda: counts.append(problem.count().solutions)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [92] * 6
    run = tessera._engines.CoverRun(problem._cover, "", 1)
    lots = []
    threads = [threading.Thread(target=lambda: lots.append(run.advance(2**64 - 1, 2**64 - 1, True))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(map(len, lots)) == 92 and run.stats()[0] == "exhausted"
