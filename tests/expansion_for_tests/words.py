"""The expansion in words: names, sentences, rows of the score sheet, a legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Card, Cost
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import Colour, Effect, Piece
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.offer import Offer, Offered, Payment
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.trade import Purchase
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.shown.article import Article, Fact
from sevenwonders_qt.models.shown.box_hand import BoxHand, Moment
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.words.box_words import (
    EffectWords,
    KindWords,
    LineWords,
    OptionState,
    OptionWords,
    PaintWords,
    PieceBeside,
    PieceMark,
    ScoreRow,
    SetUpWords,
    Words,
    no_line,
    no_mark,
)
from sevenwonders_qt.models.words.first_tips import read_tips
from sevenwonders_qt.models.words.rules.rule import read_chapter
from sevenwonders_qt.models.words.sentence import Sentence
from tests.expansion_for_tests import rules as box

RESOURCES: Final = Path(__file__).parent / "resources"
"""The folder of its rules."""


WHITE_HAND = "white hand"


@dataclass(frozen=True, slots=True)
class Court:
    """What the table shows of the expansion: the white hand of the seat, and debts by seat."""

    hand: tuple[str, ...]
    chosen: str | None
    debts: tuple[int, ...]


def court(rules: Ruleset, view: PlayerView) -> Court:
    hand, chosen = view.extras.get(box.NAME) or ((), None)
    return Court(hand, chosen, tuple(map(box.debts, view.cities)))


def white_card(card: str) -> Card | None:
    """A white card as a card; it is in no deck."""
    if card not in box.WHITES:
        return None
    cost, name = Cost(box.WAGE), card.partition("_")[0]
    return Card(CardId(card), name, 0, Colour("ivory"), (), cost, (), (), box.WHITES[card])


def hand(rules: Ruleset, view: PlayerView) -> BoxHand | None:
    """The white cards before an Age, until all are turned over."""
    cards, chosen = view.extras.get(box.NAME) or ((), None)
    asked = view.prompt == box.RECRUIT
    if not view.coming or (chosen is None and not asked):
        return None
    plays: dict[Play, Command] = {}
    for command in view.legal:
        match command:
            case box.Recruit(seat, card) if card:
                plays[Play(seat, CardId(card), Use.BUILD)] = command
            case box.UseWhite(_, play):
                plays[play] = command
    offers = dict.fromkeys(cards, Offer(Offered.NO, cheapest=box.WAGE, short_of=box.WAGE))
    for play in plays:
        if play.use is Use.BUILD:
            paid = Payment(play, box.WAGE, 0, 0, Purchase((), (), ()))
            offers[play.card] = Offer(Offered.PRICE, (paid,), cheapest=box.WAGE)
    if isinstance(chosen, str):
        chosen = CardChosen(view.seat, CardId(chosen), Use.BUILD, Way.COST, box.WAGE, 0, 0)
    return BoxHand(
        tuple(card for card in cards if chosen is None or card != chosen.card),
        offers,
        asked,
        title=lambda: "A white card",
        note=lambda: "all are turned over together",
        build=lambda: "Recruit",
        icon="coins",
        back="ivory",
        laid=lambda: "chosen: recruit",
        laid_words=lambda: "You recruit it",
        able=lambda: "You can recruit it: {how}.",
        unable=lambda: "You cannot recruit it: {why}.",
        take=lambda transaction, card, coins: transaction.emit(
            box.Recruited(view.seat, card, coins)
        ),
        rule="recruiting",
        commands=plays,
        choice=chosen,
    )


def moment(rules: Ruleset, view: PlayerView) -> Moment | None:
    """Before an Age all are asked for a white card."""
    if not view.coming:
        return None
    return Moment(lambda: f"Before Age {view.coming}", f"age_{view.coming}")


def card_name(card: str) -> str | None:
    if card in box.WHITES or card in box.CARDS.cards:
        return card.replace("_", " ").title()
    return None


def effect(words: str, icon: str) -> EffectWords:
    return EffectWords(lambda _: words, lambda _: [Token("icon", (icon,))], "recruiting")


EFFECTS: dict[type[Effect], EffectWords] = {
    box.Truce: effect("Stay out of the conflicts of this Age.", "state_ok"),
    box.Toll: effect("Every other city pays a toll.", "coin"),
    box.Mask: effect("A scientific symbol of your choice at the end.", "sci_compass"),
    box.Disguise: effect("The symbol of a green card of a neighbour.", "sci_gear"),
    box.Swap: effect("One symbol becomes another one at the end.", "sci_tablet"),
    box.DearSets: effect("A set of symbols is worth 3 points more.", "sci_compass"),
    box.RedRelief: effect("Red cards cost one resource less.", "sym_red"),
    box.Banker: effect("One resource from the bank for a coin.", "coins"),
    box.Caravan: effect("The city beyond your right neighbour sells for 3 coins.", "trade_right"),
    box.Porter: effect("What you buy from the right costs a coin less.", "trade_right"),
    box.Carter: effect("The resource of the board to the right for a coin.", "trade_right"),
    box.Potter: effect("One raw material more.", "coins"),
    box.Mason: effect("Stages cost no resources.", "stage"),
    box.Alms: effect("Each neighbour takes a coin.", "coin"),
    box.DebtsDefend: effect("Every debt in your city is a shield.", "shield"),
    box.Scapegoat: effect("Your defeats go to the winner.", "state_no"),
    box.PerDebt: effect("Points for every debt in your city.", "sym_onyx"),
}


def sentence(event: Event) -> Sentence | None:
    match event:
        case box.Recruited(seat, card, coins):
            return seat, "coins", f"recruited {card_name(card)} for {coins}"
        case box.TollPaid(seat):
            return seat, "coin", "paid the toll"
        case box.LoanTaken(seat):
            return seat, "state_no", "went into debt"
        case box.WallBuilt(seat):
            return seat, "shield", "built a wall"
        case box.AlmsGiven(seat):
            return seat, "coin", "gave alms"
    return None


def coins(event: Event) -> list[tuple[int, int]]:
    match event:
        case box.TollPaid(seat, paid) | box.Recruited(seat, _, paid):
            return [(seat, -paid)]
        case box.AlmsGiven(_, to):
            return [(seat, 1) for seat in to]
    return []


def pieces(found: Sequence[Piece]) -> str:
    owed = sum(isinstance(piece, box.Debt) for piece in found)
    whites = [card_name(piece.card) or "" for piece in found if isinstance(piece, box.White)]
    walls = sum(isinstance(piece, box.Wall) for piece in found)
    parts = [f"debts: {owed}"] if owed else []
    parts += [f"walls: {walls}"] if walls else []
    return " · ".join([*parts, *([f"recruits: {', '.join(whites)}"] if whites else [])])


def recruit_plan(command: box.Recruit) -> str:
    return f"Recruit {card_name(command.card)}" if command.card else "Recruit nobody"


def use_plan(command: box.UseWhite) -> str:
    done = "Sell" if command.play.use is Use.SELL else "Raise a stage over"
    return f"{done} {card_name(command.play.card)}"


def line(found: Line) -> LineWords | None:
    if found.reason == "sets":
        return LineWords(("sci_compass",), "Dear sets")
    if found.reason == "loan":
        return LineWords(("state_no",), "Debts owed")
    return LineWords(("coins",), "A recruit", multiplied=False) if found.reason == "white" else None


def _row(name: str, title: str, icon: str, least: int = 0, most: int = 99) -> ScoreRow:
    return ScoreRow(name, lambda: title, icon, "sea", lambda: "of the test", least, most)


def articles(rules: Ruleset) -> Iterator[Article]:
    fact = Fact("Effect", ("Costs coins, and scores at the end.",))
    return iter([
        Article(
            key_of(EntryKind.BOX, "recruit"), EntryKind.BOX, "recruit", "Recruit", "Test Box",
            "coins", (fact,), "recruiting", box=box.NAME,
        )
    ])  # fmt: skip


WORDS = Words(
    box.NAME,
    title=lambda: "Test Box",
    note=lambda: "white and black cards",
    for_whom=lambda: "The Test Box is for 3 to 7 players.",
    set_up=SetUpWords(lambda: "White and black cards.", lambda: "12 cards", 7, 4),
    game="7 Wonders Test Box",
    cards=card_name,
    card_advice={"black_1_4": "Good early."}.get,
    short_cards={"black_1_4": "Bl. 4"}.get,
    effects=EFFECTS,
    events={
        **dict.fromkeys(box.EVENTS, no_line),
        **dict.fromkeys(
            (box.Recruited, box.TollPaid, box.LoanTaken, box.WallBuilt, box.AlmsGiven), sentence
        ),
    },
    deeds=(box.WallBuilt,),
    timeline={box.Recruited: lambda event: (event.seat, "coins", lambda: f"recruit {event.card}")},
    coins=coins,
    pieces=pieces,
    marks={
        box.Debt: lambda _: PieceMark(number=-1),
        box.Wall: lambda _: PieceMark("shield", beside=PieceBeside.SHIELDS),
        box.White: no_mark,
    },
    plans={
        box.Recruit: recruit_plan,
        box.UseWhite: use_plan,
        box.PayToll: lambda command: "Pay a coin" if command.coin else "Take a debt",
    },
    rows=(
        _row("black", "Black cards", "sym_onyx"),
        _row("white", "Recruits", "coins"),
        _row("loan", "Loans", "state_no", -60, 0),
    ),
    line=line,
    legend=lambda: ("Test Box", [(("sym_onyx",), "A black card")]),
    options={
        box.WALL: OptionWords(
            Use.BUILD, "shield", "W",
            does=lambda: "Build with a wall",
            label=lambda: "with a wall",
            more=lambda: "Add a wall",
            lit=lambda: "With a wall",
            tip=lambda: "A shield more, for a coin",
            pay=lambda: "Build with a wall for {coins}",
            chosen=lambda: "You build it with a wall",
            plan=lambda: "{card} with a wall",
            state=lambda found, view: OptionState("Build with a wall"),
        ),
        box.GATE: OptionWords(
            Use.BUILD, "shield", "G",
            does=lambda: "Build with a gate",
            label=lambda: "with a gate",
            more=lambda: "Add a gate",
            lit=lambda: "With a gate",
            tip=lambda: "A gate, for a wood",
            pay=lambda: "Build with a gate for {coins}",
            chosen=lambda: "You build it with a gate",
            plan=lambda: "{card} with a gate",
            state=lambda found, view: OptionState("Build with a gate"),
        ),
        box.TRICK: OptionWords(
            Use.SELL, "coins", "T",
            does=lambda: "Discard with a trick",
            label=lambda: "trick",
            more=lambda: "With a trick",
            lit=lambda: "With a trick",
            tip=lambda: "A trick for 2 coins",
            pay=lambda: "Trick for {coins}",
            chosen=lambda: "You discard it with a trick",
            plan=lambda: "Discard {card} with a trick",
            state=lambda found, view: OptionState(
                "Discard with a trick", "" if found.debts[view.seat] else "you have no debt"
            ),
        ),
    },
    paints={
        "onyx": PaintWords(
            lambda: "Black", lambda: "black", lambda: "Shady", "#3a3742", "#55515f", "grey"
        ),
        "ivory": PaintWords(
            lambda: "Ivory", lambda: "ivory", lambda: "People", "#f2e8d0", "#dcc79a", "laurel",
            person=lambda: "recruit",
        ),
    },
    kinds={box.DEBTS.name: KindWords(lambda: "debt", "state_no")},
    first_tips=lambda: read_tips(RESOURCES / "tips" / f"{box.NAME}.toml"),
    chapter=lambda: read_chapter(RESOURCES / "rules" / f"{box.NAME}.toml"),
    links=dict.fromkeys((box.RECRUIT, box.TOLL, box.WALL), "recruiting"),
    articles=articles,
    shows={WHITE_HAND: ("J", lambda: "The white cards in your hand")},
    card=white_card,
    hand=hand,
    moment=moment,
    model=court,
)  # fmt: skip


def court_on(boxes: Any) -> Court | None:
    """What a table shows of the expansion; None in a match without it."""
    found: Court | None = boxes.get(box.NAME)
    return found
