"""The possible actions of a turn, for one city or for two, or the choice that was made."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import TakeBack, Use
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.boxes import option_words
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.shown.card_tags import chosen_words, missing_signs, receivers
from sevenwonders_qt.models.shown.choices import (
    TurnChoice,
    cheapest,
    choices,
    main_action,
    payments,
    use_of,
)
from sevenwonders_qt.models.shown.faces import EMBLEM, Shown
from sevenwonders_qt.models.words.lists import all_of, titled
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.table import use_restriction
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Fitting,
    Ground,
    Part,
    Space,
    Unbroken,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Icons, Keys, Text, title
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.table.action_button import button, choice_button, coin, slab
from sevenwonders_qt.views.table.bar import portrait
from sevenwonders_qt.views.table.panel import Answering, TablePart
from sevenwonders_qt.views.table.picks import FREE, Lane, Picks

translate = QCoreApplication.translate

TAKE_BACK = "take back"
REVEAL = "reveal"
CONFIRM = "confirm"
ANSWER = 56.0


class ActionPanel(TablePart[Picks]):
    """The buttons of a turn, in a lane for each of two cities; Enter presses the gold one."""

    on_slab = True
    _revealing = False

    def show_revealing(self) -> None:
        """Ask nothing until a table is shown: the choices are being revealed."""
        self._revealing = True
        self.renew("revealing")

    def show_table(self, shown: Picks) -> None:
        self._revealing = False
        super().show_table(shown)

    def depends_on(self, shown: Picks) -> object:
        lanes = list(shown.lanes.values())
        views = [lane.shown.table.view for lane in lanes]
        drafts = [(lane.draft, lane.card, lane.active, lane.open) for lane in lanes]
        versions = [(view.version, view.seat) for view in views]
        return shown, drafts, versions, shown.shown.table.seats, shown.reveals

    def describe_table(self, shown: Picks) -> Part:
        self.rule = "two_turn" if shown.for_two else ""
        if self._revealing:
            words = translate(
                "Table", "The turn is being shown. Click or press a key to skip to its end."
            )
            said = Text(words, shade="ink_soft", lines=0)
            one: Part = column(title(translate("Table", "Reveal")), said, gap=9)
        elif shown.for_two:
            return Ground(_lanes(shown), None, (10, 3, 10, 8))
        else:
            one = _actions(shown)
        return Ground(one, None, (14, 8, 14, 14))


def _actions(picks: Picks) -> Part:
    """Return the possible actions with the card that is picked, or the choice that was made."""
    shown, card = picks.shown, picks.card
    choice = shown.table.view.choice
    if shown.choosing:
        body = _choices(picks)
    elif choice is not None:
        card, body = choice.card, _chosen(picks, choice)
    else:
        body = column(Text(_waiting_words(shown), shade="ink_soft", lines=0), weight=1)
    return column(_title(shown, card), body, *_free_city(shown), gap=9)


def _choices(picks: Picks) -> Part:
    shown, card = picks.shown, picks.card
    rows, meaning = choices(shown, card), partial(cheapest, shown, card)
    main = main_action(shown, card) if card is not None else ""
    buttons = [choice_button(c, picks.act, meaning, primary=c.key == main) for c in rows]
    return column(*buttons, gap=12 if len(rows) < 4 else 8, weight=1)


def _chosen(picks: Picks, choice: CardChosen) -> Part:
    shown, reveals = picks.shown, picks.reveals
    waiting = translate("Table", "Everybody has chosen.") if reveals else _waiting_words(shown)
    parts: list[Part] = [
        Text(_chosen_words(shown, choice), bold=700),
        Text(waiting, "note", "ink_soft", lines=0),
        Space(weight=1),
    ]
    if reveals:
        parts.append(Cell(_reveal_button(REVEAL, picks.gold), high=74))
    if any(isinstance(command, TakeBack) for command in shown.table.view.legal):
        label = translate("Table", "Undo the choice")
        note = translate("Table", "or click the card again")
        press = picks.take_back
        undo = button(TAKE_BACK, label, press, "ui_undo", note=note, primary=not reveals)
        parts.append(Cell(undo, high=74))
    return column(*parts, gap=6, weight=1)


def _title(shown: Shown, card: CardId | None) -> Part:
    if card is not None:
        return title(card_name(card), f"sym_{shown.card(card).colour}")
    if shown.choosing:
        return title(translate("Table", "Pick a card"))
    view = shown.table.view
    if view.result is not None:
        return title(translate("Table", "The game is over"))
    if view.prompt is not None:
        return title(translate("Table", "Your choice"))
    if not view.owing:  # the conflicts of an Age are being read
        return title(translate("Table", "Reveal"))
    return title(translate("Table", "Wait"))


def _free_city(shown: Shown) -> tuple[Part, ...]:
    """Show the player who decides for the Free City when this seat does not."""
    seat = shown.free_decider
    if seat is None or shown.table.view.result is not None:
        return ()
    words = translate("Table", "You decide for the Free City")
    if seat != shown.table.you:
        text = translate("Table", "{name} decides for the Free City")
        words = text.format(name=shown.name(seat))
    inside = row(Icons((EMBLEM,), 1.7), Text(words, "note", "ink_soft", 600, weight=1), gap=8)
    paint = rounded(9, mix("parchment", "sea", 0.13), colour("ink", 0.3), 1.4)
    margins = (6.0, 3.0, 8.0, 3.0)
    return (Answering(inside, "free city", words, paint=paint, margins=margins, rule="two_may"),)


def _chosen_words(shown: Shown, choice: CardChosen) -> str:
    """Return the decision of the seat for this turn, in words."""
    number = ROMAN[min(shown.own.stages, shown.own.stage_count - 1)]
    held = shown.table.box_hand
    if held is not None and choice.use is Use.BUILD:
        return held.laid_words()
    if choice.option:
        return option_words(choice.option).chosen().format(number=number)
    match choice.use:
        case Use.BUILD:
            return translate("Table", "You build it this turn")
        case Use.STAGE:
            return translate("Table", "It goes under stage {number}").format(number=number)
        case Use.SELL:
            return translate("Table", "You discard it for 3 coins")


def _reveal_button(key: str, press: Callable[[], None]) -> Part:
    """Return the gold button that turns the cards over."""
    return button(
        key, translate("Table", "Reveal the cards"), press, "ui_eye", FixedKey.ENTER, primary=True
    )


def _waiting_words(shown: Shown) -> str:
    """Name the players that the table waits for, except the one who looks."""
    view = shown.table.view
    players = dict.fromkeys(view.deciders[seat] for seat in view.owing)
    if not shown.table.all_by_name:
        players.pop(shown.table.decider, None)
    names = all_of(map(shown.name, players))
    if not names:
        return ""
    return translate("Table", "Waiting for {names}").format(names=names)


def _lanes(picks: Picks) -> Part:
    """Return the buttons of a turn of one player with two cities."""
    hint = Text(translate("Table", "change lane"), "note", "ink_soft")
    words, key = translate("Table", "Two choices"), Keys((translate("Table", "Tab"),))
    return column(
        Fitting(Unbroken(title(words, after=(hint, key))), title(words, after=(key,))),
        *(_lane(picks, lane) for lane in picks.lanes.values()),
        _answer(picks),
        gap=5,
    )


def _lane(picks: Picks, lane: Lane) -> Part:
    choice = lane.shown.table.view.choice
    body: Part = Space(weight=1)
    if choice is not None:
        icon, words = chosen_words(choice.use)
        body = row(Icons((icon,), 2.0), Text(words, bold=600, weight=1), weight=1)
    elif lane.open:
        rows = choices(lane.shown, lane.card)
        tight = len(rows) > 3
        buttons = row(*(_choice(picks, lane, each, tight=tight) for each in rows), gap=6)
        body = Cell(buttons, high=54, weight=1)
    active = lane.active and lane.open
    fill = mix("parchment", "sea", 0.13) if lane.name == FREE else colour("parchment_pale")
    return Ground(
        column(_head(picks, lane), body, gap=4, weight=1),
        rounded(9, fill, "gold" if active else colour("ink", 0.3), 3 if active else 1.4),
        (8, 2, 8, 6),
        1,
    )


def _head(picks: Picks, lane: Lane) -> Part:
    seat = lane.shown.table.view.seat
    name, who = lane.shown.name(seat), Cell(portrait(lane.shown.portrait(seat), 34), 34, high=34)
    card, keys, sign = translate("Table", "pick a card"), Keys(()), Icons(())
    if lane.card is not None and lane.draft is not None:
        card, keys = card_name(lane.card), Keys(caps(acts.NUMBERS[lane.draft.index + 1]))
        sign = Icons((f"sym_{lane.shown.card(lane.card).colour}",), 1.4)
    shade = "ink" if lane.card is not None else "ink_soft"
    words = Text(card, "note", shade, weight=1)
    return Answering(
        row(
            Icons((EMBLEM,), 1.9) if lane.name == FREE else who,
            Text(name, bold=700, lines=1),
            *(sign, words, keys),
            gap=8,
        ),
        f"{lane.name} lane",
        titled(name, card),
        partial(picks.turn_to, lane.name) if lane.open else None,
        focusable=False,
    )


def _choice(picks: Picks, lane: Lane, choice: TurnChoice, *, tight: bool) -> Part:
    """Return a button of a lane; where they are ``tight`` there is only room for its words."""
    able = choice.enabled
    on = able and lane.draft is not None and lane.draft.key == choice.key
    note = _short_note(lane, choice)
    price: tuple[Part, ...] = ()
    if able and choice.price is not None:
        note, price = _paid(lane, choice), (Cell(coin(choice.price, 26), 26, high=24),)
    shade: Shade = "ink" if able else colour("ink", 0.9)
    said: Part = Text(note, "note", colour("ink", 0.94), weight=1)
    if choice.missing:  # in words it would take three lines
        said = Icons(("state_no", *missing_signs(choice.missing)), 1.3)
    words = column(
        Text(_label(lane, choice), "note", shade, 700),
        row(*price, said, gap=3),
        gap=0,
        weight=1,
        middle=True,
    )

    def press() -> None:
        picks.turn_to(lane.name)
        picks.act(choice.key)

    city = lane.shown.name(lane.shown.table.view.seat)
    key, tip = f"{lane.name} {choice.key}", choice.tooltip
    sign = () if tight else (Icons((choice.icon,), 1.5, opacity=1 if able else 0.4),)
    return slab(
        row(*sign, words, gap=5),
        key,
        tip,
        press if able else None,
        titled(city, tip),
        command=cheapest(lane.shown, lane.card, choice.key),
        primary=on,
        narrow=True,
        rule=choice.rule,
    )


def _answer(picks: Picks) -> Part:
    lanes = list(picks.lanes.values())
    if picks.reveals:
        return Cell(_reveal_button(CONFIRM, picks.gold), high=ANSWER)
    asked = [lane for lane in lanes if lane.open]
    note, icon, able = "", "state_ok", picks.ready
    if len(asked) == 2:
        label = translate("Table", "Confirm both")
        note = translate("Table", "the Free City plays first")
    elif asked:
        label = translate("Table", "Confirm")
        note = translate("Table", "the other card is ready")
    else:
        legal = [command for lane in lanes for command in lane.shown.table.view.legal]
        able = any(isinstance(command, TakeBack) for command in legal)
        label, icon = translate("Table", "Undo both"), "ui_undo"
        note = _waiting_words(lanes[1].shown)
    missing = translate("Table", "A card and an action for each city first")
    tip = label if able or not asked else missing
    press = picks.gold if able else None
    answer = button(CONFIRM, label, press, icon, FixedKey.ENTER, note, tip, primary=able)
    return Cell(answer, high=ANSWER)


def _label(lane: Lane, choice: TurnChoice) -> str:
    """Return the name of an action, short where the lane has no room for more."""
    if choice.key == "stage" and lane.shown.table.stage is not None:
        number = ROMAN[lane.shown.own.stages]
        return translate("Table", "Stage {number}").format(number=number)
    return translate("Table", "For free") if choice.key == "free" else choice.label


def _short_note(lane: Lane, choice: TurnChoice) -> str:
    """Return the note of an action that brings or costs no coins; the tooltip has all of it."""
    if lane.card is None or (choice.key == "stage" and lane.shown.table.stage is None):
        return ""
    offer = lane.shown.table.offers.get(lane.card) if choice.key == "build" else None
    if offer is not None and offer.state is Offered.BUILT:
        return translate("Table", "already built")
    if not choice.enabled:
        shut = use_restriction(lane.shown, lane.card, use_of(choice.key))
        return translate("Table", "not allowed") if shut else choice.note
    if offer is not None and offer.state is Offered.CHAIN:
        return translate("Table", "free", "of a card")
    return choice.note if choice.key == "free" else translate("Table", "no cost")


def _paid(lane: Lane, choice: TurnChoice) -> str:
    """Name the payee; of several ways the one that was chosen, or the number of ways."""
    if lane.card is None or choice.key not in ("build", "stage"):
        return ""
    ways = payments(lane.shown, lane.card, use_of(choice.key))
    draft = lane.draft
    if draft is not None and draft.key == choice.key and draft.command is not None:
        ways = [way for way in ways if way.command == draft.command]
    if len(ways) > 1:
        return translate("Table", "%n way(s)", None, len(ways))
    return receivers(lane.shown, ways[0]) if ways else ""
