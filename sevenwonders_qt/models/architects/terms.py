"""The words of Architects in the chosen language: things, places, and what every command does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.catalogue import Card
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.effects import (
    Effect,
    LookAndKeep,
    Reach,
    Shields,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.models.architects.names import CARDS, TOKEN_EFFECTS, TOKENS
from sevenwonders_qt.models.architects.table import ArchitectsTable, pays_for
from sevenwonders_qt.models.seats import You
from sevenwonders_qt.models.words.lists import all_of
from sevenwonders_qt.models.words.names import ROMAN

translate = QCoreApplication.translate

_CARD_CONTEXT = {
    **dict.fromkeys(("wood", "stone", "brick", "papyrus", "glass", "coin"), "Table"),
    **dict.fromkeys(("compass", "gear", "tablet"), "Table"),
}

_ICONS: Final = {
    **{kind: f"res_{kind}" for kind in ("wood", "stone", "brick", "papyrus", "glass")},
    **{symbol: f"sci_{symbol}" for symbol in ("compass", "gear", "tablet")},
    "coin": "coin",
    "blue3": "laurel",
    "blue2cat": "ar_cat",
    "red0": "shield",
}


def _translated(context: str, text: object) -> str:
    """Translate a text that `names` marks for translation."""
    return QCoreApplication.translate(context, str(text))


def kind_name(card: CardId) -> str:
    """Return the name of a card face."""
    return _translated(_CARD_CONTEXT.get(card, "Card"), CARDS[card])


def card_tip(card: Card) -> str:
    """Return the name of a card, and below it the things that it counts for."""
    return "\n".join((kind_name(card.id), *_use(card)))


def _use(card: Card) -> Iterator[str]:
    if card.shields:
        yield translate("Table", "Shield: strength against both neighbours")
        if card.horns:
            yield translate("Table", "Each horn turns a conflict token to battle")
    elif card.points:
        yield translate("Table", "Its points count at the end.")
        if card.cat:
            yield translate("Table", "With a cat: you get the cat")
    elif card.colour == "green":
        yield translate("Table", "Two alike, or all three: discard them for a progress token")
    elif card.id == "coin":
        yield translate("Table", "Coin: counts as any resource you are missing")
    else:
        yield translate("Table", "A resource: it pays for a stage of your wonder.")


def token_name(token: str) -> str:
    """Return the name of a progress token."""
    return _translated("Card", TOKENS[token])


def token_effect(token: str) -> str:
    """Return the effect of a progress token in a few words."""
    return _translated("Card", TOKEN_EFFECTS[token])


def deck_name(table: ArchitectsTable, deck: int) -> str:
    """Return the name of a deck for the seat of the view, by its owner."""
    if deck == CENTRAL:
        return translate("Table", "Centre")
    name = table.seats[deck].name
    if deck == table.you or isinstance(name, You):
        return translate("Table", "Your deck")
    return translate("Table", "{name}'s deck").format(name=name)


def stage_effect(effect: Effect | None) -> str:
    """Return the effect of a stage other than its points; empty for none."""
    match effect:
        case TakeTop(Reach.CENTRAL):
            return translate("Table", "the top card of the centre")
        case TakeTop():
            return translate("Table", "the top card of any deck")
        case TakeBoth():
            return translate("Table", "the top cards of the left and of the right deck")
        case LookAndKeep():
            return translate("Table", "look at 5 cards of the left or right deck, keep one")
        case TakeProgress():
            return translate("Table", "a progress token")
        case Shields():
            return translate("Table", "one shield")
    return ""


def cost_words(count: int, *, identical: bool) -> str:
    """Return a cost in words."""
    if identical:
        return translate("Table", "%n identical resource(s)", None, count)
    return translate("Table", "%n different resource(s)", None, count)


def stage_title(number: int) -> str:
    """Return the numeral of a stage as a title."""
    return translate("Table", "Stage {number}", "Architects").format(number=ROMAN[number - 1])


def source_name(source: str) -> str:
    """Return the name of the source of an action: a stage, or a progress token."""
    return stage_title(int(source)) if source.isdecimal() else token_name(source)


def cards_words(cards: Sequence[CardId]) -> str:
    """Return cards by name, equal ones counted."""
    counted = Counter(cards).items()
    return " + ".join(
        kind_name(card) if n == 1 else f"{n} × {kind_name(card)}" for card, n in counted
    )


def command_words(table: ArchitectsTable, command: Command) -> tuple[str, str]:
    """Return the words that distinguish a command from similar ones, and a note."""
    match command:
        case TakeCard(deck=deck) | LookAtDeck(deck=deck):
            return deck_name(table, deck), deck_note(table, deck)
        case TakeBothCards():
            return translate("Table", "Take both top cards"), _both_note(table)
        case KeepCard(card=card):
            return kind_name(card), translate("Table", "keep this card")
        case BuildStage():
            return _payment(table, command), _helped(command)
        case TakeToken(place=place):
            return token_place(table, place)
        case EndTurn():
            left = translate("Table", "skip optional actions")
            return translate("Table", "End the turn"), left
    return str(command), ""


def group_words(table: ArchitectsTable, commands: Sequence[Command]) -> tuple[str, str]:
    """Return the words for commands that do the same in different ways, and a note."""
    first = commands[0]
    match first:
        case BuildStage(stage=number):
            text = translate("Table", "Build stage {number}").format(number=ROMAN[number - 1])
            if len(commands) > 1:
                return text, translate("Table", "%n way(s) to pay", None, len(commands))
            return text, _payment(table, first)
        case TakeToken(cards=cards) if cards:
            return translate("Table", "Take a progress token"), cards_words(cards)
        case TakeToken(source=source):
            return translate("Table", "Take a progress token"), source_name(source)
        case TakeCard(source=source) if source:
            return translate("Table", "Take another card"), source_name(source)
        case LookAtDeck(source=source):
            return translate("Table", "Look through a deck"), source_name(source)
    return command_words(table, first)


def deck_note(table: ArchitectsTable, deck: int) -> str:
    """Return the top card of a deck and its number of cards, in words."""
    shown = table.view.deck(deck)
    count = translate("Table", "%n card(s)", None, shown.count)
    if shown.top is None:
        return f"{translate('Table', 'face down')}, {count}" if shown.count else count
    return f"{kind_name(shown.top)}, {count}"


def token_place(table: ArchitectsTable, place: int) -> tuple[str, str]:
    """Return the name of the progress token at a place, and a note."""
    view = table.view
    if place == FACE_UP:
        left = translate("Table", "unseen, %n left", None, view.pile_count)
        return translate("Table", "Top of the pile"), left
    if place < 0:
        return translate("Table", "Discard them without a token"), ""
    token = view.open_tokens[place]
    return token_name(token), token_effect(token)


def _payment(table: ArchitectsTable, command: BuildStage) -> str:
    return cards_words(pays_for(table.view.own, command))


def _helped(command: BuildStage) -> str:
    if not command.tokens:
        return ""
    names = all_of(map(token_name, command.tokens))
    return translate("Table", "with {token}").format(token=names)


def _both_note(table: ArchitectsTable) -> str:
    left, _, right = table.reach
    tops = (table.view.deck(deck).top for deck in (left, right))
    return " + ".join(kind_name(top) for top in tops if top is not None)


def player_name(table: ArchitectsTable, seat: Seat) -> str:
    """Return the name of a seat at the table."""
    return table.seats[seat].name


def card_icon(card: CardId) -> str:
    """Return the one picture for a card where there is no room for more."""
    return _ICONS.get(card, "ar_horn")
