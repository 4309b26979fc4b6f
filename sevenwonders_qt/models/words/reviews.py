"""The words of a review: moments, losses, the worth of a deal, and the whole as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.advice import Grade
from sevenwonders_qt.ai.outlook import LEAST_POINTS, Outlook
from sevenwonders_qt.ai.review import Tried
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.shown.replay import turn_words
from sevenwonders_qt.models.shown.review import CONFIRMING, Review, ReviewedChoice
from sevenwonders_qt.models.shown.table_csv import Cell, CsvForm, csv_bytes
from sevenwonders_qt.models.words.advice import grade_name, plan_beside, plan_name
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.numbers import decimal
from sevenwonders_qt.models.words.outlook import difference_words, points_words
from sevenwonders_qt.models.words.reasons import reason_words
from sevenwonders_qt.models.words.terms import category_name

translate = QCoreApplication.translate

_EVEN = 0.5
"""The difference in points between deals that counts as none."""


def moment_words(choice: ReviewedChoice) -> str:
    """Return the turn of a choice, in words."""
    return turn_words(choice.age, choice.turn)


def played_words(choice: ReviewedChoice) -> str:
    """Return the choice that was made, in words."""
    return plan_name(choice.moment.command, choice.moment.view)


def best_words(choice: ReviewedChoice) -> str:
    """Return the best choice, in words; empty while it is not known."""
    verdict = choice.verdict
    return "" if verdict is None else plan_name(verdict.best, choice.moment.view)


def loss_words(choice: ReviewedChoice) -> str:
    """Return how many own points a choice has cost; empty for none."""
    verdict = choice.verdict
    if verdict is None or verdict.lost.points < LEAST_POINTS:
        return ""
    return points_words(-verdict.lost)


def best_beside(choice: ReviewedChoice) -> str:
    """Return the best choice beside the one played; empty while it is not known."""
    verdict, view = choice.verdict, choice.moment.view
    return "" if verdict is None else plan_beside(verdict.best, choice.moment.command, view)


def better_words(choice: ReviewedChoice) -> str:
    """Return the better choice, and how much better the chance of winning was with it."""
    verdict = choice.verdict
    if verdict is None:
        return ""
    if not verdict.lost.names_chance:
        return translate("Review", "better: {plan}").format(plan=best_beside(choice))
    text = translate("Review", "better: {plan} · {chance}")
    chance = difference_words(Outlook(0.0, verdict.lost.win))
    return text.format(plan=best_beside(choice), chance=chance)


def headline(choice: ReviewedChoice, *, beside: bool = False) -> str:
    """Return the judgement of a choice in a few words; ``beside`` the choice played, in a line."""
    verdict, better = choice.verdict, best_beside(choice) if beside else best_words(choice)
    if verdict is None:
        return translate("Review", "Not judged yet")
    if verdict.grade is Grade.BEST:
        return translate("Review", "The best choice found")
    if verdict.grade is Grade.GOOD:
        return translate("Review", "About as good as the best")
    difference = difference_words(verdict.lost)
    if not difference:
        return translate("Review", "Better: {plan}").format(plan=better)
    text = translate("Review", "{plan}: {difference}")
    return text.format(plan=better, difference=difference)


def why(choice: ReviewedChoice) -> str:
    """Return the reason why another choice was better, in sentences; empty if none is certain."""
    verdict = choice.verdict
    if verdict is None or verdict.reason is None:
        return ""
    return reason_words(verdict.reason)


def confirmed_words(choice: ReviewedChoice) -> str:
    """Return the result of games to the end for the better plan; empty if none were played."""
    found = choice.confirmed
    if found is None or found.games < CONFIRMING:
        return ""
    if not found.certain:
        text = translate(
            "Review",
            "Only an estimate: in %n games to the end neither was clearly better"
            " ({points} ± {error} points).",
            None,
            found.games,
        )
    elif found.points > 0:
        text = translate(
            "Review", "%n games to the end agree: {points} ± {error} points.", None, found.games
        )
    else:
        text = translate(
            "Review",
            "Only an estimate: in %n games to the end the choice made was better, by {points} ±"
            " {error} points.",
            None,
            found.games,
        )
        return text.format(points=decimal(-found.points), error=decimal(found.error))
    sign = "+" if found.points > 0 else ""
    return text.format(points=sign + decimal(found.points), error=decimal(found.error))


def plan_rows(choice: ReviewedChoice) -> list[tuple[str, Tried]]:
    """Return the plans that were tried, each with its name."""
    verdict = choice.verdict
    if verdict is None:
        return []
    return [(plan_name(one.command, choice.moment.view), one) for one in verdict.plans]


def summary(review: Review, seat: Seat) -> str:
    """Return how many choices were well made."""
    whole = sum(choice.verdict is not None for choice in review.of_seat(seat))
    text = translate(
        "Review",
        "%n of {count} choices were the best, or about as good.",
        None,
        review.well_chosen(seat),
    )
    return text.format(count=whole)


def luck_words(review: Review, seat: Seat) -> str:
    """Return the worth of the deal of a player; empty while it is not known."""
    luck = review.luck(seat)
    if luck is None:
        return ""
    if abs(luck) < _EVEN:
        return translate("Review", "Your cards were worth as much as the others'.")
    if luck > 0:
        text = translate("Review", "Your cards were worth {points} points more than the others'.")
    else:
        text = translate("Review", "Your cards were worth {points} points less than the others'.")
    return text.format(points=decimal(abs(luck)))


def find_words(review: Review, seat: Seat) -> str:
    """Return the best find of another player; empty if there was none."""
    find = review.find_against(seat)
    if find is None:
        return ""
    text = translate("Review", "The best move by another player: {name}, {moment}: {plan}.")
    return text.format(
        name=review.names[find.moment.player],
        moment=moment_words(find),
        plan=played_words(find),
    )


def lost_rows(review: Review, seat: Seat) -> tuple[list[str], list[list[str]]]:
    """Return the points lost: the headings, and a row for each category, the highest loss first."""
    lost = review.lost(seat)
    ages = sorted({choice.age for choice in review.choices} - {0})
    totals: dict[str, float] = {}
    for (category, _), points in lost.items():
        totals[category] = totals.get(category, 0.0) + points
    headings = [*map(age_name, ages), translate("Review", "all")]
    rows = []
    for category in sorted(totals, key=lambda name: -totals[name]):
        cells = [_points(lost, category, age) for age in ages]
        rows.append([category_name(category), *cells, decimal(-totals[category])])
    return headings, rows


def lost_note() -> str:
    """Return the note on how losses are counted in `lost_rows`."""
    return translate("Review", "Each loss counts in its main category only.")


def _points(lost: Mapping[tuple[str, int], float], category: str, age: int) -> str:
    points = lost.get((category, age), 0.0)
    return decimal(-points) if points else "\N{EN DASH}"


def progress_words(review: Review) -> str:
    """Return the progress of the review."""
    text = translate("Review", "%n of {count} choices judged …", None, review.judged)
    return text.format(count=len(review.choices))


def review_csv(review: Review, form: CsvForm) -> bytes:
    """Return every choice that has been judged as a table for spreadsheets."""
    return csv_bytes(review_rows(review), form)


def review_rows(review: Review) -> Iterator[list[Cell]]:
    """Yield the headings, and a row for each judged choice in the order of the match."""
    yield [
        translate("Review", "Player"),
        translate("Review", "Moment"),
        translate("Review", "Played"),
        translate("Review", "Best"),
        translate("Review", "Points lost"),
        translate("Review", "Chance of winning before"),
        translate("Review", "Chance lost"),
        translate("Review", "Grade"),
        translate("Review", "Reason"),
    ]
    for choice in review.choices:
        verdict = choice.verdict
        if verdict is None:
            continue
        yield [
            review.names[choice.moment.player],
            moment_words(choice),
            played_words(choice),
            best_words(choice),
            round(verdict.lost.points, 1),
            round(verdict.expected.win, 3),
            round(verdict.lost.win, 3),
            grade_name(verdict.grade),
            why(choice),
        ]
