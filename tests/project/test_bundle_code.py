"""The frozen program does without the docstrings of functions, and works the same."""

from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.project.checkout import packaging_script

SOURCE = '''
"""Of the module."""

class Thing:
    """Of the class."""

    def method(self):
        """Of the method."""
        def inner():
            """Of the function inside."""
            return "text"
        return inner

def repeats_its_docstring():
    "said"
    return "said"

def lists():
    return ["text" + name for name in ("a",)]

plain = lambda: "text"

async def waits():
    """Of a coroutine."""
    yield "text"
'''


@pytest.fixture(scope="module")
def stripped() -> dict[str, Any]:
    code = packaging_script("bundle_code").without_docstrings(compile(SOURCE, "source", "exec"))
    assert isinstance(code, CodeType)
    made: dict[str, Any] = {}
    exec(code, made)
    return made


def test_functions_lose_their_docstrings_at_any_depth(stripped: dict[str, Any]) -> None:
    method = stripped["Thing"].method
    found: list[FunctionType] = [method, method(None), stripped["waits"]]
    assert [function.__doc__ for function in found] == [None, None, None]


def test_modules_and_classes_keep_theirs(stripped: dict[str, Any]) -> None:
    assert stripped["__doc__"] == "Of the module."
    assert stripped["Thing"].__doc__ == "Of the class."


def test_what_functions_use_stays(stripped: dict[str, Any]) -> None:
    assert stripped["Thing"]().method()() == "text"
    assert stripped["repeats_its_docstring"]() == "said"
    assert stripped["lists"]() == ["texta"]
    assert stripped["plain"]() == "text"
