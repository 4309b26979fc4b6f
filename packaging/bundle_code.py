"""Takes the docstrings of functions out of the frozen program's bytecode: a fifteenth of it.

Those of classes stay: `dataclass` writes one where there is none, and loads `inspect` to do so,
which takes a third of the start of the program. For the same reason Python's own ``-OO`` is not
used, which also takes out assertions.
"""

from __future__ import annotations

from inspect import CO_NEWLOCALS
from opcode import opmap
from types import CodeType

_FIRST_CONSTANT = bytes((opmap["LOAD_CONST"], 0))
_INSTRUCTION = 2
"""Bytes."""


def without_docstrings(code: CodeType) -> CodeType:
    """The code of a module, class or function; functions in it, at any depth, have no docstring."""
    constants = [
        without_docstrings(each) if isinstance(each, CodeType) else each for each in code.co_consts
    ]
    if constants and isinstance(constants[0], str) and _documented(code):
        constants[0] = None
    return code.replace(co_consts=tuple(constants))


def _documented(code: CodeType) -> bool:
    """Whether the first constant of a function is its docstring and nothing else.

    A comprehension has no docstring; its first constant is one that it uses.
    """
    used = _FIRST_CONSTANT in {
        code.co_code[at : at + _INSTRUCTION] for at in range(0, len(code.co_code), _INSTRUCTION)
    }
    return bool(code.co_flags & CO_NEWLOCALS) and not used
