"""Matches forged with checksums that fit: each one let in is shown, counted, and played to its end.

A forgery changes a value, an event, a line or the way back of a true match, or takes from another
one. It may be refused when it is brought in. If it is not, nothing that the program does with a
match may raise: list and statistics, log, timeline, score sheet, and AI players that play on to the
end. Run as a program it prints what came of them as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sevenwonders_qt.ai.players import PLAYERS
from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.replay import replay
from sevenwonders_qt.app.replay_table import replay_table
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.models.architects import history as architects_history
from sevenwonders_qt.models.architects import log as architects_log
from sevenwonders_qt.models.architects.table import architects_table
from sevenwonders_qt.models.architects.terms import command_words
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown import history
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.models.shown.replay import story_of
from sevenwonders_qt.models.shown.saves import Order, SavesFilter
from sevenwonders_qt.models.shown.saves_strip import strip_of, strip_words
from sevenwonders_qt.models.shown.selection import Selection, Source
from sevenwonders_qt.models.shown.statistics import report
from sevenwonders_qt.models.shown.statistics_csv import results_csv
from sevenwonders_qt.models.shown.table import noted, table_for
from sevenwonders_qt.models.shown.table_csv import CsvForm
from sevenwonders_qt.models.words import log
from sevenwonders_qt.models.words.statistics import left_out_words
from sevenwonders_qt.models.words.terms import with_free_city
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.shelf import import_match
from sevenwonders_qt.session.summary import Summary
from sevenwonders_qt.session.verifying import departure
from tests.computers import choose
from tests.filled_pages import saved_rows
from tests.session.fuzz import (
    HUGE,
    bent_back,
    forged,
    nested,
    opened,
    places,
    repeated,
    sealed,
    shuffled,
)
from tests.session.play import BOX, seats

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
LARGEST = 2**31 - 1
"""No number may be larger: texts count with 32 bits."""

KINDS = (PERSON, *PLAYERS)

Lines = list[dict[str, Any]]


def originals(folder: Path) -> list[bytes]:
    """Journals of every game and box, over and at different moments, taken back now and then."""
    waits = Options(sixth_coins_pay_seventh=False)
    every_box = Options(Edition.SECOND, expansions=tuple(BOXES))
    games: list[tuple[Any, Any, int]] = [
        (BOX.classic(DEFAULT, 4), Setup.random(4), 4),
        (BOX.classic(waits, 3), Setup.random(3), 3),
        *((BOX.classic(Options(expansions=(box,)), 3), Setup.random(3), 3) for box in BOXES),
        (BOX.classic(every_box, 5), Setup.random(5), 5),
        (BOX.classic(DEFAULT, 2), Setup.random(2), 2),
        (game_for(ArchitectsOptions(), 3), ArchitectsSetup.random(3), 3),
        (game_for(ArchitectsOptions(), 2), ArchitectsSetup.random(2), 2),
    ]
    return [
        played(folder, *game, seed, choices)
        for game in games
        for seed, choices in (("F", 1000), ("G", 25), ("H", 48), ("I", 7))
    ]


def played(folder: Path, game: Any, setup: Any, players: int, seed: str, choices: int) -> bytes:
    """The journal of a match with so many choices at most."""
    specs = [replace(spec, player=KINDS[seat % 3]) for seat, spec in enumerate(seats(players))]
    match: Any = Match.start(game, specs, setup, seed, folder, durable=False)
    for number in range(choices):
        if match.is_over:
            break
        match.submit(answered(match, "rules" if number % 3 else "random"))
        if number % 9 == 8 and not match.is_over:
            match.go_back(match.steps[-3])
            match.redo()
    match.close()
    data: bytes = match.journal_path.read_bytes()
    match.journal_path.unlink()
    return data


def answered(match: Match[Any], kind: str) -> Any:
    seat = match.owing[0]
    player = match.player_of(seat)
    seed, memory = match.player_seed(player), match.memory(player)
    return choose(kind, match.view(seat), match.game.rules, seed, memory)


# Forgeries ---------------------------------------------------------------------------------------


def with_events(lines: Lines) -> list[int]:
    """The numbers of the lines that hold events."""
    return [number for number, line in enumerate(lines) if "events" in line]


def recounted(lines: Lines) -> bytes:
    """The lines with the counts that fit, as far as no way back is among them."""
    first, ends = 0, {}
    for number, line in enumerate(lines[1:], 2):
        if "events" in line:
            line["n"], first = first, first + len(line["events"])
            ends[number] = first
        else:
            line["n"] = first = ends.get(line.get("back"), first)
    return sealed(lines)


def event_dropped(data: bytes, dice: random.Random, other: bytes) -> bytes:
    lines = opened(data)
    events = lines[dice.choice(with_events(lines))]["events"]
    del events[dice.randrange(len(events))]
    return recounted(lines)


def event_repeated(data: bytes, dice: random.Random, other: bytes) -> bytes:
    lines = opened(data)
    events = lines[dice.choice(with_events(lines))]["events"]
    at = dice.randrange(len(events))
    events[at:at] = [events[at]] * dice.choice([1, 2, 50])
    return recounted(lines)


def event_moved(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """Within its line, or to another line."""
    lines = opened(data)
    numbers = with_events(lines)
    source = lines[dice.choice(numbers)]["events"]
    target = source if dice.random() < 0.5 else lines[dice.choice(numbers)]["events"]
    event = source.pop(dice.randrange(len(source)))
    target.insert(dice.randrange(len(target) + 1), event)
    return recounted(lines)


def event_brought(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """From another match."""
    lines, strange = opened(data), opened(other)
    events = lines[dice.choice(with_events(lines))]["events"]
    found = dice.choice(strange[dice.choice(with_events(strange))]["events"])
    at = dice.randrange(len(events))
    events[at : at + dice.randrange(2)] = [found]
    return recounted(lines)


def line_brought(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """From another match, in the place of one or between two."""
    lines, strange = opened(data), opened(other)
    at = dice.choice(with_events(lines)[1:] or [1])
    found = strange[dice.choice(with_events(strange)[1:] or [1])]
    lines[at : at + dice.randrange(2)] = [found]
    return recounted(lines)


def number_changed(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """A number is a little more or less, or far too large."""
    return changed(data, dice, int, lambda number, _: number + dice.choice(NUDGES))


def text_changed(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """A text is another one that stands in the same match: another card, wonder, step or use."""
    return changed(data, dice, str, lambda _, texts: dice.choice(texts))


NUDGES = (-10_000, -7, -3, -1, 1, 2, 5, 90, 99_000, 2**31, 10**30)


def changed(
    data: bytes,
    dice: random.Random,
    kind: type,
    change: Callable[[Any, list[Any]], Any],
) -> bytes:
    lines = opened(data)
    line = lines[0] if dice.random() < 0.1 else dice.choice(lines)
    texts = [box[key] for box, key in places(lines) if isinstance(box[key], str)]
    found = [(box, key) for box, key in places(line) if type(box[key]) is kind]
    if found:
        container, key = dice.choice(found)
        container[key] = change(container[key], texts)
    return sealed(lines)


def emptied(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """A list has nothing in it, or one thing less or twice."""
    lines = opened(data)
    found = [box[key] for box, key in places(dice.choice(lines)) if isinstance(box[key], list)]
    if found:
        items = dice.choice(found)
        at = dice.randrange(len(items)) if items else 0
        items[:] = dice.choice([[], items[:at] + items[at + 1 :], items + items[at : at + 1]])
    return recounted(lines)


def ended_early(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """The last event of a true end, or one made up, after a line somewhere; nothing follows."""
    lines = opened(data)
    numbers = with_events(lines)
    lines = lines[: dice.choice(numbers) + 1]
    players = len(lines[0]["seats"])
    winners = dice.choice([[], [0], [players - 1], [players], [0, 0], [1, 0], [-1]])
    totals = [dice.choice([0, 50, -5, 10**9]) for _ in range(players + dice.choice([0, 0, 1, -1]))]
    last = lines[-1]
    if "events" in last:
        last["events"].append({"event": "GameEnded", "totals": totals, "winners": winners})
        last["over"] = True
    return recounted(lines)


def cards_swapped(data: bytes, dice: random.Random, other: bytes) -> bytes:
    """Everywhere one id stands for another: a deal with other cards, played consistently."""
    lines = opened(data)
    found = places(lines[1]["events"])
    ids = [box[key] for box, key in found if isinstance(box[key], str) and key != "event"]
    one, two = dice.choice(ids), dice.choice(ids)
    both = {one: two, two: one} if dice.random() < 0.5 else {one: two}
    for box, key in places(lines):
        if isinstance(box[key], str) and key != "event":
            box[key] = both.get(box[key], box[key])
    return sealed(lines)


def header_changed(data: bytes, dice: random.Random, other: bytes) -> bytes:
    lines, strange = opened(data), opened(other)
    key = dice.choice([*lines[0]])
    lines[0][key] = dice.choice([strange[0][key], dice.choice(HUGE)])
    return sealed(lines)


def of_old_kind(
    mutate: Callable[[bytes, random.Random], bytes],
) -> Callable[[bytes, random.Random, bytes], bytes]:
    return lambda data, dice, other: mutate(data, dice)


FORGERIES: tuple[Callable[[bytes, random.Random, bytes], bytes], ...] = (
    *(event_dropped, event_repeated, event_moved, event_brought, line_brought),
    *(number_changed, number_changed, text_changed, text_changed, emptied),
    *(ended_early, cards_swapped, header_changed),
    *map(of_old_kind, (forged, forged, nested, shuffled, repeated, bent_back)),
)


# What the program does with a match ------------------------------------------------------------


def looked_at(path: Path) -> None:
    """All that the list, the statistics and the command line tell of it."""
    archive = Archive(path.parent, BOX.find)
    archive.refresh()
    assert not archive.trouble, archive.trouble
    entry = archive.entry(path)
    assert isinstance(entry, Summary), entry
    rows = saved_rows([entry], NOW)
    (row,) = rows
    assert all((row.title, row.detail().note, row.pill)), "nothing is said"
    assert len(rows.shown(SavesFilter.ALL, Order.TITLE, row.title)) == 1
    assert bool(row.detail().doubt) != entry.verified
    records = Records.of(archive.results())
    for source in Source:
        found = report(records, Selection(source=source), NOW)
        left_out_words(found, records)
        assert entry.verified or not found.total.played, "what is not verified counts"
    results_csv(records, CsvForm())
    document = replay(path)
    bounded(document)
    json.dumps(document)
    replay_table(document)


def bounded(value: Any) -> None:
    """No number in a document is more than a text can count; a seed counts nothing."""
    if isinstance(value, dict):
        value = [item for name, item in value.items() if name != "seed"]
    if isinstance(value, list):
        for item in value:
            bounded(item)
    assert type(value) is not int or -LARGEST <= value <= LARGEST, value


def told(match: Match[Any]) -> None:
    """Every table, log, timeline and score sheet of the match."""
    game = match.game
    players = tuple(SeatInfo(spec.name, Player.RULES) for spec in match.seats)
    cities = with_free_city(players, len(match.state.cities))
    story_of(match)
    strip_words(strip_of(match))
    for step in match.steps[::7]:
        game.outline(step.state)
    for seat in range(len(players)):
        shown(match, seat, cities)
    if isinstance(game, Architects):
        architects_history.result_of(game, cities, match.state, match.events)
    else:
        history.result_of(game, cities, match.state, match.events)


def shown(match: Match[Any], seat: int, cities: tuple[SeatInfo, ...]) -> None:
    """The table of a seat, and the log as it may see it."""
    game, events = match.game, match.events_for(seat)
    bounded([vars_of(event) for event in events])
    view = match.view(seat)
    if isinstance(game, Architects):
        table = architects_table(game.rules, view, cities, events)
        for command in view.legal:
            command_words(table, command)
        _ = table.round, table.last_discard
        for event in events:
            architects_log.sentence(event, cities, seat)
    else:
        table_for(game.rules, view, cities, tuple(noted([], events)))
        for event in events:
            log.sentence(event, cities, seat)


def vars_of(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in getattr(event, "__slots__", ())}


def played_on(path: Path, kinds: Iterator[str]) -> None:
    """AI players end the match, and it can be read again."""
    match: Any = Match.resume(BOX.find, path)
    while not match.is_over:
        match.submit(answered(match, next(kinds)))
    told(match)
    match.close()
    again: Any = Match.replay(BOX.find, path)
    assert again.is_over
    assert list(again.events) == list(match.events), "another match came back"


def alternately(dice: random.Random) -> Iterator[str]:
    """Mostly the fastest player, and now and then each of the others."""
    while True:
        yield dice.choice(PLAYERS) if dice.random() < 0.3 else PLAYERS[0]


def outcome(source: Path, folder: Path, dice: random.Random) -> str:
    """What came of one forgery; what the program raises for one that it let in goes through."""
    try:
        path = import_match(BOX.find, source, folder, (), KINDS)
    except JournalError as error:
        return str(error.fault) if "\n" not in str(error) else "told in several lines"
    try:
        recorded = read(path)
        match: Any = Match.refolded(BOX.find, recorded)
        departs = recorded.header.departs
        assert departure(match, recorded) == departs, "the mark is another"
        looked_at(path)
        told(match)
        over = match.is_over
        played_on(path, alternately(dice))
        looked_at(path)
        assert read(path).header.departs == departs, "the mark was lost"
        if departs is None:
            ended = read(path)
            assert departure(Match.refolded(BOX.find, ended), ended) is None
    finally:
        for file in folder.iterdir():
            file.unlink()
    return ("verified" if departs is None else "not verified") + (", over" if over else "")


def forge(count: int, seed: int) -> dict[str, Any]:
    """What came of so many forgeries, what was raised by any, and the seconds of the slowest."""
    dice = random.Random(seed)
    counted: Counter[str] = Counter()
    raised: dict[str, str] = {}
    slowest = 0.0
    with TemporaryDirectory() as name:
        folder, source = Path(name) / "matches", Path(name) / "forged.7wmatch"
        games = originals(folder)
        for number in range(count):
            data, other = dice.choice(games), dice.choice(games)
            mutate = dice.choice(FORGERIES)
            source.write_bytes(mutate(data, dice, other))
            began = time.perf_counter()
            try:
                counted[outcome(source, folder, dice)] += 1
            except Exception:
                counted["raised"] += 1
                raised[f"{number} {mutate.__name__}"] = traceback.format_exc()
            slowest = max(slowest, time.perf_counter() - began)
    return {"outcomes": counted, "raised": raised, "slowest_s": round(slowest, 3)}


if __name__ == "__main__":
    use_words(BOXES, GAMES)
    print(json.dumps(forge(int(sys.argv[1]), int(sys.argv[2])), indent=1))
