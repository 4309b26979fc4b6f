"""Trained networks at play: whole numbers in lanes of Python's integers, alike on every machine.

A layer's weights from one input are one long integer, a lane of bits for each cell. Adding such
integers adds all lanes at once, so the first layer costs one addition for each row that is on.

The file: the line ``7wonders-network 1``, a line of JSON (the header), then the weights, packed by
zlib: little-endian numbers, with all bytes at even places first, then those at odd ones. They are
the first layer's rows and numbers (int16) and its bias (int32), then for each bucket the second
layer (int16), its bias (int32), the third layer (int16), its bias (int32).
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import compress
from operator import mul
from typing import Any, Literal

MAGIC = b"7wonders-network 1\n"
ROW_BITS, SUM_BITS = 10, 13
"""A row weight of 1 is stored as ``1 << ROW_BITS``; sums of the first layer are finer."""
CELL_BITS = 10
SECOND_BITS, THIRD_BITS = 12, 12
OUTPUT_BITS = 22
_SECOND_SUM_BITS = CELL_BITS + SECOND_BITS
_SECOND_CELL_BITS = OUTPUT_BITS - THIRD_BITS
_LANE, _WIDE_LANE = 32, 64
_HALF, _WIDE_HALF = 1 << (_LANE - 1), 1 << (_WIDE_LANE - 1)
_MOST_CELLS = 1024
_LARGEST = 4 << 20


class NetworkError(ValueError):
    """A file of weights that does not fit; the text is the reason."""


@dataclass(frozen=True, slots=True)
class NetworkSizes:
    """Rows and numbers that enter, cells of both hidden layers, buckets, outputs."""

    rows: int
    numbers: int
    first: int
    second: int
    buckets: int
    outputs: int


class Network:
    """The estimate of a position; ``header`` says where the weights come from."""

    def __init__(self, header: Mapping[str, Any], sizes: NetworkSizes, body: bytes) -> None:
        self.header = header
        self.sizes = s = sizes
        reader = _Reader(body)
        shift = SUM_BITS - ROW_BITS
        self._rows = [_packed(reader.shorts(s.first), _LANE) << shift for _ in range(s.rows)]
        self._numbers = [_packed(reader.shorts(s.first), _LANE) for _ in range(s.numbers)]
        self._bias = _packed((b + _HALF for b in reader.longs(s.first)), _LANE)
        self._buckets = []
        for _ in range(s.buckets):
            second = [_packed(reader.shorts(s.second), _WIDE_LANE) for _ in range(s.first)]
            second_bias = _packed((b + _WIDE_HALF for b in reader.longs(s.second)), _WIDE_LANE)
            third = [_packed(reader.shorts(s.outputs), _WIDE_LANE) for _ in range(s.second)]
            third_bias = _packed((b + _WIDE_HALF for b in reader.longs(s.outputs)), _WIDE_LANE)
            self._buckets.append((second, second_bias, third, third_bias))
        reader.end()
        self._first = _Lanes(s.first, _LANE, SUM_BITS - CELL_BITS)
        self._second = _Lanes(s.second, _WIDE_LANE, _SECOND_SUM_BITS - _SECOND_CELL_BITS)

    def sums(self, rows: Iterable[int], numbers: Sequence[int], first: int = 0) -> int:
        """Return the first layer's sums for part of a position, all lanes in one integer.

        ``first`` is the place of the first of ``numbers`` among all numbers.
        """
        weights = self._rows
        total = 0
        for row in rows:
            total += weights[row]
        for place, number in enumerate(numbers, first):
            if number:
                total += self._numbers[place] * number
        return total

    def row(self, row: int) -> int:
        """Return the first layer's sums for one row."""
        return self._rows[row]

    def outputs(self, sums: int, bucket: int) -> list[int]:
        """Return the outputs for the added sums of all parts, each ``1 << OUTPUT_BITS`` for 1."""
        second, total, third, out = self._buckets[bucket]
        # A sum outside of its lane would be a fault of the file: the range is checked at writing.
        cells = self._first.above_zero(sums + self._bias)
        total = sum(map(mul, compress(second, cells), filter(None, cells)), total)
        cells = self._second.above_zero(total)
        out = sum(map(mul, compress(third, cells), filter(None, cells)), out)
        outputs = self.sizes.outputs
        lanes = memoryview(out.to_bytes(8 * outputs + 8, "little"))
        return [lane - _WIDE_HALF for lane in lanes[: 8 * outputs].cast("Q")]


def read_network(data: bytes, schema: str) -> Network:
    """Return the network of a file; raises `NetworkError` if damaged or of other features.

    ``schema`` is a digest of the features' own description of the inputs.
    """
    header, sizes, body = read_weights(data)
    if header["schema"] != schema:
        raise NetworkError("made for other features")
    return Network(header, sizes, body)


def read_weights(data: bytes) -> tuple[Mapping[str, Any], NetworkSizes, bytes]:
    """Return header, sizes and weights of a file; raises `NetworkError` for one that is damaged."""
    if len(data) > _LARGEST or not data.startswith(MAGIC):
        raise NetworkError("not a file of weights, or of another version")
    end = data.find(b"\n", len(MAGIC))
    line, packed = data[len(MAGIC) : end], memoryview(data)[end + 1 :]
    try:
        header = json.loads(line)
        sizes = NetworkSizes(*(header["sizes"][name] for name in NetworkSizes.__slots__))
        digest, _ = header["sha256"], header["schema"]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise NetworkError("the header is damaged") from error
    numbers = [getattr(sizes, name) for name in NetworkSizes.__slots__]
    if not all(isinstance(n, int) and not isinstance(n, bool) and n > 0 for n in numbers):
        raise NetworkError("the sizes are damaged")
    if sizes.first > _MOST_CELLS or sizes.second > _MOST_CELLS or _size(sizes) > _LARGEST:
        raise NetworkError("the sizes are too large")
    unpack = zlib.decompressobj()
    try:
        planes = unpack.decompress(packed, _size(sizes) + 1)
    except zlib.error as error:
        raise NetworkError("the weights are damaged") from error
    if len(planes) != _size(sizes):
        raise NetworkError("the weights are damaged")
    body, halves = bytearray(len(planes)), memoryview(planes)
    body[::2], body[1::2] = halves[: len(planes) // 2], halves[len(planes) // 2 :]
    if sha256(body).hexdigest() != digest:
        raise NetworkError("the weights are damaged")
    return header, sizes, bytes(body)


def write_network(header: Mapping[str, Any], sizes: NetworkSizes, body: bytes) -> bytes:
    """Return the file of these weights; ``header`` is kept with them."""
    if len(body) != _size(sizes):
        raise ValueError(f"{len(body)} bytes of weights, not {_size(sizes)}")
    full = {
        **header,
        "sizes": {name: getattr(sizes, name) for name in NetworkSizes.__slots__},
        "sha256": sha256(body).hexdigest(),
    }
    line = json.dumps(full, ensure_ascii=True, sort_keys=True).encode()
    return MAGIC + line + b"\n" + zlib.compress(body[::2] + body[1::2], 9)


def _size(s: NetworkSizes) -> int:
    """Return the bytes of all weights."""
    bucket = 2 * s.first * s.second + 4 * s.second + 2 * s.second * s.outputs + 4 * s.outputs
    return 2 * (s.rows + s.numbers) * s.first + 4 * s.first + s.buckets * bucket


class _Lanes:
    """So many ``lanes`` of ``bits`` in one integer, each with half of its range added to it.

    Half of the range is the highest bit: it is on where the number is not below zero.
    """

    def __init__(self, lanes: int, bits: int, shift: int) -> None:
        self._ones = _packed([1] * lanes, bits)
        self._kept = self._ones * ((1 << (bits - shift)) - 1)
        self._top, self._shift = bits - 1, shift
        self._size = lanes * bits // 8
        self._code: Literal["I", "Q"] = "I" if bits == _LANE else "Q"

    def above_zero(self, sums: int) -> memoryview:
        """Return each number, by ``shift`` bits shorter, and 0 for one below zero."""
        on = sums >> self._top & self._ones
        cells = (sums & ((on << self._top) - on)) >> self._shift & self._kept
        return memoryview(cells.to_bytes(self._size, "little")).cast(self._code)


def _packed(numbers: Iterable[int], lane: int) -> int:
    total = 0
    for place, number in enumerate(numbers):
        total += number << (lane * place)
    return total


class _Reader:
    """Takes numbers off the front of a file."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def shorts(self, count: int) -> tuple[int, ...]:
        return self._take(f"<{count}h", 2 * count)

    def longs(self, count: int) -> tuple[int, ...]:
        return self._take(f"<{count}i", 4 * count)

    def end(self) -> None:
        if self._at != len(self._data):
            raise NetworkError("more weights than the sizes say")

    def _take(self, form: str, size: int) -> tuple[int, ...]:
        found = struct.unpack_from(form, self._data, self._at)
        self._at += size
        return found
