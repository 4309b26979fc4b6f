"""The review of a match in every state that shows another word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sevenwonders_qt.ai.advice import Confirmed, Forecast, Grade, Reason
from sevenwonders_qt.ai.architects.mechanisms import (
    BringsMore,
    BringsNoStage,
    CompletesSet,
    Gathers,
    HasEffect,
    IsAnyResource,
    KeepsFrom,
    NearsBattle,
    NeedsOneMore,
    PaysForStages,
    StartsBattle,
    TakesCat,
)
from sevenwonders_qt.ai.mechanisms import (
    Cheapens,
    Denies,
    Earns,
    Grants,
    Keeps,
    Leads,
    Mechanism,
    Opens,
    PaysFor,
    PaysLess,
    Saves,
    Scores,
    Spares,
    Supplies,
    Symbols,
    Turns,
)
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.ai.review import Tried, Verdict
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.commands import EndTurn
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.effects import FreeBuild, Goods, Resource, Side, TradeDiscount
from sevenwonders_qt.models.shown.in_your_seat import TIMES
from sevenwonders_qt.models.shown.review import Review
from sevenwonders_qt.models.words.advice import (
    doubt_words,
    forecast_words,
    sale_doubt,
)
from sevenwonders_qt.models.words.in_your_seat import not_played
from sevenwonders_qt.models.words.reasons import reason_words
from sevenwonders_qt.models.words.reviews import review_rows
from sevenwonders_qt.views.main_window import MainWindow
from tests.app.watched import played
from tests.computers import players_of
from tests.views.days import show_journey, tries
from tests.views.in_seat import in_seat

MECHANISMS: tuple[Mechanism, ...] = (
    Opens((CardId("forum"),)),
    PaysFor((2,), (CardId("baths"), CardId("altar"))),
    Saves(1, stage=1),
    Saves(2, card=CardId("baths")),
    Supplies((Resource.WOOD,), (1, 3), 5, scarce=True),
    Supplies((Resource.WOOD, Resource.CLAY), (1,), 0, scarce=False),
    Supplies((Resource.GLASS,), (), 1, scarce=False),
    Cheapens(TradeDiscount(Goods.RAW, (Side.LEFT,))),
    Grants(FreeBuild()),
    Turns(Side.LEFT, 0, 2, 1, 1),
    Turns(Side.RIGHT, 0, 1, 0, 1),
    Turns(None, 0, 1, 1, 3),
    Leads(Side.LEFT, 1, 2),
    Leads(Side.RIGHT, -3, -1),
    Symbols(8, sets=True),
    Symbols(3, sets=False),
    Scores(3),
    Earns(5),
    PaysLess(1),
    Spares("city_debts", 2),
    Keeps(2),
    Denies(Side.LEFT, CardId("baths"), 4),
    Denies(Side.RIGHT, CardId("baths"), 4),
    PaysForStages((1,)),
    Gathers(1, 1, 2),
    CompletesSet(),
    TakesCat(),
    NeedsOneMore(CardId("gear")),
    NeedsOneMore(None),
    IsAnyResource(),
    BringsMore("urbanism"),
    HasEffect("tactics"),
    BringsNoStage(CardId("glass")),
    KeepsFrom(Side.LEFT, stage=False),
    KeepsFrom(None, stage=True),
    NearsBattle(1, 2, 2),
    StartsBattle(2),
)
"""Each mechanism of a reason, in every form that has words of its own."""


LONGEST: tuple[Mechanism, ...] = (
    Turns(Side.LEFT, 0, 1, 0, 1),
    Supplies((Resource.WOOD, Resource.STONE), (1, 2, 3), 20, scarce=True),
    PaysFor((2,), (CardId("school"), CardId("caravansery"))),
)
"""A reason of many words."""

LOSSES: tuple[tuple[float, float, str], ...] = (
    *((4.0, 0.2, "military"), (3.0, 0.0, "science"), (0.0, 0.2, "win"), (0.0, 0.0, "military")),
    *((2.0, 0.0, "guild"), (1.0, 0.0, "civil"), (1.0, 0.0, "commerce")),
)
"""Of some choices of each seat: points lost, chance lost, and the category with most of it."""


def review_of(kind: str) -> Review:
    """The review of a match, nothing of it judged."""
    match = played(kind, 3)
    return Review.of(match, "key", players_of(match.game.rules).mechanisms)


def judge_all(review: Review, deal: float = 0.0) -> None:
    """Every choice is the best one, but for some of each seat that cost something."""
    for choice in review.choices:
        legal, command = choice.moment.view.legal, choice.moment.command
        plans = tuple(
            Tried(plan, float(n), Outlook(50.0 - n, 0.4)) for n, plan in enumerate(legal[:3])
        )
        choice.verdict = Verdict(
            command, command, 0.0, Grade.BEST, Outlook(50.0, 0.4), Outlook(0.0, 0.0), None, plans
        )
    for seat in range(3):
        choices = review.of_seat(seat)
        first = choices[0].verdict
        assert first is not None
        expected = Outlook(50.0 + (deal if seat == 0 else 0.0), 0.4)
        choices[0].verdict = replace(first, expected=expected)
        for choice, (fewer, win, category) in zip(
            (*choices[1:6], *choices[8:10]), LOSSES, strict=True
        ):
            verdict, legal = choice.verdict, choice.moment.view.legal
            assert verdict is not None
            choice.verdict = replace(
                verdict,
                best=next(plan for plan in legal if plan != verdict.played),
                behind=2.0 + fewer,
                lost=Outlook(fewer, win),
                grade=Grade.MEDIUM,
                reason=Reason(category, LONGEST if fewer == 4.0 else LONGEST[:1]),
            )
        find = choices[7].verdict
        assert find is not None
        plans = (find.plans[0], find.plans[1]._replace(behind=5.0))
        choices[7].verdict = replace(find, best=plans[0].command, plans=plans)
        good = choices[6].verdict
        assert good is not None
        choices[6].verdict = replace(good, grade=Grade.GOOD, behind=0.5)


def review_stops(window: MainWindow) -> Iterator[None]:
    """Reviews that grow, that are whole, of matches with and without losses."""
    page = window.review
    page.clear()
    window.visit(window.review)
    yield
    review = review_of("classic")
    page.show_review(review)
    window.visit(window.review)
    yield
    page.show_fault("…")
    yield
    for deal in (3.0, -3.0, 0.0):
        judge_all(review, deal)
        page.show_review(review)
        yield
    for number in range(8):
        page.go(number)
        yield
    for choice, (low, high) in zip(
        review.of_seat(0), ((1.0, 2.0), (-2.0, -1.0), (-1.0, 1.0)), strict=False
    ):
        choice.confirmed = Confirmed((low, high) * 32)
    for number in range(3):
        page.go(number)
        yield
    dear = review.turning_points(0)[0]
    assert dear.verdict is not None
    window.question.ask(doubt_words(dear.verdict, dear.moment.view), lambda: None)
    yield
    window.question.dismiss()
    for choice in review.choices:
        assert choice.verdict is not None
        choice.verdict = replace(choice.verdict, grade=Grade.BEST, reason=None)
    page.show_review(review)
    yield
    review = review_of("architects")
    judge_all(review)
    page.show_review(review)
    yield
    window.show_home()
    for done in (False, True):
        show_journey(window.journey, played=done)
        window.visit(window.journey)
        yield
    for day in tries():
        window.journey.show_master(None)
        window.journey.day = day
        window.journey.rearrange()
        yield
    seat = window.in_your_seat
    window.visit(seat)
    for matches in (0, 5, TIMES):
        seat.show_seat(in_seat(matches))
        seat.show_progress(0.4, stopped=matches == 0, fault=not_played() if matches == 5 else "")
        yield


def review_table_words() -> Iterator[str]:
    """The words that stand only in the table that is saved."""
    return (str(cell) for cell in next(review_rows(review_of("architects"))))


def advice_words() -> Iterator[str]:
    """What stands in the tip of an action that is pointed at, reasons for hints, and doubts."""
    command = EndTurn(0)
    view = review_of("classic").choices[0].moment.view
    sale = next(c for c in view.legal if isinstance(c, Play) and c.use is Use.SELL)
    doubt = sale_doubt(sale, [other for other in view.legal if other != sale][:3], view)
    yield from (doubt.title, doubt.intro, *doubt.lines, doubt.yes, doubt.no)
    yield from (reason_words(Reason("", (how,))) for how in MECHANISMS)
    for match in (played("classic", 3), played("architects", 2)):
        for leads in ((1, 1), (2, 2), (-1, -1), (-2, -2), (0, 0)):
            view = match.view(0)
            yield from forecast_words(Forecast(command, Outlook(50.0, 0.4), leads), view)
