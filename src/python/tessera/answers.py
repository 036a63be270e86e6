"""Answers of the engines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Mapping, Optional

if TYPE_CHECKING:
    import numpy

    from .puzzle import Puzzle


@dataclass(frozen=True)
class Progress:
    """The progress of a search."""

    solutions: int
    nodes: int
    ticks: int
    elapsed_ms: float


@dataclass(frozen=True)
class Answer:
    """The result of any search. Two answers are equal if all but their times are.

    `outcome` is "solved", "bounded" (found, but it may not be the shortest), "exhausted" (proved: there is none or, of
    a count, no other), "stopped" (at a limit) or "memory". `ticks` are the effort, the same on every machine. `json` is
    what the command line prints with --json.
    """

    outcome: str
    nodes: int
    ticks: int
    engine: str
    elapsed_ms: float = field(compare=False)
    json: Mapping[str, Any] = field(compare=False, repr=False)


@dataclass(frozen=True)
class Solution(Answer):
    """The answer of `Puzzle.solve`. `moves` and `puzzle` are None if nothing was found."""

    moves: Optional[tuple[str, ...]]
    puzzle: Optional[Puzzle]
    lower_bound: Optional[int]
    upper_bound: Optional[int]

    @property
    def found(self) -> bool:
        """True if there is a solution here."""
        return self.puzzle is not None

    @property
    def cells(self) -> Optional[numpy.ndarray]:
        """The solved board, as `Puzzle.cells` has it; None if nothing was found."""
        return None if self.puzzle is None else self.puzzle.cells


@dataclass(frozen=True)
class Count(Answer):
    """The answer of `Puzzle.count`: `solutions` is exact if `outcome` is "exhausted", and else those found so far."""

    solutions: int


@dataclass(frozen=True)
class Hint(Answer):
    """The answer of `Puzzle.hint`: sentences from vague to exact, and the moves of the last one."""

    dead_end: bool
    steps: tuple[str, ...]
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Follower:
    """A supposed move that those before it force: nothing else could cover the cell, or, without one, the piece would have no other place."""

    move: str
    cell: tuple[int, int] | None


@dataclass(frozen=True)
class Step:
    """One deduction. Cells are (row, column) from 0; moves are played, excluded placements ruled out."""

    deduction: str
    sentence: str
    pieces: tuple[str, ...]
    cells: tuple[tuple[int, int], ...]
    moves: tuple[str, ...]
    excludes: tuple[str, ...]
    assumes: tuple[str, ...]
    follows: tuple[Follower, ...]


@dataclass(frozen=True)
class Explanation(Answer):
    """The answer of `Puzzle.explain`. `chosen`: several solutions, so some step is a choice."""

    steps: tuple[Step, ...]
    chosen: bool


@dataclass(frozen=True)
class Grade(Answer):
    """The answer of `Puzzle.grade`. `tier` is None of open boards and what was not graded."""

    difficulty: Optional[str]
    tier: Optional[str]
    score: Optional[int]
    deductions: Mapping[str, int]
    search: Optional[int]
    solutions: Optional[int]
    solutions_exact: Optional[bool]
    moves: Optional[int]
    lower_bound: Optional[int]
