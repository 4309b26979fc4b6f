"""What is heard all the while: the sea at home, each Age from dawn to dusk, a building site.

Each is a loop: its end goes over into its beginning, as noise is filtered around the end and
whatever swells does so a whole number of times.
"""

import math
from collections.abc import Callable
from random import Random

from synthesis import Samples, around, band_pass, decay, louder, low_pass, noise, rms, swell, tone

RATE = 11_025
SECONDS = 860 * 256 / RATE
"""A whole number of the blocks that are played at a time, so that they come round the same."""
LOUDNESS = 0.04
"""Of the whole loop: -28 dB, ten below the effects."""

PEAK = 0.28

FILED = 3.5
"""How many times as loud it is in its file, where 8 bits for a sample then are enough."""


def home() -> Samples:
    """The sea against a harbour wall, with a gull now and then."""
    made = _waves(101, 3, 0.09, 0.85)
    for number, sample in enumerate(_waves(102, 4, 0.4, 0.16)):
        made[number] += sample
    for start, pitch in ((6.3, 1050.0), (7.0, 980.0), (15.8, 1120.0)):
        around(made, start, louder(_gull(pitch), 0.022), RATE)
    return made


def age_1() -> Samples:
    """Dawn: a light wind, a brook, birds."""
    made = _wind(111, 0.03, (2, 5), 0.8)
    brook = band_pass(noise(SECONDS, RATE, 112), 620.0, 0.35, RATE, loop=True)
    for number, sample in enumerate(low_pass(brook, 0.3, loop=True)):
        made[number] += 0.04 * sample
    dice = Random(113)
    for _ in range(11):
        start, pitch = dice.uniform(0, SECONDS), dice.uniform(1900, 3100)
        for turn in range(dice.randint(2, 4)):
            around(
                made, start + 0.17 * turn, louder(_chirp(pitch, dice.uniform(0.8, 1.3)), 0.06), RATE
            )
    return made


def age_2() -> Samples:
    """Noon: cicadas in warm air, and a town far away."""
    made = _wind(121, 0.04, (1, 3), 0.7)
    song = band_pass(noise(SECONDS, RATE, 122), 1800.0, 0.12, RATE, loop=True)
    for number, sample in enumerate(song):
        share = number / len(song)
        rasp = 0.5 + 0.5 * math.sin(2 * math.pi * 460 * share)
        made[number] += 0.05 * sample * rasp * (0.6 + 0.4 * math.sin(2 * math.pi * 4 * share))
    town = band_pass(noise(SECONDS, RATE, 123), 330.0, 0.5, RATE, loop=True)
    for number, sample in enumerate(town):
        share = number / len(town)
        made[number] += 0.09 * sample * (0.6 + 0.4 * math.sin(2 * math.pi * 31 * share))
    return made


def age_3() -> Samples:
    """Dusk: a deeper wind, crickets, a fire."""
    made = _wind(131, 0.03, (1, 2), 1.0)
    cricket = swell(tone(3300, 0.045, RATE), 0.01, 0.02, RATE)
    for beat in range(40):
        for turn in range(3):
            around(made, beat * 0.5 + 0.06 * turn, louder(cricket, 0.022), RATE)
    dice = Random(132)
    for _ in range(120):
        crack = decay(noise(0.02, RATE, dice.randrange(1 << 30)), 0.002, RATE)
        around(made, dice.uniform(0, SECONDS), louder(crack, dice.uniform(0.02, 0.14)), RATE)
    return made


def architects() -> Samples:
    """A building site under the open sky: wind, chisels on stone, now and then a mallet."""
    made = _wind(141, 0.05, (2, 3), 0.9)
    dice = Random(142)
    start = 0.4
    while start < SECONDS - 1.5:
        pitch, loud = dice.uniform(1500, 2100), dice.uniform(0.03, 0.075)
        for turn in range(dice.randint(3, 6)):
            tap = tone(pitch, 0.09, RATE, ((1, 1), (1.71, 0.6), (2.3, 0.3)), fade=0.014)
            around(made, start + 0.31 * turn, louder(tap, loud * dice.uniform(0.7, 1.0)), RATE)
        start += dice.uniform(2.4, 4.2)
    for start in (4.9, 13.6):
        mallet = tone(165, 0.25, RATE, ((1, 1), (2.4, 0.4)), fade=0.05)
        for turn in range(2):
            around(made, start + 0.8 * turn, louder(mallet, 0.09), RATE)
    return made


def _waves(seed: int, times: int, share: float, loud: float) -> Samples:
    """Noise that swells so many times, quicker up than down."""
    made = low_pass(noise(SECONDS, RATE, seed), share, loop=True)
    count = len(made)
    for number in range(count):
        turn = number / count * times % 1.0
        rise = turn / 0.35 if turn < 0.35 else (1 - turn) / 0.65
        made[number] *= loud * (0.25 + 0.75 * (rise * rise * (3 - 2 * rise)))
    return made


def _wind(seed: int, share: float, times: tuple[int, int], loud: float) -> Samples:
    made = low_pass(low_pass(noise(SECONDS, RATE, seed), share, loop=True), 0.3, loop=True)
    count, (slow, quick) = len(made), times
    for number in range(count):
        turn = 2 * math.pi * number / count
        gust = 0.68 + 0.2 * math.sin(slow * turn) + 0.12 * math.sin(quick * turn + 1.3)
        made[number] *= loud * gust
    return made


def _gull(pitch: float) -> Samples:
    return _gliding(pitch, 0.42, lambda share: 1.0 + 0.35 * math.sin(math.pi * share**0.6))


def _chirp(pitch: float, bend: float) -> Samples:
    return _gliding(pitch, 0.11, lambda share: 1.0 + (bend - 1.0) * share)


def _gliding(pitch: float, seconds: float, bend: Callable[[float], float]) -> Samples:
    made, phase, count = [], 0.0, round(seconds * RATE)
    for number in range(count):
        phase += 2 * math.pi * pitch * bend(number / count) / RATE
        made.append(math.sin(phase) + 0.3 * math.sin(2 * phase))
    return swell(made, seconds * 0.3, seconds * 0.5, RATE)


LOOPS: dict[str, Callable[[], Samples]] = {
    "home": home,
    "age_1": age_1,
    "age_2": age_2,
    "age_3": age_3,
    "architects": architects,
}


def ambience(name: str) -> Samples:
    """The loop of that name, as loud as all of them."""
    made = LOOPS[name]()
    middle = sum(made) / len(made)
    made = [sample - middle for sample in made]
    return louder(made, min(LOUDNESS / rms(made), PEAK / max(map(abs, made))))
