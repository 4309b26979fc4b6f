"""Compares what reviews say with many games to the end: a long computation that can be taken up.

`python -m tests.ai.measure_clear_choices FILE [CHOICES] [GAMES]` adds a line of JSON to FILE for
each choice that it has finished, and goes on after the last of them when it is started again; 100
choices of 400 games take days of processor time on one core. `--report` only says what FILE holds.

A choice is clear when one of the three best plans is ahead of both others by more than three
standard errors, in own points. The review should name it as the best, or about as good, in 85 % of
them; of what it calls large losses, the games should lose points in 90 %.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from sevenwonders_qt.ai.advice import GAMES_OF_PART, Adviser, Confirmed, Grade, adviser_for
from sevenwonders_qt.ai.players import choose
from sevenwonders_qt.ai.review import verdict_on
from sevenwonders_qt.app.boxes import find, use_words
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.session.position import Position, dealt

CLEAR = 3.0
"""Standard errors."""

GOOD = (Grade.BEST, Grade.GOOD)


def asked(seed: int) -> Iterator[tuple[int, Any, Any, Command]]:
    """Some choices of a match of four: the place, what was known, what was chosen."""
    match = dealt(find, Position("classic", 4, {}, seed, 0, (), 0))
    dice, place = Random(seed), 0
    while not match.is_over:
        seat = match.owing[0]
        player = match.player_of(seat)
        view, memory = match.view(seat), match.memory(player)
        draws = match.player_seed(player)
        command = choose("skilled", view, match.game.rules, draws, memory)
        if len(view.legal) > 3 and dice.random() < 0.06:
            yield place, view, memory, command
        match.submit(command)
        place += 1


def compared(
    adviser: Adviser, view: Any, memory: Any, pair: tuple[Command, Command], games: int
) -> Confirmed:
    """The first of two plans against the second over so many games."""
    found: tuple[float, ...] = ()
    for part in range(max(1, games // GAMES_OF_PART)):
        more = adviser.confirm(view, memory, *pair, part)
        found += more.ahead if more is not None else ()
    return Confirmed(found)


def ahead(found: Confirmed) -> bool:
    """Whether the first is certainly better."""
    return found.games > 1 and found.points > CLEAR * found.error


def measured(
    adviser: Adviser, view: Any, memory: Any, played: Command, games: int
) -> dict[str, Any] | None:
    """What games and review say of a choice; None where no games can be played."""
    plans = [line.command for line in adviser.advise(view, memory).lines[:3]]
    if len(plans) < 2 or adviser.confirm(view, memory, plans[0], plans[1], 0) is None:
        return None
    clear: Command | None = None
    for plan in plans:
        others = [other for other in plans if other != plan]
        if all(ahead(compared(adviser, view, memory, (plan, one), games)) for one in others):
            clear = plan
            break
    verdict = verdict_on(adviser, view, memory, played)
    row: dict[str, Any] = {"clear": clear is not None, "grade": str(verdict.grade)}
    if clear is not None:
        row["named"] = verdict_on(adviser, view, memory, clear).grade in GOOD
    if verdict.grade is Grade.LARGE:
        found = compared(adviser, view, memory, (verdict.best, played), games)
        row["loses"], row["points"] = found.points > 0, round(found.points, 2)
    return row


def report(rows: list[dict[str, Any]]) -> str:
    named = [row["named"] for row in rows if row["clear"]]
    large = [row["loses"] for row in rows if "loses" in row]
    return (
        f"{len(rows)} choices; clear {len(named)}, named {sum(named)};"
        f" large losses {len(large)}, lose by the games {sum(large)}"
    )


def main(path: Path, wanted: int, games: int) -> None:
    use_words()
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    done = {(row["seed"], row["place"]) for row in rows}
    seed = 5000
    while sum(row["clear"] for row in rows) < wanted:
        adviser = adviser_for(dealt(find, Position("classic", 4, {}, seed, 0, (), 0)).game.rules)
        assert adviser is not None
        for place, view, memory, command in asked(seed):
            if (seed, place) in done:
                continue
            found = measured(adviser, view, memory, command, games)
            if found is None:
                continue
            rows.append({"seed": seed, "place": place, **found})
            with path.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
            print(report(rows), file=sys.stderr, flush=True)
            if sum(row["clear"] for row in rows) >= wanted:
                break
        seed += 1
    print(report(rows))


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--report"]
    if "--report" in sys.argv:
        print(report([json.loads(line) for line in Path(words[0]).read_text().splitlines()]))
    else:
        choices = int(words[1]) if len(words) > 1 else 100
        main(Path(words[0]), choices, int(words[2]) if len(words) > 2 else 400)
