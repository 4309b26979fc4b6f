"""The cards, decks, wonders and progress tokens, read from TOML and checked field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sevenwonders_qt.core.datafile import DataError, Entry, entries
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.effects import (
    Colour,
    DoubleCoin,
    Effect,
    ExtraCard,
    ExtraCardForStage,
    LookAndKeep,
    MixedPayment,
    PointsForCopies,
    PointsForWonder,
    PointsPerCat,
    PointsPerToken,
    PointsPerVictory,
    Reach,
    Shields,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL_SIZE, DECK_SIZE, STAGES, TOKENS

__all__ = ["Card", "Catalogue", "Cost", "DataError", "Stage", "Token", "Wonder", "load_catalogue"]

CENTRAL_DECK = "central"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One face: a grey card is the resource of its id, a green one the symbol of its id."""

    id: CardId
    colour: Colour
    points: int
    cat: bool
    shields: int
    horns: int


@dataclass(frozen=True, slots=True)
class Cost:
    """So many resources, all of one kind (``identical``) or all of different kinds."""

    count: int
    identical: bool


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """One piece of a wonder, numbered from 1; can be built once ``rests_on`` are built."""

    number: int
    cost: Cost
    points: int
    rests_on: tuple[int, ...]
    effect: Effect | None


@dataclass(frozen=True, slots=True, eq=False)
class Wonder:
    """A wonder: ``stages[n - 1]`` is stage n."""

    id: str
    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Token:
    """A kind of progress token."""

    id: str
    copies: int
    effect: Effect


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """Everything in the box, in the order of the files.

    ``payers`` are the cards that pay for stages: the resources, then the coin. ``symbols`` are
    the green cards. ``decks`` holds every deck under the id of its wonder, ``central`` the common
    one; ``token_pile`` all tokens, each copy.
    """

    cards: Mapping[CardId, Card]
    payers: tuple[CardId, ...]
    symbols: tuple[CardId, ...]
    wonders: Mapping[str, Wonder]
    decks: Mapping[str, tuple[CardId, ...]]
    central: tuple[CardId, ...]
    tokens: Mapping[str, Token]
    token_pile: tuple[str, ...]


def load_catalogue(folder: Path) -> Catalogue:
    """Read the four files; raises `DataError` for any fault in them."""
    cards = {card.id: card for card in map(_card, entries(folder / "cards.toml", "card"))}
    grey, yellow, green = (
        tuple(card.id for card in cards.values() if card.colour is colour)
        for colour in (Colour.GREY, Colour.YELLOW, Colour.GREEN)
    )
    if len(yellow) != 1:
        raise DataError(f"cards.toml: colour: {len(yellow)} yellow cards, not 1")
    wonders = {
        wonder.id: wonder for wonder in map(_wonder, entries(folder / "wonders.toml", "wonder"))
    }
    decks = _decks(folder / "decks.toml", cards, wonders)
    tokens = _tokens(folder / "tokens.toml", cards)
    return Catalogue(
        cards=cards,
        payers=grey + yellow,
        symbols=green,
        wonders=wonders,
        decks={wonder: decks[wonder] for wonder in wonders},
        central=decks[CENTRAL_DECK],
        tokens=tokens,
        token_pile=tuple(token.id for token in tokens.values() for _ in range(token.copies)),
    )


def _card(entry: Entry) -> Card:
    colour = entry.member("colour", Colour)
    blue, red = colour is Colour.BLUE, colour is Colour.RED
    return Card(
        id=CardId(entry.id),
        colour=colour,
        points=entry.number("points") if blue else 0,
        cat=entry.flag("cat") if blue else False,
        shields=entry.number("shields") if red else 0,
        horns=entry.number("horns") if red and "horns" in entry else 0,
    )


def _decks(
    path: Path, cards: Mapping[CardId, Card], wonders: Mapping[str, Wonder]
) -> dict[str, tuple[CardId, ...]]:
    decks = {}
    for entry in entries(path, "deck"):
        if entry.id != CENTRAL_DECK and entry.id not in wonders:
            entry.fail("id", f"there is no wonder '{entry.id}'")
        table = entry.table("cards")
        copies: Counter[CardId] = Counter()
        for card in table:
            if card not in cards:
                table.fail(card, "unknown card")
            copies[CardId(card)] = table.number(card)
        size = CENTRAL_SIZE if entry.id == CENTRAL_DECK else DECK_SIZE
        if copies.total() != size:
            entry.fail("cards", f"{copies.total()} cards, not {size}")
        decks[entry.id] = tuple(card for card in cards for _ in range(copies[card]))
    for name in (CENTRAL_DECK, *wonders):
        if name not in decks:
            raise DataError(f"{path.name}: {name}: missing")
    return decks


def _wonder(entry: Entry) -> Wonder:
    tables = entry.tables("stages")
    if len(tables) != STAGES:
        entry.fail("stages", f"{len(tables)} stages, not {STAGES}")
    return Wonder(entry.id, tuple(_stage(table, n) for n, table in enumerate(tables, 1)))


def _stage(entry: Entry, number: int) -> Stage:
    cost = entry.table("cost")
    kind = "identical" if "identical" in cost else "different"
    count = cost.number(kind, 1, STAGES)
    cost.close()
    stage = Stage(
        number,
        Cost(count, kind == "identical"),
        entry.number("points", 0),
        entry.numbers("rests_on", 1, number - 1) if "rests_on" in entry else (),
        _effect(entry, _STAGE_EFFECTS) if "effect" in entry else None,
    )
    entry.close()
    return stage


def _tokens(path: Path, cards: Mapping[CardId, Card]) -> dict[str, Token]:
    tokens = {}
    for entry in entries(path, "token"):
        token = Token(entry.id, entry.number("copies"), _effect(entry, _TOKEN_EFFECTS))
        if isinstance(token.effect, ExtraCard):
            for card in token.effect.cards:
                if card not in cards:
                    entry.fail("effect.extra_card", f"unknown card '{card}'")
        tokens[token.id] = token
    total = sum(token.copies for token in tokens.values())
    if total != TOKENS:
        raise DataError(f"{path.name}: copies: {total} tokens, not {TOKENS}")
    return tokens


_Kinds = Mapping[str, Callable[[Entry], Effect]]


def _effect(entry: Entry, kinds: _Kinds) -> Effect:
    """Return the effect under ``effect``: a table with one field, which names the kind."""
    table = entry.table("effect")
    kind = next(iter(table), "kind")
    if kind not in kinds:
        table.fail(kind, "unknown kind of effect")
    effect = kinds[kind](table)
    table.close()
    return effect


def _alone(kind: str, effect: Effect) -> Callable[[Entry], Effect]:
    """Return a reader for an effect without a number: its field is just true."""

    def read(entry: Entry) -> Effect:
        entry.flag(kind)
        return effect

    return read


def _points_for_wonder(entry: Entry) -> Effect:
    table = entry.table("points_for_wonder")
    effect = PointsForWonder(table.number("unfinished"), table.number("finished"))
    table.close()
    return effect


_STAGE_EFFECTS: _Kinds = {
    "take": lambda entry: TakeTop(entry.member("take", Reach)),
    "take_both": _alone("take_both", TakeBoth()),
    "look": lambda entry: LookAndKeep(entry.number("look")),
    "progress": _alone("progress", TakeProgress()),
    "shields": lambda entry: Shields(entry.number("shields")),
}

_TOKEN_EFFECTS: _Kinds = {
    "extra_card": lambda entry: ExtraCard(tuple(map(CardId, entry.texts("extra_card")))),
    "extra_card_for_stage": _alone("extra_card_for_stage", ExtraCardForStage()),
    "double_coin": _alone("double_coin", DoubleCoin()),
    "mixed_payment": _alone("mixed_payment", MixedPayment()),
    "shields": lambda entry: Shields(entry.number("shields")),
    "points_for_wonder": _points_for_wonder,
    "points_per_cat": lambda entry: PointsPerCat(entry.number("points_per_cat")),
    "points_per_victory": lambda entry: PointsPerVictory(entry.number("points_per_victory")),
    "points_per_token": lambda entry: PointsPerToken(entry.number("points_per_token")),
    "points_for_copies": lambda entry: PointsForCopies(entry.numbers("points_for_copies", 1, 99)),
}
