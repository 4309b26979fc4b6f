"""Plays Seven Wonders over AT-SPI: knows accessible objects and nothing else.

Run by prove_accessible.sh with the system's Python, which has the bindings of AT-SPI. The argument
is a folder to save a score sheet in; with `--short` after it only the home page, the first turns
of a game, the curtain, a hand with Cities and a draft of leaders are heard. Ends with status 1 and
the tree of the window when it cannot go on.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 90.0
"""Seconds to wait for what must come."""

ACTIONS = ("Build", "Recruit", "Stage I of the wonder", "Stage II of the wonder", "Discard")
GOLD = ("Pay", "Build", "I am", "Continue", "Confirm", "Keep ", "Recruit ", "Bury ", "Copy ")
"""What a box over the table calls the button that is pressed once the rest is chosen."""
BUTTON = ("push button", "button")
PAGES = (
    "New game", "New game of Architects", "Saved matches", "Learn to play", "Drills", "Rules",
    "Encyclopaedia", "Score pad", "Statistics", "Settings", "Help", "About this program",
)  # fmt: skip


class Stuck(Exception):
    """The player does not know how to go on."""


class Thing:
    """An object on the bus."""

    def __init__(self, found: Any, path: tuple[str, ...]) -> None:
        self.found = found
        self.path = path
        self.role: str = found.get_role_name()
        self.name: str = found.get_name() or ""

    @property
    def about(self) -> str:
        return self.found.get_description() or ""

    def has(self, state: str) -> bool:
        return bool(self.found.get_state_set().contains(getattr(Atspi.StateType, state)))

    @property
    def actions(self) -> list[str]:
        action = self.found.get_action_iface()
        if action is None:
            return []
        return [action.get_action_name(n) for n in range(action.get_n_actions())]

    def do(self, name: str = "Press") -> None:
        number = self.actions.index(name)
        if not self.found.get_action_iface().do_action(number):
            raise Stuck(f"{name} of {self}")

    def __str__(self) -> str:
        return f"{self.role} {self.name!r} in {' > '.join(filter(None, self.path))}"


class Player:
    """Hears the window and answers."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = random.Random(seed)
        self.read = 0
        self.announced: list[str] = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event: Any) -> None:
        self.announced.append(str(event.any_data))

    def listen(self) -> None:
        """Take what has been announced meanwhile."""
        while GLib.MainContext.default().iteration(False):
            pass

    def window(self) -> Any:
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(number)
            if program is not None and program.get_child_count():
                program.set_cache_mask(Atspi.Cache.NONE)
                if "evenwonders" in (program.get_name() or "").lower():
                    return program
        raise Stuck("no window on the bus")

    def all(self) -> list[Thing]:
        """All that can be heard now."""
        try:
            return list(self._within(self.window(), ()))
        except GLib.Error:  # something went away while it was read
            return []

    def _within(self, found: Any, path: tuple[str, ...]) -> Iterator[Thing]:
        thing = Thing(found, path)
        self.read += 1
        if len(path) > 1 and not thing.has("SHOWING"):
            return
        yield thing
        for number in range(found.get_child_count()):
            child = found.get_child_at_index(number)
            if child is not None:
                yield from self._within(child, (*path, thing.name))

    def find(self, roles: tuple[str, ...], wanted: Callable[[str], bool]) -> list[Thing]:
        return [each for each in self.all() if each.role in roles and wanted(each.name)]

    def wait(self, what: str, come: Callable[[], Any]) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                found = come()
            except (GLib.Error, Stuck):
                found = None
            if found:
                return found
            time.sleep(0.05)
        tree = "\n".join(map(str, self.all()))
        raise Stuck(f"waited for {what} in\n{tree}")

    def press(self, name: str, roles: tuple[str, ...] = BUTTON) -> None:
        """Press what is called exactly so, as soon as it is there."""

        def pressed() -> bool:
            for thing in self.find(roles, lambda found: found == name):
                if "Press" in thing.actions:
                    thing.do()
                    return True
            return False

        self.wait(f"{roles[0]} {name!r}", pressed)

    def page(self, title: str) -> None:
        """Wait until a page of that name is there."""
        wanted = title.lower()
        self.wait(
            f"the page {title!r}",
            lambda: self.find(("panel", "heading"), lambda name: name.lower() == wanted),
        )

    # A game -------------------------------------------------------------------------------

    def play(
        self,
        over: Callable[[list[Thing]], bool],
        look: Callable[[list[Thing]], None],
        most: float = inf,
    ) -> int:
        """Answer whatever is asked until it is over, or ``most`` times; returns how often."""
        self.wait("the table", lambda: self.find(("panel",), lambda name: name == "Table"))
        answers, quiet = 0, time.monotonic()
        while True:
            heard = self.all()
            self.listen()
            if over(heard) or (answers >= most and not any(t.role == "dialog" for t in heard)):
                return answers
            look(heard)
            try:
                answered = self._answer(heard)
            except (GLib.Error, Stuck, ValueError):  # what was heard has gone
                answered = False
            if answered:
                answers, quiet = answers + 1, time.monotonic()
            elif time.monotonic() - quiet > PATIENCE:
                raise Stuck("nothing to answer in\n" + "\n".join(map(str, heard)))
            else:
                time.sleep(0.03)

    def _answer(self, heard: list[Thing]) -> bool:
        heard = [each for each in heard if "Table" in each.path]
        boxes = [each for each in heard if each.role == "dialog"]
        if boxes:
            return self._answer_box([each for each in heard if boxes[0].name in each.path])
        cards = [t for t in heard if t.role == "list item" and "Press" in t.actions]
        if cards:
            self.dice.choice(cards).do()
            can = self.find(BUTTON, lambda name: name.partition(":")[0] in ACTIONS)
            able = [each for each in can if "Press" in each.actions]
            if not able:
                return False
            self.dice.choice(able).do()
            return True
        return self._answer_architects(heard)

    def _answer_box(self, box: list[Thing]) -> bool:
        can = [each for each in box if each.role in BUTTON and "Press" in each.actions]
        gold = [each for each in can if each.name.startswith(GOLD)]
        numbered = [each for each in can if each.name[:1].isdecimal()]
        if not can:
            return False
        (gold[0] if gold else self.dice.choice(numbered or can[-1:])).do()
        return True

    def _answer_architects(self, heard: list[Thing]) -> bool:
        groups = ("Your actions", "How?", "Decks", "Choose a card to keep", "Progress")
        can = [
            each
            for each in heard
            if each.role in BUTTON
            and "Press" in each.actions
            and each.has("FOCUSABLE")
            and each.path
            and not each.path[-1].startswith(("Log", "The match", "Undo"))
            and not each.name.startswith("Back to")
            and "large" not in each.about
            and "enlarge" not in each.name
        ]
        first = [each for each in can if each.path[-1] in groups]
        if not (first or can):
            return False
        self.dice.choice(first or can).do()
        return True


def at_score(heard: list[Thing]) -> bool:
    return any(each.role == "table" and each.name == "Score sheet" for each in heard)


def nothing(heard: list[Thing]) -> None:
    """Look at nothing in particular."""


def classic(player: Player) -> None:
    player.press("New game")
    player.press("Start")
    answers = player.play(at_score, nothing)
    assert answers >= 18, answers
    heard = player.all()
    heads = [t.name for t in heard if t.role.endswith(("row header", "column header"))]
    assert "Treasury" in heads, "\n".join(map(str, heard))
    cells = [t for t in heard if t.role in ("table cell", "cell")]
    place = cells[-1].found.get_table_cell()
    rows = [head.get_name() for head in place.get_row_header_cells()]
    assert rows == ["Total"], rows
    player.listen()
    turns = [words for words in player.announced if "It is your turn" in words]
    assert len(turns) >= 18, player.announced
    print(f"announced: {len(player.announced)}, such as {player.announced[5:7]}")
    print(f"classic: {answers} answers; {len(cells)} numbers; heads {heads}")


def leaders(player: Player, most: float = inf) -> None:
    """A draft, the leaders before the Ages, and a score sheet with their row."""
    player.press("New game")
    player.press("Leaders", ("check box",))
    player.press("Start")
    drafts: set[str] = set()

    def look(heard: list[Thing]) -> None:
        drafts.update(t.name for t in heard if t.role == "dialog" and t.name.startswith("Keep"))

    answers = player.play(at_score, look, most)
    assert len(drafts) >= min(3, most / 2), drafts
    if most == inf:
        heads = [t.name for t in player.all() if t.role.endswith("row header")]
        assert "Leaders" in heads, heads
    print(f"leaders: {answers} answers, {sorted(drafts)}")


def cities(player: Player, most: float = inf) -> None:
    """Hands of eight, losses if there are any, and a score sheet with the rows of the box."""
    player.press("New game")
    player.press("Cities", ("check box",))
    player.press("Start")
    losses: set[str] = set()
    hands: set[int] = set()

    def look(heard: list[Thing]) -> None:
        losses.update(t.name for t in heard if t.role == "dialog" and t.name.startswith("You lose"))
        hands.add(sum(t.role == "list item" and "Table" in t.path for t in heard))

    answers = player.play(at_score, look, most)
    assert 8 in hands, hands
    if most == inf:
        heads = {t.name for t in player.all() if t.role.endswith("row header")}
        assert {"Cities", "Cities debts"} <= heads, heads
    print(f"cities: {answers} answers, {sorted(losses)}")


def without(player: Player, box: str) -> None:
    """Leave a box out of the games that follow."""
    player.press("New game")
    player.press(box, ("check box",))
    player.press("Back")
    player.page("Seven Wonders")


def export(player: Player, folder: Path) -> None:
    player.press("Save the score sheet as a table for spreadsheets")
    fields = player.wait("the file dialog", lambda: player.find(("text",), lambda name: True))
    named = next((f for f in fields if "ile name" in f.name), fields[-1])
    target = folder / "evening.csv"
    named.found.get_editable_text_iface().set_text_contents(str(target))
    player.press("Save")
    player.wait("the file", target.exists)
    print(f"exported: {target.stat().st_size} bytes")
    player.press("Home")
    player.page("Seven Wonders")


def architects(player: Player) -> None:
    player.press("New game of Architects")
    player.press("Start")
    answers = player.play(at_score, nothing)
    assert answers >= 10, answers
    print(f"architects: {answers} answers")
    player.press("Home")
    player.page("Seven Wonders")


def home(player: Player) -> None:
    player.page("Seven Wonders")
    named = {each.name for each in player.all() if each.role in BUTTON}
    assert named >= {*PAGES}, named
    print(f"home: {len(named)} buttons")


def first_turns(player: Player) -> None:
    player.press("New game")
    player.press("Start")
    player.play(at_score, nothing, most=3)
    player.wait("words of a turn", lambda: player.listen() or len(player.announced) >= 6)
    assert any("It is your turn" in words for words in player.announced), player.announced
    print(f"first turns: announced {player.announced[-1:]}")
    leave(player)


def leave(player: Player) -> None:
    """To the home page from a match that is not over."""
    player.press("Menu (Esc)")
    player.press("Leave the table")
    player.page("Seven Wonders")


def hot_seat(player: Player, most: float = inf) -> None:
    player.press("New game")
    lists = player.wait(
        "who plays", lambda: player.find(("combo box",), lambda name: name == "Who plays, seat 2")
    )
    line = next(t for t in player.all() if t.path[-1:] == (lists[0].name,) and t.name == "Person")
    line.do()
    for name, seat in (("Ana", 1), ("Bea", 2)):
        field = player.find(("text",), lambda found, s=seat: found == f"Name, seat {s}")[0]
        field.found.get_editable_text_iface().set_text_contents(name)
    player.press("Start")
    hands: dict[str, list[str]] = {}
    curtains, shown = 0, 0

    def look(heard: list[Thing]) -> None:
        nonlocal curtains, shown
        called = next((t.name for t in heard if t.name.startswith("I am ")), "")
        listed = [t.name.partition(": ")[2] for t in heard if t.role == "list item"]
        if called:
            curtains += 1
            assert called.startswith(("I am Ana,", "I am Bea,")), called
            assert not listed, f"behind the curtain: {listed}"
            about = " ".join(f"{t.name}. {t.about}" for t in heard)
            named = [card for hand in hands.values() for card in hand if f". {card}." in about]
            assert not named, f"the curtain names {named}"
            hands.clear()
        elif listed:
            shown += 1
            hands["shown"] = listed

    answers = player.play(at_score, look, most)
    assert curtains >= min(18, most / 3), curtains
    assert shown, "nobody heard a hand"
    print(f"hot seat: {answers} answers, {curtains} curtains")


def pages(player: Player) -> None:
    for name in PAGES:
        player.page("Seven Wonders")
        player.press(name)
        player.wait(name, lambda: player.find(BUTTON, lambda found: found == "Back"))
        nameless = [
            str(t) for t in player.all() if t.role in (*BUTTON, "combo box", "radio button")
            if not t.name.strip()
        ]  # fmt: skip
        assert not nameless, nameless
        player.press("Back")
    print(f"pages: {len(PAGES)}")


def setting(player: Player) -> None:
    player.press("Settings")
    player.press("2×", ("radio button",))
    chosen = player.wait(
        "the setting",
        lambda: [
            t for t in player.find(("radio button",), lambda n: n == "2×") if t.has("CHECKED")
        ],
    )
    print(f"setting: {chosen[0]}")
    player.press("off", ("radio button",))
    player.press("Back")


def evening(player: Player, folder: Path) -> None:
    """Every page, and whole games."""
    player.page("Seven Wonders")
    pages(player)
    setting(player)
    classic(player)
    export(player, folder)
    architects(player)
    leaders(player)
    player.press("Home")
    player.page("Seven Wonders")
    without(player, "Leaders")
    cities(player)
    player.press("Home")
    player.page("Seven Wonders")
    without(player, "Cities")
    hot_seat(player)
    player.press("Home")
    player.page("Seven Wonders")


def look_in(player: Player) -> None:
    """What takes half a minute."""
    home(player)
    first_turns(player)
    hot_seat(player, most=8)
    leave(player)
    cities(player, most=2)
    leave(player)
    without(player, "Cities")
    leaders(player, most=7)
    leave(player)


def main() -> int:
    player, folder, short = Player(), Path(sys.argv[1]), "--short" in sys.argv
    start = time.monotonic()
    try:
        look_in(player) if short else evening(player, folder)
    except (Stuck, AssertionError) as error:
        print(f"FAILED: {error}")
        return 1
    print(f"all played: {player.read} objects read in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
