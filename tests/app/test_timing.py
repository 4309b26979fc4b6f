"""Times that hold on every system, also where the clock of a process moves in large steps."""

from sevenwonders_qt.app.timing import STEPS, seconds_of

MS = 1e-3


class SteppingClock:
    """Shows the time in whole steps, as that of a process on Windows; looking takes a moment."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0
        self.acts = 0

    def __call__(self) -> float:
        self.now += 0.001 * MS
        return self.now // self.step * self.step

    def act(self) -> None:
        """What is measured: it takes a millisecond."""
        self.acts += 1
        self.now += 1 * MS


def test_what_is_shorter_than_a_step_of_the_clock_is_measured_all_the_same() -> None:
    clock = SteppingClock(15.6 * MS)
    assert 0.9 * MS < seconds_of(clock.act, clock) < 1.1 * MS
    assert clock.acts >= STEPS * 15


def test_where_the_clock_is_fine_one_call_is_enough() -> None:
    clock = SteppingClock(0.01 * MS)
    assert 0.9 * MS < seconds_of(clock.act, clock) < 1.1 * MS
    assert clock.acts == 1
