"""The notebook: run cell by cell, it prints what stands in it."""
import contextlib
import io
import json
import os
import pathlib

import pytest

SOURCE = pathlib.Path(os.environ["TESSERA_SOURCE_DIR"])


def test_the_notebook_prints_what_stands_in_it(monkeypatch):
    monkeypatch.chdir(SOURCE)
    notebook = json.loads((SOURCE / "src/python/comparisons.ipynb").read_text())
    assert notebook["nbformat"] == 4
    space, printed = {}, 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                exec("".join(cell["source"]), space)
            assert output.getvalue() == "".join("".join(part["text"]) for part in cell["outputs"])
            printed += bool(output.getvalue())
    assert printed == 4
