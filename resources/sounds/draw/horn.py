"""Makes resources/sounds/horn.wav: a war horn of added sines, two tones one after the other.

    python resources/sounds/draw/horn.py            writes the file
    python resources/sounds/draw/horn.py --check    writes nothing, says whether it would change

Same script, same bytes on one system. 16 bits, mono, 22,050 samples a second.
"""

import argparse
import io
import math
import struct
import sys
import wave
from pathlib import Path

TARGET = Path(__file__).resolve().parents[1] / "horn.wav"
RATE = 22_050
TONES = ((0.0, 0.34, 174.61), (0.27, 0.98, 233.08))
"""Start and length in seconds, and the pitch in hertz: F3, then up to B flat."""

PARTIALS = (1.0, 0.72, 0.55, 0.42, 0.30, 0.20, 0.13, 0.08, 0.05)
"""How loud each overtone is; brass grows brighter as it is blown harder."""

LOUDEST = 0.82


def samples() -> list[float]:
    """The whole sound, from -1 to 1 and somewhat beyond."""
    made = [0.0] * math.ceil(RATE * max(start + length for start, length, _ in TONES) + 1)
    for start, length, pitch in TONES:
        first, phase = round(start * RATE), 0.0
        for number in range(round(length * RATE)):
            now = number / RATE
            breath = swell(now, length)
            # The lips find the tone from below, then waver a little.
            wanted = pitch * (1 - 0.045 * math.exp(-now / 0.035))
            wanted *= 1 + 0.004 * math.sin(2 * math.pi * 5.5 * now) * min(1.0, now / 0.3)
            phase += 2 * math.pi * wanted / RATE
            made[first + number] += breath * brass(phase, breath)
    return made


def brass(phase: float, breath: float) -> float:
    """A tone with overtones that fade where the breath is weak."""
    return sum(
        loud * breath ** (0.55 * number) * math.sin(phase * (number + 1) + 0.3 * number)
        for number, loud in enumerate(PARTIALS)
    )


def swell(now: float, length: float) -> float:
    """How hard it is blown: a soft start, and a longer end."""
    attack = min(1.0, now / 0.06)
    release = min(1.0, (length - now) / 0.20)
    return math.sin(attack * math.pi / 2) * max(0.0, release) ** 1.4 * (0.92 + 0.08 * now / length)


def wav() -> bytes:
    """The file."""
    made = samples()
    scale = LOUDEST * 32767 / max(map(abs, made))
    frames = struct.pack(f"<{len(made)}h", *(round(sample * scale) for sample in made))
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames)
    return target.getvalue()


def main() -> int:
    """0 when the file is as it should be, 1 when ``--check`` found another."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--check", action="store_true", help="write nothing")
    check = reader.parse_args().check
    made = wav()
    same = TARGET.is_file() and TARGET.read_bytes() == made
    if check:
        print("as it should be" if same else f"{TARGET.name} would change")
        return 0 if same else 1
    TARGET.write_bytes(made)
    print(f"{TARGET.name}: {len(made)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
