"""What can be heard: its files measured, what is mixed of them, and which event has which sound."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from itertools import pairwise

import pytest

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.events import CardBuilt, HandsPassed, StageBuilt, TurnBegan
from sevenwonders_qt.views.architects.cues import AMBIENCE
from sevenwonders_qt.views.architects.cues import CUES as ARCHITECTS
from sevenwonders_qt.views.architects.flight import ArchitectsAnimator
from sevenwonders_qt.views.sound.player import Mixer
from sevenwonders_qt.views.sound.sounds import (
    BLOCK,
    HOME,
    LOOP_RATE,
    RATE,
    Ambience,
    Sound,
    samples,
)
from sevenwonders_qt.views.table.animator import _MOVING as MOVING
from sevenwonders_qt.views.table.cues import AMBIENCES, CUES, of_age, paid

FULL = 32_767
LOOPS = (HOME, AMBIENCE, *AMBIENCES)


def decibels(value: float) -> float:
    """Below the loudest that a file can hold."""
    return 20 * math.log10(max(value, 1e-9) / FULL)


def rms(values: Sequence[int]) -> float:
    return math.sqrt(sum(value * value for value in values) / max(1, len(values)))


def loudness(sound: Sound) -> float:
    """Of its loudest twentieth of a second, in decibels."""
    heard, size = samples(sound), RATE // 20
    starts = range(0, max(1, len(heard) - size + 1), size // 2)
    return decibels(max(rms(heard[start : start + size]) for start in starts))


# The files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_whole_and_silent_at_both_ends(sound: Sound) -> None:
    heard = samples(sound)
    assert 0.05 < len(heard) / RATE < 2.6
    assert -16 < decibels(max(map(abs, heard))) < -1
    assert abs(heard[0]) < 40
    assert max(map(abs, heard[-40:])) < 60


def test_sounds_are_about_as_loud_as_each_other() -> None:
    levels = {sound: loudness(sound) for sound in Sound}
    assert max(levels.values()) - min(levels.values()) < 8, levels


@pytest.mark.parametrize("ambience", LOOPS, ids=str)
def test_an_ambience_is_quiet_even_and_goes_round_without_a_seam(ambience: Ambience) -> None:
    heard = samples(ambience)
    assert 15 < len(heard) / LOOP_RATE < 30
    assert -30 < decibels(rms(heard)) < -26
    assert decibels(max(map(abs, heard))) < -8
    seconds = [rms(heard[at : at + LOOP_RATE]) for at in range(0, len(heard), LOOP_RATE)]
    assert max(seconds) < 6 * min(seconds)
    steps = sorted(abs(a - b) for a, b in pairwise(heard))
    assert abs(heard[0] - heard[-1]) <= steps[round(0.995 * len(steps))]


def test_all_files_together_are_small() -> None:
    files = [*resource_path("sounds").rglob("*.wav")]
    assert len(files) == len(Sound) + len(LOOPS)
    assert sum(file.stat().st_size for file in files) < 3_000_000


def test_a_file_that_cannot_be_read_is_silent() -> None:
    mixer = Mixer(broken)
    mixer.play(Sound.PICK)
    mixer.surround(HOME)
    assert not any(mixer.block())
    assert not any(mixer.block())


def broken(sound: Sound | Ambience) -> array[int]:
    raise ValueError(f"{sound}.wav cannot be read")


# Mixed --------------------------------------------------------------------------------------


def steady(value: int, blocks: int = 2) -> Mixer:
    """A mixer whose effects are so loud all the time, and its loops too."""
    return Mixer(lambda sound: array("h", [value] * (BLOCK * blocks)))


def test_two_sounds_at_once_are_added() -> None:
    mixer = steady(1000)
    mixer.play(Sound.PICK)
    mixer.play(Sound.COINS)
    assert set(mixer.block()) == {2000}


def test_what_is_too_loud_together_is_held_at_the_limit() -> None:
    mixer = steady(20_000)
    for sound in (Sound.PICK, Sound.COINS, Sound.STAGE):
        mixer.play(sound)
    assert set(mixer.block()) == {FULL}
    mixer = steady(-20_000)
    for sound in (Sound.PICK, Sound.COINS):
        mixer.play(sound)
    assert set(mixer.block()) == {-FULL}


def test_the_same_sound_at_the_same_moment_is_heard_once() -> None:
    mixer = steady(1000)
    mixer.play(Sound.PLACE)
    mixer.play(Sound.PLACE)
    assert set(mixer.block()) == {1000}


def test_a_sound_ends_and_then_nothing_is_to_be_heard() -> None:
    mixer = steady(1000, blocks=1)
    mixer.play(Sound.PICK)
    assert mixer.busy
    mixer.block()
    assert not mixer.busy
    assert not any(mixer.block())


def test_volumes_are_of_effects_and_of_the_ambience_apart() -> None:
    mixer = steady(1000, blocks=400)
    mixer.effects, mixer.ambient = 0.5, 0.2
    mixer.surround(HOME)
    for _ in range(100):
        block = mixer.block()
    assert set(block) == {200}
    mixer.play(Sound.PICK)
    assert set(mixer.block()) == {700}
    mixer.effects = mixer.ambient = 0.0
    mixer.hush()
    mixer.play(Sound.PICK)
    assert not mixer.busy
    assert not any(mixer.block())


def test_an_ambience_comes_slowly_and_goes_slowly() -> None:
    mixer = steady(1000, blocks=400)
    mixer.surround(HOME)
    coming = [mixer.block()[0] for _ in range(80)]
    assert coming == sorted(coming)
    assert 0 < coming[0] < 30
    assert coming[-1] == 1000
    mixer.surround(AMBIENCES[0])
    changing = [mixer.block()[0] for _ in range(80)]
    assert all(900 < value < 1100 for value in changing)  # the one goes as the other comes
    mixer.surround(None)
    going = [mixer.block()[0] for _ in range(80)]
    assert going == sorted(going, reverse=True)
    assert not mixer.busy


@pytest.mark.parametrize("ambience", LOOPS, ids=str)
def test_an_ambience_is_played_round_and_round_without_a_jump(ambience: Ambience) -> None:
    mixer = Mixer(samples)
    mixer.surround(ambience)
    round_ = len(samples(ambience)) * RATE // LOOP_RATE // BLOCK
    for _ in range(round_ - 2):
        mixer.block()
    around = [sample for _ in range(4) for sample in mixer.block()]
    steps = sorted(abs(a - b) for a, b in pairwise(around))
    at_the_seam = abs(around[2 * BLOCK] - around[2 * BLOCK - 1])
    assert at_the_seam <= max(steps[round(0.99 * len(steps))], 300)


# Which event has which sound ----------------------------------------------------------------


@pytest.mark.parametrize("kind", [*MOVING, *ArchitectsAnimator.moving, *ARCHITECTS.called_out])
def test_each_event_that_is_seen_to_move_has_its_sound(kind: type) -> None:
    assert {**CUES.sounds, **ARCHITECTS.sounds}[kind] in Sound


def test_of_a_turn_that_nothing_moves_for_the_weightiest_is_heard() -> None:
    built = CardBuilt(0, "baths", Way.COST, 0, 0, 0)
    assert CUES.chief([HandsPassed(-1), built]) is Sound.PLACE
    assert CUES.chief([built, StageBuilt(1, 0, "temple", 0, 0, 0), HandsPassed(-1)]) is Sound.STAGE
    assert CUES.chief([TurnBegan(2)]) is None


def test_coins_to_another_city_are_a_purchase() -> None:
    assert paid([None, None]) is Sound.COINS
    assert paid([None, 2]) is Sound.PURCHASE


@pytest.mark.parametrize(
    ("age", "ambience"),
    [(0, AMBIENCES[0]), (1, AMBIENCES[0]), (2, AMBIENCES[1]), (3, AMBIENCES[2])],
)
def test_each_age_has_its_ambience(age: int, ambience: Ambience) -> None:
    assert of_age(age) is ambience
