"""Writes the paths of a drawing in fewer characters: near points are counted from one another.

Every point stays where it was, to a hundredth of a unit.
"""

import re
from functools import cache

_PATH = re.compile(r'(?<= d=")[^"]*')
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers follow each command."""


def shorten(svg):
    """The same drawing with short paths."""
    return _PATH.sub(lambda found: short_path(found[0]), svg)


def short_path(path):
    """The same path; each part is counted from the last point or from 0, 0, as is shorter."""
    text, written, here, start = "", "", (0, 0), (0, 0)
    for command, numbers in _parts(path):
        kind = command.upper()
        if command.islower():
            numbers = _moved(kind, numbers, here)
        end = start if kind == "Z" else _end(kind, numbers, here)
        if kind == "L" and end != here and (end[0] == here[0] or end[1] == here[1]):
            kind, numbers = ("V", numbers[1:]) if end[0] == here[0] else ("H", numbers[:1])
        near = _moved(kind, numbers, (-here[0], -here[1]))
        forms = [_part(kind, numbers, written), _part(kind.lower(), near, written)]
        written, part = min(forms, key=lambda form: len(form[1]))
        text += part
        here, start = end, end if kind == "M" else start
    return text


def _parts(path):
    """Each command with its numbers in hundredths; a command that is left out is put in."""
    tokens = _TOKEN.findall(path)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = _NUMBERS[command.upper()]
        yield command, tuple(map(_hundredths, tokens[at : at + count]))
        at += count
        command = {"M": "L", "m": "l"}.get(command, command)


@cache
def _hundredths(number):
    return round(float(number) * 100)


def _moved(kind, numbers, by):
    """The numbers with every point moved; of an arc only its end is a point."""
    if kind == "V":
        return (numbers[0] + by[1],)
    first = 5 if kind == "A" else 0
    moved = (number + by[place % 2] for place, number in enumerate(numbers[first:]))
    return (*numbers[:first], *moved)


def _end(kind, numbers, here):
    if kind == "H":
        return numbers[0], here[1]
    return (here[0], numbers[0]) if kind == "V" else numbers[-2:]


def _part(command, numbers, written):
    """The command as it stands after `written`, and its text: not repeated if it is the same."""
    words = list(map(_number, numbers))
    repeated = command == written and command not in "MmZz"
    text = ("" if repeated else command) + "".join(
        word if (place == 0 and not repeated) or word[0] == "-" else f" {word}"
        for place, word in enumerate(words)
    )
    return command, text


@cache
def _number(hundredths):
    text = f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else re.sub(r"^(-?)0\.", r"\1.", text)
