"""Puzzles as objects."""

from __future__ import annotations

import json
import os
import warnings
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Mapping, Optional, Union

from . import _engines
from .answers import Count, Explanation, Follower, Grade, Hint, Progress, Solution, Step

if TYPE_CHECKING:
    import numpy

    from .cover import ExactCover

OnProgress = Callable[[Progress], Optional[bool]]
"""Called a few times a second; if it returns True, the search stops and answers with what it has found."""


def engines(family: str) -> list[str]:
    """Returns the names of the solvers of a family, the usual one first."""
    return _named(_engines.engines(family), family)


def heuristics(family: str) -> list[str]:
    """Returns the names of the heuristics of a family, the usual one first."""
    engines(family)
    return _engines.heuristics(family)


def _named(names: list[str], family: str) -> list[str]:
    if not names:
        raise ValueError(f"there is no family {family!r}; there are polyomino, number_swap, edge_match")
    return names


def seeds(seed: int, count: int, *, part: int = 1, parts: int = 1) -> Iterator[int]:
    """Yields the seeds of `tessera generate --seed SEED --count COUNT`, or of its part `part` of `parts`."""
    if not 1 <= part <= parts:
        raise ValueError("part must be from 1 to parts")
    return (_engines.seed_of_many(_checked_seed(seed), number) for number in range(part - 1, count, parts))


def _checked_seed(seed: int) -> int:
    if not 0 <= seed < 2**64:
        raise ValueError("a seed is a whole number from 0 to 18446744073709551615")
    return seed


def _run(command: str, options: Mapping[str, Any], position: Optional[_engines.Position],
         progress: Optional[OnProgress]) -> list[dict[str, Any]]:
    given = {name.replace("_", "-"): _plain(value) for name, value in options.items() if value is not None and value is not False}
    told = None if progress is None else lambda *numbers: progress(Progress(*numbers)) is True
    return [json.loads(line) for line in _engines.run(command, json.dumps(given), position, told)]


def _plain(value: Any) -> Any:
    """Returns a NumPy number as Python's; everything else as it is."""
    return value.item() if hasattr(value, "item") else value


def _common(answer: Mapping[str, Any]) -> dict[str, Any]:
    return {"json": answer, **{name: answer[name] for name in ("outcome", "nodes", "ticks", "engine", "elapsed_ms")}}


def _solution_count(answer: Mapping[str, Any]) -> int:
    return int(answer.get("solutions_digits", answer["solutions"]))


def generate(family: str, *, seed: int = 1, limit: float = 0, progress: Optional[OnProgress] = None,
             **params: Union[str, int, bool]) -> Puzzle:
    """Makes a puzzle. The same seed and params make the same one on every machine.

    `params` are those of `tessera generate --family FAMILY`, such as `size="8x8"`, `unique=True`, `tier="expert"`. Raises
    ValueError if there is no such puzzle, TimeoutError at the limit in seconds, or if `progress` stops it.
    """
    given = {name: "no" if value is False else value for name, value in params.items()}
    [answer] = _run("generate", {"family": family, "seed": _checked_seed(seed), "limit": limit, **given}, None, progress)
    if "level" not in answer:
        raise TimeoutError("the puzzle was not made in time")
    return Puzzle(answer["level"])


class Puzzle:
    """A puzzle and the moves played on it, of any family. It never changes: `play` returns another one."""

    __slots__ = ("_position",)

    def __init__(self, text: Union[str, bytes], *, format: str = "", problem: int = 1, moves: Iterable[str] = ()) -> None:
        """Reads level text, a link, or any other text that Tessera reads; `format` names what its text does not tell.

        What the reader leaves out is a warning. `problem` chooses one of several in a file.
        """
        data = text.encode() if isinstance(text, str) else bytes(text)
        position, remarks = _engines.read_position(data, format, problem)
        for remark in remarks:
            warnings.warn(remark, stacklevel=2)
        self._position: _engines.Position = position.play(list(moves))

    @classmethod
    def open(cls, path: Union[str, os.PathLike[str]], *, format: str = "", problem: int = 1) -> Puzzle:
        """Reads a file."""
        with open(path, "rb") as file:
            return cls(file.read(), format=format, problem=problem)

    @classmethod
    def _at(cls, position: _engines.Position) -> Puzzle:
        puzzle = cls.__new__(cls)
        puzzle._position = position
        return puzzle

    @property
    def family(self) -> str:
        """"polyomino", "number_swap" or "edge_match"."""
        return self._position.family

    @property
    def level(self) -> str:
        """The level text, without the moves."""
        return self._position.level

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves played."""
        return tuple(self._position.moves)

    @property
    def is_solved(self) -> bool:
        """True if nothing is left to do."""
        return self._position.is_solved

    @property
    def link(self) -> str:
        """The share code, with the moves. ValueError if the puzzle is too large for one."""
        return self._position.link(True)

    @property
    def description(self) -> str:
        """The board and the pieces, as `tessera show` prints them."""
        return self._position.description

    def table(self) -> dict[str, Any]:
        """The puzzle as a program needs it to draw it: cells, outlines, pieces with their turns; see `tessera open --table --json`."""
        [answer] = _run("open", {"table": True}, self._position, None)
        return answer["table"]

    @property
    def cells(self) -> numpy.ndarray:
        """The board as numbers, row by row.

        Polyominoes: the index in `names` of the piece there, -1 open, -2 blocked. Number swaps: the numbers. Edge match:
        the tile's index, -1 empty.
        """
        return self._position.cells()

    @property
    def turns(self) -> Optional[numpy.ndarray]:
        """Edge match: quarter turns of the tile in each cell, anticlockwise; None for other families."""
        return self._position.turns()

    @property
    def names(self) -> tuple[str, ...]:
        """Polyominoes: the names of the pieces on the board, which `cells` numbers."""
        return tuple(self._position.names)

    def play(self, *moves: str) -> Puzzle:
        """Returns the puzzle after these moves. ValueError if the rules refuse one."""
        return Puzzle._at(self._position.play(list(moves)))

    def convert(self, format: str) -> str:
        """Returns the puzzle in another format, such as "dlx" or "svg". What that does not say is a warning."""
        text, left_out = self._position.written(format)
        if left_out:
            warnings.warn(f"{format} leaves out {', '.join(left_out)}", stacklevel=2)
        return text

    def exact_cover(self) -> ExactCover:
        """Returns the puzzle as an exact cover problem."""
        from .cover import ExactCover

        return ExactCover.read(self._position.written("dlx")[0])

    def solve(self, *, engine: Optional[str] = None, heuristic: Optional[str] = None, seed: int = 1, limit: float = 0,
              threads: int = 1, progress: Optional[OnProgress] = None) -> Solution:
        """Looks for a solution from here. `limit` is in seconds, 0: none."""
        options = {"engine": engine, "heuristic": heuristic, "seed": _checked_seed(seed), "limit": limit, "threads": threads}
        [answer] = _run("solve", options, self._position, progress)
        moves = tuple(answer["moves"]) if "moves" in answer else None
        return Solution(moves=moves, puzzle=None if moves is None else self.play(*moves),
                        lower_bound=answer.get("lower_bound", answer.get("par")),
                        upper_bound=answer.get("upper_bound", answer.get("par")), **_common(answer))

    def count(self, *, up_to_symmetry: bool = False, part: Optional[str] = None, memory: int = 256, limit: float = 0,
              threads: int = 1, progress: Optional[OnProgress] = None) -> Count:
        """Counts the solutions from here, of any size. `part` "2/5": the second of five shares; `memory` in megabytes."""
        options = {"up_to_symmetry": up_to_symmetry, "part": part, "memory": memory, "limit": limit, "threads": threads}
        [answer] = _run("count", options, self._position, progress)
        return Count(solutions=_solution_count(answer), **_common(answer))

    def hint(self, *, limit: float = 0, progress: Optional[OnProgress] = None) -> Hint:
        """Says what to do next."""
        [answer] = _run("hint", {"limit": limit}, self._position, progress)
        return Hint(dead_end=answer.get("dead_end", False), steps=tuple(answer.get("steps", ())),
                    moves=tuple(answer.get("moves", ())), **_common(answer))

    def explain(self, *, limit: float = 0, progress: Optional[OnProgress] = None) -> Explanation:
        """Solves the puzzle as a person would, one deduction after another."""
        *steps, answer = _run("explain", {"limit": limit}, self._position, progress)
        return Explanation(steps=tuple(map(_step, steps)), chosen=answer.get("chosen", False), **_common(answer))

    def grade(self, *, limit: float = 0, progress: Optional[OnProgress] = None) -> Grade:
        """Says how hard the puzzle is for people, and whether its solution is the only one."""
        [answer] = _run("grade", {"limit": limit}, self._position, progress)
        names = ("difficulty", "tier", "score", "search", "solutions_exact", "moves", "lower_bound")
        return Grade(deductions=answer.get("deductions", {}), **{name: answer.get(name) for name in names},
                     solutions=_solution_count(answer) if "solutions" in answer else None, **_common(answer))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and (self.level, self.moves) == (other.level, other.moves)

    def __hash__(self) -> int:
        return hash((self.level, self.moves))

    def __repr__(self) -> str:
        try:
            return f"tessera.Puzzle({self.link!r})"
        except ValueError:
            return f"<tessera.Puzzle of {self.family}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_reopened, (self.level, self.moves))


def _reopened(level: str, moves: tuple[str, ...]) -> Puzzle:
    return Puzzle(level, moves=moves)


def _follower(follower: Mapping[str, Any]) -> Follower:
    return Follower(move=follower["move"], cell=tuple(follower["cell"]) if "cell" in follower else None)


def _step(step: Mapping[str, Any]) -> Step:
    return Step(deduction=step["deduction"], sentence=step["sentence"], cells=tuple(map(tuple, step["cells"])),
                follows=tuple(_follower(each) for each in step["follows"]),
                **{name: tuple(step[name]) for name in ("pieces", "moves", "excludes", "assumes")})
