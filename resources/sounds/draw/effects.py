"""The short sounds of the game: cards, coins, stone, bronze, strings, horns."""

import math
from collections.abc import Callable

from synthesis import (
    Samples,
    band_pass,
    decay,
    louder,
    loudest,
    low_pass,
    noise,
    pluck,
    shaped,
    swell,
    together,
    tone,
)

RATE = 22_050
LOUDNESS = 0.125
"""Of the loudest twentieth of a second, before the factor of each sound: -18 dB."""

PEAK = 0.79
"""What no sample goes beyond: -2 dB."""

_BRASS = (1.0, 0.72, 0.55, 0.42, 0.30, 0.20, 0.13, 0.08, 0.05)
"""How loud each overtone is; brass grows brighter as it is blown harder."""

_COIN = ((1.0, 1.0), (1.51, 0.7), (2.13, 0.5), (2.67, 0.28))
_BRONZE = ((1.0, 1.0), (1.47, 0.8), (2.09, 0.7), (2.56, 0.55), (3.33, 0.4), (4.7, 0.25))
_GONG = ((1.0, 1.0), (1.52, 0.65), (2.03, 0.55), (2.74, 0.4), (3.59, 0.25), (4.93, 0.13))


def pick() -> Samples:
    """A card is lifted a little: a light tap."""
    paper = decay(band_pass(noise(0.09, RATE, 1), 2400.0, 0.7, RATE), 0.012, RATE)
    knock = tone(620, 0.09, RATE, ((1, 0.5), (2.4, 0.2)), fade=0.016)
    return together((0, paper), (0, knock), rate=RATE)


def refuse() -> Samples:
    """That does not go: two dull knocks, the second lower."""
    first = tone(196, 0.14, RATE, ((1, 1), (2.0, 0.3), (3.1, 0.12)), fade=0.04)
    second = tone(147, 0.2, RATE, ((1, 1), (2.0, 0.3), (3.1, 0.12)), fade=0.055)
    return together((0, first), (0.115, second), rate=RATE)


def place() -> Samples:
    """A card is laid down: paper, and the board under it."""
    paper = decay(low_pass(noise(0.2, RATE, 3), 0.35), 0.022, RATE)
    board = tone(128, 0.2, RATE, ((1, 0.8), (2.3, 0.3)), fade=0.04)
    return together((0, paper), (0.004, board), rate=RATE)


def flip() -> Samples:
    """A card turns over: air that rises in pitch, then the card lies."""
    air = band_pass(noise(0.16, RATE, 4), lambda share: 900 + 2300 * share, 0.5, RATE)
    air = shaped(air, lambda share: math.sin(math.pi * share) ** 1.5)
    lands = louder(decay(low_pass(noise(0.08, RATE, 5), 0.5), 0.012, RATE), 0.5)
    return together((0, air), (0.13, lands), rate=RATE)


def coins() -> Samples:
    """Coins fall one on another."""
    falls = ((0.0, 2350, 1.0), (0.075, 2740, 0.8), (0.135, 2210, 0.65), (0.215, 2930, 0.5))
    rings = [
        (start, louder(tone(pitch, 0.3, RATE, _COIN, fade=0.05), loud))
        for start, pitch, loud in falls
    ]
    return together(*rings, rate=RATE)


def purchase() -> Samples:
    """A purse is put on the table, and two coins ring in it."""
    purse = louder(decay(low_pass(noise(0.25, RATE, 7), 0.16), 0.04, RATE), 3.0)
    rings = [
        (start, louder(tone(pitch, 0.28, RATE, _COIN, fade=0.045), loud))
        for start, pitch, loud in ((0.06, 1890, 0.6), (0.15, 2270, 0.5))
    ]
    return together((0, purse), *rings, rate=RATE)


def stage() -> Samples:
    """A stone is drawn into its place, and a chord of strings greets it."""
    stone = low_pass(low_pass(noise(0.75, RATE, 8), 0.07), 0.2)
    stone = shaped(
        stone, lambda share: math.sin(math.pi * share) * (0.7 + 0.3 * math.cos(70 * share))
    )
    thump = tone(73, 0.5, RATE, ((1, 1), (2.1, 0.3)), fade=0.12)
    chord = [
        (0.62 + 0.07 * turn, louder(pluck(pitch, 1.0, RATE, 80 + turn), 0.42))
        for turn, pitch in enumerate((196.0, 261.63, 329.63, 392.0))
    ]
    return together((0, louder(stone, 3.2)), (0.56, louder(thump, 0.6)), *chord, rate=RATE)


def shields() -> Samples:
    """Bronze on bronze."""
    clash = louder(decay(band_pass(noise(0.25, RATE, 9), 2900.0, 0.6, RATE), 0.03, RATE), 1.2)
    first = tone(430, 0.75, RATE, _BRONZE, fade=0.14)
    second = tone(517, 0.6, RATE, _BRONZE, fade=0.1)
    return together((0, clash), (0, first), (0.05, louder(second, 0.7)), rate=RATE)


def token() -> Samples:
    """A token of wood is put down, and it rings a little."""
    wood = tone(980, 0.3, RATE, ((1, 1), (2.76, 0.35)), fade=0.04)
    tap = louder(decay(low_pass(noise(0.05, RATE, 10), 0.6), 0.006, RATE), 0.7)
    return together((0, tap), (0.003, wood), (0.09, louder(wood, 0.4)), rate=RATE)


def pass_on() -> Samples:
    """A hand of cards slides along the table."""
    slide = band_pass(noise(0.42, RATE, 11), lambda share: 2600 - 1500 * share, 0.8, RATE)
    return shaped(slide, lambda share: math.sin(math.pi * share**0.7) ** 2)


def age() -> Samples:
    """A gong: an Age begins."""
    gong = tone(98, 2.4, RATE, _GONG, fade=0.75)
    stroke = louder(decay(low_pass(noise(0.15, RATE, 12), 0.2), 0.02, RATE), 1.4)
    return together((0, stroke), (0, swell(gong, 0.012, 0.8, RATE)), rate=RATE)


def horn() -> Samples:
    """A war horn: two tones, the second higher and longer."""
    return together((0, _blown(174.61, 0.34)), (0.27, _blown(233.08, 0.98)), rate=RATE)


def your_turn() -> Samples:
    """Two strings of a lyre, upwards."""
    first, second = pluck(329.63, 0.9, RATE, 13, 0.35), pluck(440.0, 1.0, RATE, 14, 0.35)
    return together((0, louder(first, 0.8)), (0.16, second), rate=RATE)


def victory() -> Samples:
    """A lyre runs upwards into a chord of horns."""
    run = [
        (0.11 * turn, louder(pluck(pitch, 1.4, RATE, 20 + turn), 0.55))
        for turn, pitch in enumerate((261.63, 329.63, 392.0, 523.25))
    ]
    chord = [
        (0.5 + delay, louder(_blown(pitch, 1.5 - delay), 0.2))
        for delay, pitch in ((0, 130.81), (0.02, 196.0), (0.04, 261.63), (0.05, 329.63))
    ]
    return together(*run, *chord, rate=RATE)


def defeat() -> Samples:
    """A lyre goes down, in minor."""
    run = [
        (0.24 * turn, louder(pluck(pitch, 1.3, RATE, 30 + turn, 0.3), loud))
        for turn, (pitch, loud) in enumerate(
            ((329.63, 0.8), (261.63, 0.75), (220.0, 0.75), (164.81, 0.9))
        )
    ]
    return together(*run, rate=RATE)


def take_back() -> Samples:
    """A card comes back: air that sinks in pitch."""
    air = band_pass(noise(0.2, RATE, 15), lambda share: 2700 - 1900 * share, 0.5, RATE)
    return shaped(air, lambda share: share**1.4 * min(1.0, (1 - share) * 8))


def _blown(pitch: float, seconds: float) -> Samples:
    made, phase = [], 0.0
    for number in range(round(seconds * RATE)):
        now = number / RATE
        breath = _breath(now, seconds)
        # The lips find the tone from below, then waver a little.
        wanted = pitch * (1 - 0.045 * math.exp(-now / 0.035))
        wanted *= 1 + 0.004 * math.sin(2 * math.pi * 5.5 * now) * min(1.0, now / 0.3)
        phase += 2 * math.pi * wanted / RATE
        made.append(
            breath
            * sum(
                loud * breath ** (0.55 * part) * math.sin(phase * (part + 1) + 0.3 * part)
                for part, loud in enumerate(_BRASS)
            )
        )
    return made


def _breath(now: float, seconds: float) -> float:
    """How hard it is blown: a soft start, and a longer end."""
    attack, release = min(1.0, now / 0.06), min(1.0, (seconds - now) / 0.20)
    return math.sin(attack * math.pi / 2) * max(0.0, release) ** 1.4 * (0.92 + 0.08 * now / seconds)


EFFECTS: dict[str, tuple[Callable[[], Samples], float]] = {
    "pick": (pick, 0.6),
    "refuse": (refuse, 0.9),
    "place": (place, 1.0),
    "flip": (flip, 0.7),
    "coins": (coins, 0.8),
    "purchase": (purchase, 0.9),
    "stage": (stage, 1.1),
    "shields": (shields, 1.0),
    "token": (token, 0.9),
    "pass": (pass_on, 0.7),
    "age": (age, 1.2),
    "horn": (horn, 1.2),
    "your_turn": (your_turn, 0.9),
    "victory": (victory, 1.2),
    "defeat": (defeat, 1.1),
    "take_back": (take_back, 0.7),
}
"""By the name of the file, how each is made, and how loud it is beside the others."""


def effect(name: str) -> Samples:
    """The sound of that name, from nothing to nothing and as loud as it shall be."""
    make, factor = EFFECTS[name]
    made = swell(make(), 0.002, 0.03, RATE)
    wanted = LOUDNESS * factor / loudest(made, RATE)
    return louder(made, min(wanted, PEAK / max(map(abs, made))))
