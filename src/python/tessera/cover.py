"""Exact cover in general."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Callable, Iterable, Iterator, Mapping, Optional, Union

from . import _engines
from .answers import Progress

if TYPE_CHECKING:
    import numpy

_ALL = 2**64 - 1
_STEP = 20_000_000  # ticks between looks at the clock


@dataclass(frozen=True)
class CoverAnswer:
    """The result of a search: `outcome` is "solved", "exhausted" (these are all solutions) or "stopped" (at a limit).

    `options` are the numbers of the chosen options, an array for each solution.
    """

    outcome: str
    solutions: int
    nodes: int
    ticks: int
    elapsed_ms: float = field(compare=False)
    options: tuple[numpy.ndarray, ...] = field(compare=False, repr=False)


Multiplicity = Union[int, "tuple[int, int]"]
"""The number of times that an item is covered: 2, or from 0 to 3."""


def _bounds(bounds: Multiplicity) -> tuple[int, int]:
    least, most = (bounds, bounds) if isinstance(bounds, int) else bounds
    if not 0 <= least <= most or most < 1:
        raise ValueError("a multiplicity is a number from 1 on, or two: from 0 on, the second not less")
    return (least, most)


def _owned(options: list[int], owners: Optional[list[int]]) -> list[int]:
    return options if owners is None else [owners[option] for option in options if owners[option] >= 0]


class ExactCover:
    """Items and options: which options cover every primary item exactly once?

    A secondary item is covered at most once, or by any number of options that all give it the same colour (Knuth, The
    Art of Computer Programming 7.2.2.1). A primary item with a multiplicity is covered that often, or from so often to so often;
    then an item with 0 as its least is one that need not be covered.

        >>> problem = ExactCover("abc")
        >>> [problem.add_option(option) for option in ("ab", "c", "bc", "a")]
        [0, 1, 2, 3]
        >>> problem.count().solutions
        2
        >>> teams = ExactCover("abc", multiplicities={"a": 2, "b": (0, 1)})
        >>> [teams.add_option(option) for option in ("a", "ab", "ac", "c")]
        [0, 1, 2, 3]
        >>> sorted(sorted(options.tolist()) for options in teams)
        [[0, 1, 3], [0, 2], [1, 2]]
    """

    def __init__(self, primary: Union[int, Iterable[str]], secondary: Union[int, Iterable[str]] = 0, *,
                 multiplicities: Optional[Mapping[Union[str, int], Multiplicity]] = None) -> None:
        """Takes the items by name, or how many there are: then they are called "0", "1", ...

        `multiplicities` are those of primary items that are not covered exactly once: how often, or from how often to how often.
        """
        first = [str(number) for number in range(primary)] if isinstance(primary, int) else list(primary)
        start = len(first)
        others = [str(start + number) for number in range(secondary)] if isinstance(secondary, int) else list(secondary)
        self._items = first + others
        self._numbers = {name: number for number, name in enumerate(self._items)}
        if len(self._numbers) < len(self._items):
            raise ValueError("two items have the same name")
        self._colors = [""]
        self._color_numbers: dict[str, int] = {}
        self._cover = _engines.Cover(start, len(others))
        self._bounds = {self._primary(item): _bounds(bounds) for item, bounds in (multiplicities or {}).items()}

    def _primary(self, item: Union[str, int]) -> int:
        number = self._numbers.get(item, -1) if isinstance(item, str) else int(item)
        if not 0 <= number < self.primary_count:
            raise ValueError(f"there is no primary item {item!r}")
        return number

    @classmethod
    def from_matrix(cls, matrix: numpy.ndarray) -> ExactCover:
        """Takes a matrix whose rows are options and whose columns are items; everything but 0 is covered."""
        import numpy

        table = numpy.asarray(matrix)
        if table.ndim != 2:
            raise ValueError("a matrix has two dimensions")
        problem = cls(table.shape[1])
        for row in table:
            problem.add_option(numpy.flatnonzero(row).tolist())
        return problem

    @classmethod
    def read(cls, text: str) -> ExactCover:
        """Reads a problem as Knuth's programs do (.dlx)."""
        cover, items, colors = _engines.read_cover(text)
        problem = cls.__new__(cls)
        problem._cover, problem._items, problem._colors = cover, items, colors or [""]
        problem._bounds = {}
        problem._numbers = {name: number for number, name in enumerate(items)}
        problem._color_numbers = {name: number for number, name in enumerate(colors) if number > 0}
        return problem

    @property
    def items(self) -> tuple[str, ...]:
        """The names of the items, the primary ones first."""
        return tuple(self._items)

    @property
    def primary_count(self) -> int:
        """The number of primary items."""
        return self._cover.primary_count

    @property
    def multiplicities(self) -> dict[str, tuple[int, int]]:
        """The least and the greatest number of times that primary items are covered, for those not covered just once."""
        return {self._items[item]: bounds for item, bounds in self._bounds.items()}

    @property
    def option_count(self) -> int:
        """The number of options."""
        return self._cover.option_count

    def add_option(self, items: Iterable[Union[str, int]]) -> int:
        """Adds an option and returns its number. Items are names or numbers; "name:colour" colours a secondary one.

        Options are tried in the order in which they were added, so an order is a heuristic.
        """
        self._cover.add_option([self._entry(item) for item in items])
        return self._cover.option_count - 1

    def _entry(self, item: Union[str, int]) -> tuple[int, int]:
        if not isinstance(item, str):
            return (int(item), 0)
        if item in self._numbers:
            return (self._numbers[item], 0)
        name, colon, color = item.rpartition(":")
        if not colon or name not in self._numbers:
            raise ValueError(f"there is no item {item!r}")
        if color not in self._color_numbers:
            self._color_numbers[color] = len(self._colors)
            self._colors.append(color)
        return (self._numbers[name], self._color_numbers[color])

    def option(self, number: int) -> tuple[str, ...]:
        """Returns the items of an option, as add_option takes them."""
        return tuple(self._items[item] + (f":{self._colors[color]}" if color else "")
                     for item, color in self._cover.option(number))

    def is_solution(self, options: Iterable[int]) -> bool:
        """Checks by the definition, without an engine."""
        chosen = [int(option) for option in options]
        if not self._bounds:
            return self._cover.is_solution(chosen)
        return len(set(chosen)) == len(chosen) and all(0 <= option < self.option_count for option in chosen) and self._fits(chosen)

    def _fits(self, chosen: list[int]) -> bool:
        colors: dict[int, list[int]] = {item: [] for item in range(len(self._items))}
        for option in chosen:
            for item, color in self._cover.option(option):
                colors[item].append(color)
        def fits(item: int) -> bool:
            if item < self.primary_count:
                least, most = self._bounds.get(item, (1, 1))
                return least <= len(colors[item]) <= most
            return len(colors[item]) <= 1 or (len(set(colors[item])) == 1 and colors[item][0] > 0)
        return all(map(fits, colors))

    def matrix(self) -> numpy.ndarray:
        """Returns options as rows and items as columns of a boolean matrix, without colours."""
        import numpy

        table = numpy.zeros((self.option_count, len(self._items)), dtype=bool)
        for number in range(self.option_count):
            table[number, [item for item, _ in self._cover.option(number)]] = True
        return table

    def write(self, format: str = "dlx") -> str:
        """Returns the problem as text: "dlx", "cnf", "minizinc" or "lp". ValueError if it has multiplicities, which none of them says."""
        if self._bounds:
            raise ValueError(f"{format} says no multiplicities")
        return _engines.write_cover(self._cover, self._items, self._colors, format)

    @staticmethod
    def engines() -> list[str]:
        """Returns the names of the engines, the usual one first. "cell_first" and "frontier" know neither colours nor multiplicities."""
        return _engines.cover_engines()

    def solve(self, *, engine: str = "", seed: int = 1, limit: float = 0, most: int = 1, ticks: int = 0,
              progress: Optional[Callable[[Progress], Optional[bool]]] = None) -> CoverAnswer:
        """Looks for `most` solutions. `limit` is in seconds and `ticks` in effort, 0: none."""
        return self._search(engine, seed, limit, most, ticks, progress, True)

    def count(self, *, engine: str = "", seed: int = 1, limit: float = 0, ticks: int = 0,
              progress: Optional[Callable[[Progress], Optional[bool]]] = None) -> CoverAnswer:
        """Counts the solutions, one by one."""
        return self._search(engine, seed, limit, _ALL, ticks, progress, False)

    def __iter__(self) -> Iterator[numpy.ndarray]:
        """Yields every solution as it is found: the numbers of its options."""
        return self._solutions("", 1)

    def solutions(self, *, engine: str = "", seed: int = 1) -> Iterator[numpy.ndarray]:
        """Yields every solution as it is found by an engine."""
        return self._solutions(engine, seed)

    def _solutions(self, engine: str, seed: int) -> Iterator[numpy.ndarray]:
        import numpy

        cover, owners = self._searched()
        run = _engines.CoverRun(cover, engine, seed)
        number = 0
        while True:
            number += 1
            found = run.advance(number, _ALL, True)
            if not found:
                return
            yield from (numpy.array(_owned(options, owners), dtype=numpy.int32) for options in found)

    def _searched(self) -> tuple[_engines.Cover, Optional[list[int]]]:
        """Returns the problem as the engines take it and, if that is another one, for each of its options the own one or -1."""
        if not self._bounds:
            return self._cover, None
        from .multiplicity import without_multiplicities

        return without_multiplicities(self._cover, self._bounds)

    def _search(self, engine: str, seed: int, limit: float, most: int, ticks: int,
                progress: Optional[Callable[[Progress], Optional[bool]]], keeps: bool) -> CoverAnswer:
        import numpy

        start = time.monotonic()
        end = start + limit if limit > 0 else math.inf
        most_ticks = ticks or _ALL
        cover, owners = self._searched()
        run = _engines.CoverRun(cover, engine, seed)
        found: list[numpy.ndarray] = []
        while True:
            reached = run.stats()[3]
            lot = run.advance(most, min(reached + _STEP, most_ticks), keeps)
            found += (numpy.array(_owned(options, owners), dtype=numpy.int32) for options in lot)
            outcome, solutions, nodes, used = run.stats()
            elapsed_ms = (time.monotonic() - start) * 1000
            is_over = outcome == "exhausted" or solutions >= most
            is_cut = used >= most_ticks or time.monotonic() >= end or (
                progress is not None and not is_over and progress(Progress(solutions, nodes, used, elapsed_ms)) is True)
            if is_over or is_cut:
                word = outcome if outcome == "exhausted" else "solved" if is_over else "stopped"
                return CoverAnswer(word, solutions, nodes, used, elapsed_ms, tuple(found))
