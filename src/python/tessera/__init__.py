"""Polyomino, number-swap and edge-matching puzzles, and exact cover: the engines of Tessera.

    >>> import tessera
    >>> puzzle = tessera.Puzzle("#1p/4x3/DFM/h0fs")
    >>> puzzle.count().solutions
    12
    >>> puzzle.solve().cells.shape
    (3, 4)

Puzzles and answers never change, so threads share them freely; engines run without the interpreter's lock. A wrong
argument is a ValueError with one sentence. Ctrl-C ends a search at once.
"""

import atexit as _atexit

from . import _engines
from .answers import Answer, Count, Explanation, Follower, Grade, Hint, Progress, Solution, Step
from .cover import CoverAnswer, ExactCover
from .puzzle import Puzzle, engines, generate, heuristics, seeds

__version__: str = _engines.version
JSON_SCHEMA: int = _engines.json_schema
"""The version of the schema of `Answer.json`, as in tessera.schema.json."""

__all__ = [
    "Answer", "Count", "CoverAnswer", "ExactCover", "Explanation", "Grade", "Hint", "JSON_SCHEMA", "Progress", "Puzzle",
    "Solution", "Step", "engines", "generate", "heuristics", "seeds",
]

_atexit.register(_engines.settle)
