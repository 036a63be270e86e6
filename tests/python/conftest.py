import json
import os
import pathlib
import subprocess

import pytest

SOURCE = pathlib.Path(os.environ["TESSERA_SOURCE_DIR"])


@pytest.fixture
def level():
    """Returns the path of a shipped level."""
    return lambda name: SOURCE / "levels" / name


@pytest.fixture
def command_line():
    """Runs the program with --json and returns its objects."""
    def run(*words):
        ending = subprocess.run([os.environ["TESSERA_CLI"], *map(str, words), "--json"], capture_output=True, text=True)
        return [json.loads(line) for line in ending.stdout.splitlines()]
    return run


def dominoes(side):
    """Returns a square board to be filled with dominoes; with 40 cells a side it is counted for hours."""
    board = ("." * side + "\n") * side
    return f"tessera 1 polyomino\nboard\n{board}end\npiece I2 x{side * side // 2}\nXX\nend\n"


@pytest.fixture
def endless():
    import tessera

    return tessera.Puzzle(dominoes(40))


@pytest.fixture
def domino_board():
    return dominoes
