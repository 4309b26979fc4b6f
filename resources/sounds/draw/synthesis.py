"""The means of which sounds are made: tones, noise, filters, swells, loudness, WAV files.

Samples are lists of floats, from -1 to 1. Only the standard library is used, and no number comes
from the clock: the same script makes the same sounds.
"""

import io
import math
import struct
import wave
from collections.abc import Callable, Sequence
from random import Random

Samples = list[float]


def silence(seconds: float, rate: int) -> Samples:
    """So many seconds of nothing."""
    return [0.0] * round(seconds * rate)


def tone(
    pitch: float,
    seconds: float,
    rate: int,
    partials: Sequence[tuple[float, float]] = ((1.0, 1.0),),
    fade: float = 0.0,
) -> Samples:
    """A sum of sines. ``partials`` are factors of ``pitch`` (hertz) and how loud each is.

    With ``fade`` it dies away to a third in so many seconds, the higher partials sooner.
    """
    made = silence(seconds, rate)
    for factor, loud in partials:
        step = 2 * math.pi * pitch * factor / rate
        if step > math.pi * 0.9:
            continue  # it could not be heard at this rate
        keep = math.exp(-(factor**0.5) / (fade * rate)) if fade else 1.0
        for number in range(len(made)):
            made[number] += loud * math.sin(step * number)
            loud *= keep
    return made


def pluck(pitch: float, seconds: float, rate: int, seed: int, bright: float = 0.5) -> Samples:
    """A string of a lyre, by the way of Karplus and Strong; ``bright`` is from 0 to 1."""
    dice = Random(seed)
    string = low_pass([dice.uniform(-1, 1) for _ in range(round(rate / pitch))], bright, loop=True)
    made = []
    for number in range(round(seconds * rate)):
        place = number % len(string)
        made.append(string[place])
        string[place] = 0.4985 * (string[place] + string[(place + 1) % len(string)])
    return swell(made, 0.001, seconds * 0.3, rate)


def noise(seconds: float, rate: int, seed: int) -> Samples:
    """Of every pitch as much."""
    dice = Random(seed)
    return [dice.uniform(-1, 1) for _ in range(round(seconds * rate))]


def low_pass(samples: Sequence[float], share: float, *, loop: bool = False) -> Samples:
    """Without what is high; ``share`` is how far each sample goes to the next, 0 to 1.

    A ``loop`` is gone through twice, so that its end goes over into its beginning.
    """
    made, value = [], 0.0
    if loop:
        for sample in samples:
            value += share * (sample - value)
    for sample in samples:
        value += share * (sample - value)
        made.append(value)
    return made


def band_pass(
    samples: Sequence[float],
    pitch: float | Callable[[float], float],
    width: float,
    rate: int,
    *,
    loop: bool = False,
) -> Samples:
    """What lies around ``pitch`` (hertz, or a function of the share that has gone by).

    ``width`` is narrow near 0 and wide near 1.
    """
    made: Samples = []
    low = band = 0.0
    count = max(1, len(samples))
    for turn in (1, 2) if loop else (2,):
        for number, sample in enumerate(samples):
            here = pitch if isinstance(pitch, float) else pitch(number / count)
            factor = 2 * math.sin(math.pi * min(here, rate / 6) / rate)
            low += factor * band
            high = sample - low - width * band
            band += factor * high
            if turn == 2:
                made.append(band)
    return made


def swell(samples: Sequence[float], rise: float, fall: float, rate: int) -> Samples:
    """Louder for ``rise`` seconds from nothing, and to nothing in the last ``fall`` seconds."""
    count = len(samples)
    first, last = max(1, round(rise * rate)), max(1, round(fall * rate))
    return [
        sample * min(1.0, number / first) * min(1.0, (count - 1 - number) / last) ** 1.5
        for number, sample in enumerate(samples)
    ]


def decay(samples: Sequence[float], seconds: float, rate: int) -> Samples:
    """Dying away, to a third in so many seconds."""
    return [sample * math.exp(-number / (seconds * rate)) for number, sample in enumerate(samples)]


def shaped(samples: Sequence[float], shape: Callable[[float], float]) -> Samples:
    """Each sample as loud as ``shape`` says for the share that has gone by."""
    count = len(samples)
    return [sample * shape(number / count) for number, sample in enumerate(samples)]


def louder(samples: Sequence[float], factor: float) -> Samples:
    """All of it so many times as loud."""
    return [sample * factor for sample in samples]


def together(*parts: tuple[float, Sequence[float]], rate: int) -> Samples:
    """Parts added up, each from its second on."""
    length = max(round(start * rate) + len(part) for start, part in parts)
    made = [0.0] * length
    for start, part in parts:
        first = round(start * rate)
        for number, sample in enumerate(part):
            made[first + number] += sample
    return made


def around(loop: Samples, start: float, part: Sequence[float], rate: int) -> None:
    """Add a part to a loop from a second on; what goes past the end comes at the beginning."""
    first, length = round(start * rate), len(loop)
    for number, sample in enumerate(part):
        loop[(first + number) % length] += sample


def rms(samples: Sequence[float]) -> float:
    """How loud it is over all."""
    return math.sqrt(sum(sample * sample for sample in samples) / max(1, len(samples)))


def loudest(samples: Sequence[float], rate: int) -> float:
    """How loud its loudest twentieth of a second is."""
    size = round(rate / 20)
    steps = range(0, max(1, len(samples) - size + 1), size // 2)
    return max(rms(samples[step : step + size]) for step in steps)


def wav(samples: Sequence[float], rate: int, bits: int = 16) -> bytes:
    """A file of 16 or 8 bits, mono; raises ValueError for what is too loud for one."""
    if max(map(abs, samples)) > 1.0:
        raise ValueError("too loud: it would be cut off")
    if bits == 16:
        frames = struct.pack(f"<{len(samples)}h", *(round(sample * 32767) for sample in samples))
    else:
        frames = bytes(128 + round(sample * 127) for sample in samples)
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(bits // 8)
        file.setframerate(rate)
        file.writeframes(frames)
    return target.getvalue()
