"""Compares what reviews say with many games to the end: a long computation that can be taken up.

`python -m tests.ai.measure_clear_choices FILE [CHOICES] [GAMES] [SEED]` adds a line of JSON to FILE
for each choice that it has finished, and goes on after the last of them when it is started again;
100 choices of 400 games take some hours of processor time. `--report` only says what FILE holds.
Strong players hardly ever make a large loss, so `--losses` looks at nothing but the large losses of
beginners, CHOICES of them; give it a FILE of its own.

A choice is clear when one of the three best plans is ahead of both others by more than three
standard errors, in own points, over all games. Plans that are far behind, and choices that will not
become clear, are given up after fewer games. The review should name the best plan as the best, or
about as good, in 85 %; of what it calls large losses, the games should lose points in 90 %.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from sevenwonders_qt.ai.advice import Confirmed, Grade
from sevenwonders_qt.ai.adviser import Adviser
from sevenwonders_qt.ai.review import Verdict, verdict_on
from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.games import GAMES, find
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.session.position import DealtPosition, dealt
from tests.computers import adviser_for, choose

CLEAR = 3.0
"""Standard errors that the best plan has to be ahead by when all games are played."""

HOPE = 2.0
"""A lead of fewer standard errors of all games, after some of them, is not played on."""

SURE = 6.0
"""A plan that is further behind, in standard errors, is not played on."""

GOOD = (Grade.BEST, Grade.GOOD)


def asked(seed: int, level: str) -> Iterator[tuple[int, Any, Any, Command]]:
    """Some choices of a match of four: the place, what was known, what was chosen."""
    match = dealt(find, DealtPosition("classic", 4, {}, seed, 0, (), 0))
    dice, place = Random(seed), 0
    while not match.is_over:
        seat = match.owing[0]
        player = match.player_of(seat)
        view, memory = match.view(seat), match.memory(player)
        draws = match.player_seed(player)
        command = choose(level, view, match.game.rules, draws, memory)
        if len(view.legal) > 3 and dice.random() < 0.06:
            yield place, view, memory, command
        match.submit(command)
        place += 1


class Games:
    """What some plans of one question come to in own points, each in the same deals."""

    def __init__(self, adviser: Adviser, view: Any, memory: Any, name: str) -> None:
        search = adviser._search
        self._deals = search.deals(view, memory, Random(f"{search.moment(view)}/{name}"))
        self.totals: dict[Command, list[float]] = {}

    def play(self, plans: Iterable[Command], games: int) -> None:
        """Play so many more deals with each of these plans."""
        columns = [self.totals.setdefault(plan, []) for plan in plans]
        for deal in islice(self._deals, games):
            for plan, column in zip(plans, columns, strict=True):
                column.append(deal.to_the_end(plan).total)

    def compared(self, better: Command, worse: Command) -> Confirmed:
        pairs = zip(self.totals[better], self.totals[worse], strict=False)
        return Confirmed(tuple(one - other for one, other in pairs))


def clear_best(played: Games, plans: list[Command], games: int) -> Command | None:
    """The plan that is certainly ahead of all others after all games; None where there is none."""
    left, done = list(plans), 0
    for upto in [part for part in (24, 64, 160) if part < games] + [games]:
        played.play(left, upto - done)
        done = upto
        best = max(left, key=lambda plan: fmean(played.totals[plan]))
        others = {plan: played.compared(best, plan) for plan in left if plan != best}
        if upto == games:
            certain = all(found.points > CLEAR * found.error for found in others.values())
            return best if certain else None
        shrinks = sqrt(upto / games)
        if any(found.points < HOPE * found.error * shrinks for found in others.values()):
            return None
        nearest = min(others, key=lambda plan: others[plan].points)
        near = [plan for plan, it in others.items() if it.points < SURE * it.error]
        left = [best, *(near or [nearest])]
    return None


def measured(
    adviser: Adviser, view: Any, memory: Any, played: Command, games: int
) -> dict[str, Any] | None:
    """What games and review say of a choice; None where no games can be played."""
    plans = [line.command for line in adviser.advise(view, memory).plans[:3]]
    if len(plans) < 2 or not adviser._search.samples(view, 1):
        return None
    clear = clear_best(Games(adviser, view, memory, "clear"), plans, games)
    verdict = verdict_on(adviser, view, memory, played)
    row: dict[str, Any] = {"clear": clear is not None, "grade": str(verdict.grade)}
    if clear is not None:
        row["named"] = verdict_on(adviser, view, memory, clear).grade in GOOD
    return row | (played_out(adviser, view, memory, verdict, games) or {})


def large_loss(
    adviser: Adviser, view: Any, memory: Any, played: Command, games: int
) -> dict[str, Any] | None:
    """What games say of a choice that the review calls a large loss; None for any other."""
    if not adviser._search.samples(view, 1):
        return None
    return played_out(adviser, view, memory, verdict_on(adviser, view, memory, played), games)


def played_out(
    adviser: Adviser, view: Any, memory: Any, verdict: Verdict, games: int
) -> dict[str, Any] | None:
    """What games say of a verdict of a large loss; None of any other."""
    if verdict.grade is not Grade.LARGE:
        return None
    again = Games(adviser, view, memory, "large")
    again.play((verdict.best, verdict.played), games)
    found = again.compared(verdict.best, verdict.played)
    return {"loses": found.points > 0, "points": round(found.points, 2)}


def report(rows: list[dict[str, Any]]) -> str:
    named = [row["named"] for row in rows if row.get("clear")]
    large = [row["loses"] for row in rows if "loses" in row]
    return (
        f"{len(rows)} choices; clear {len(named)}, named {sum(named)};"
        f" large losses {len(large)}, lose by the games {sum(large)}"
    )


def main(path: Path, losses: bool, wanted: int = 100, games: int = 400, seed: int = 5000) -> None:
    use_words(BOXES, GAMES)
    level, compare = ("beginner", large_loss) if losses else ("skilled", measured)

    def count(rows: list[dict[str, Any]]) -> int:
        return sum("loses" in row if losses else row["clear"] for row in rows)

    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    done = {(row["seed"], row["place"]) for row in rows}
    while count(rows) < wanted:
        adviser = adviser_for(
            dealt(find, DealtPosition("classic", 4, {}, seed, 0, (), 0)).game.rules
        )
        assert adviser is not None
        for place, view, memory, command in asked(seed, level):
            if (seed, place) in done:
                continue
            found = compare(adviser, view, memory, command, games)
            if found is None:
                continue
            rows.append({"seed": seed, "place": place, **found})
            with path.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
            print(report(rows), file=sys.stderr, flush=True)
            if count(rows) >= wanted:
                break
        seed += 1
    print(report(rows))


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    if "--report" in sys.argv:
        print(report([json.loads(line) for line in Path(words[0]).read_text().splitlines()]))
    else:
        main(Path(words[0]), "--losses" in sys.argv, *map(int, words[1:]))
