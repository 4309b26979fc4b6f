"""One line of a journal: a JSON object in ASCII, closed by a checksum over all before it.

The checksum of a line goes on from the line before, so lines that were swapped, left out or taken
from another journal do not fit. It is computed over the bytes in the file.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Mapping
from typing import Any

Json = Any
"""The values that `json.loads` returns: dict, list, str, int, float, bool or None."""

LONGEST = 1 << 18
"""Bytes of one line at most; the longest line of a real match has some 2,500."""

_CLOSING = re.compile(rb',"sum":"[0-9a-f]{8}"\}')
_DECODER = json.JSONDecoder()  # `json.loads` takes half as long again for lines as short
CLOSING_LENGTH = len(',"sum":"01234567"}')


def write_line(fields: Mapping[str, Json], before: int) -> tuple[bytes, int]:
    """Return the line with its newline, and its checksum; ``before`` is the previous checksum."""
    text = json.dumps(fields, ensure_ascii=True, allow_nan=False, separators=(",", ":"))
    content = text[:-1].encode("ascii")
    checksum = zlib.crc32(content, before)
    return content + _closing(checksum) + b"\n", checksum


def read_line(line: bytes, before: int) -> tuple[dict[str, Json], int]:
    """Return the fields of a line (without its newline) and its checksum.

    Raises ValueError; its text is the fault.
    """
    if len(line) > LONGEST:
        raise ValueError("the line is too long")
    content, closing = line[:-CLOSING_LENGTH], line[-CLOSING_LENGTH:]
    checksum = zlib.crc32(content, before)
    if closing != _closing(checksum):
        if _CLOSING.fullmatch(closing) is None:
            raise ValueError("the line is not closed by a checksum")
        raise ValueError("the checksum does not fit: the file was changed after it was written")
    return parse(content + b"}"), checksum


def _closing(checksum: int) -> bytes:
    return b',"sum":"%08x"}' % checksum


def parse(text: bytes) -> dict[str, Json]:
    """Return a JSON object; raises ValueError."""
    try:
        fields, end = _DECODER.raw_decode(text.decode("ascii"))
    except (ValueError, RecursionError):
        raise ValueError("the line is not JSON") from None
    if end != len(text):
        raise ValueError("the line is not JSON")
    if not isinstance(fields, dict):
        raise ValueError("the line is not a JSON object")
    return fields


def could_be_torn(rest: bytes) -> bool:
    """Return whether bytes without a newline, at a file's end, can be a line cut off while written.

    A line that goes on behind its checksum was not cut off: its newline was changed.
    """
    closing = _CLOSING.search(rest)
    return closing is None or closing.end() == len(rest)
