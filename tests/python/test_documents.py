"""Checks what the package says of itself: stubs, docstrings, examples, version."""
import ast
import doctest
import inspect
import os
import pathlib
import re
import subprocess
import sys

import pytest
import tessera
import tessera.answers
import tessera.cover
import tessera.puzzle

STUBS = pathlib.Path(tessera.__file__).parent / "_engines.pyi"


def parameters_in_stubs(node):
    return [argument.arg for argument in node.args.args]


def parameters_of(function):
    """Returns the parameters' names, which pybind11 writes into the first line of the docstring."""
    line = function.__doc__.splitlines()[0]
    inside = line[line.index("(") + 1:line.rindex(")")]
    return re.findall(r"(?:^|, )(\w+)(?=: |$|, )", re.sub(r"\[[^\[\]]*\]", "", re.sub(r"\[[^\[\]]*\]", "", re.sub(
        r"\[[^\[\]]*\]", "", inside))))


def members_of(thing):
    """A class that Python cannot make has a constructor without a docstring."""
    return {name: member for name, member in vars(thing).items()
            if not name.startswith("_") or (name == "__init__" and (member.__doc__ or "").startswith("__init__(self: "))}


def check(stubs, thing, where):
    described = {}
    for node in stubs:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            described[node.name] = node
        elif isinstance(node, ast.AnnAssign):
            described[node.target.id] = node
    members = members_of(thing)
    assert sorted(described) == sorted(members), where
    for name, node in described.items():
        member = members[name]
        if isinstance(node, ast.ClassDef):
            check(node.body, member, name)
        elif isinstance(node, ast.FunctionDef) and not isinstance(member, property):
            names = parameters_of(member)
            assert parameters_in_stubs(node) == names, f"{where}.{name}"
        elif isinstance(node, ast.FunctionDef):
            assert [d.id for d in node.decorator_list] == ["property"], f"{where}.{name}"


def test_stubs_and_module_agree():
    check(ast.parse(STUBS.read_text()).body, tessera._engines, "_engines")


def test_a_stub_too_many_or_a_wrong_parameter_is_noticed():
    text = STUBS.read_text()
    for worse in (text + "\ndef surprise() -> None: ...\n", text.replace("def engines(family", "def engines(kind"),
                  text.replace("def settle() -> None: ...\n", "")):
        assert worse != text
        with pytest.raises(AssertionError):
            check(ast.parse(worse).body, tessera._engines, "_engines")


def test_everything_public_is_documented_and_typed():
    for name in tessera.__all__:
        thing = getattr(tessera, name)
        assert name == "JSON_SCHEMA" or thing.__doc__, name
        for member_name, member in inspect.getmembers(thing) if inspect.isclass(thing) else []:
            function = getattr(member, "fget", None) or getattr(member, "__func__", member)
            if member_name.startswith("_") or not inspect.isfunction(function) or function.__module__ == "dataclasses":
                continue
            assert function.__doc__, f"{name}.{member_name}"
            hints = function.__annotations__
            wanted = [p for p in inspect.signature(function).parameters if p not in ("self", "cls")]
            assert set(wanted) | {"return"} <= set(hints), f"{name}.{member_name}"


@pytest.mark.parametrize("module", [tessera, tessera.answers, tessera.cover, tessera.puzzle])
def test_examples_of_docstrings_are_true(module):
    assert doctest.testmod(module, extraglobs={"ExactCover": tessera.ExactCover}).failed == 0


def test_the_examples_of_the_readme_are_true():
    readme = pathlib.Path(os.environ["TESSERA_SOURCE_DIR"]) / "src/python/README.md"
    results = doctest.testfile(str(readme), module_relative=False)
    assert results.failed == 0 and results.attempted > 10


def test_the_version_is_that_of_the_program():
    told = subprocess.run([os.environ["TESSERA_CLI"], "--version"], capture_output=True, text=True).stdout
    assert told == f"tessera {tessera.__version__}\n"
    project = (pathlib.Path(os.environ["TESSERA_SOURCE_DIR"]) / "src/python/pyproject.toml").read_text()
    assert f'version = "{tessera.__version__.split()[0]}"' in project


def test_it_is_imported_without_numpy_until_an_array_is_asked_for():
    program = "import sys; sys.modules['numpy'] = None; import tessera; print(tessera.Puzzle('#1p/4x3/DFM/h0fs').count().solutions)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert told.stdout == "12\n", told.stderr
