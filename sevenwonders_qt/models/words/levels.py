"""The computer players in words: their levels, temperaments and strength."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.figures import LevelFigures, figures
from sevenwonders_qt.ai.levels import LEVEL_IDS, NEUTRAL, level_of, temperament_of
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.words.numbers import decimal

translate = QCoreApplication.translate


def player_name(player: str) -> str:
    """Return the name of an AI player at the table, by its id; empty for a person."""
    level, temperament = level_name(level_of(player)), temperament_of(player)
    return f"{level} · {temperament_name(temperament)}" if temperament else level


def level_name(level: str) -> str:
    """Return a level without a temperament, or a player of old matches; empty for a person."""
    names = {
        "random": translate("Level", "At random"),
        "rules": translate("Level", "By rules"),
        "beginner": translate("Level", "Beginner"),
        "casual": translate("Level", "Casual"),
        "skilled": translate("Level", "Skilled"),
        "expert": translate("Level", "Expert"),
        "master": translate("Level", "Master"),
    }
    return names.get(level, "")


def temperament_name(temperament: str) -> str:
    """Return the name of a temperament, in a word."""
    return {
        NEUTRAL: translate("Level", "Balanced"),
        "builder": translate("Level", "Builder"),
        "general": translate("Level", "Commander"),
        "scholar": translate("Level", "Scholar"),
        "merchant": translate("Level", "Merchant"),
    }[temperament]


def level_note(level: str) -> str:
    """Return one sentence on how a level plays; empty for a person."""
    notes = {
        "random": translate("Level", "Plays at random."),
        "rules": translate("Level", "Plays by fixed rules."),
        "beginner": translate(
            "Level", "Builds what it can; ignores armies and other players' plans."
        ),
        "casual": translate("Level", "Plays for fun: many choices are not the best."),
        "skilled": translate("Level", "Knows the game well but slips now and then."),
        "expert": translate("Level", "Learned by playing against itself; makes no slips."),
        "master": translate("Level", "Like Expert, but also thinks ahead."),
    }
    return notes.get(level, "")


def temperaments_of(game: str) -> tuple[str, ...]:
    """Return the temperaments that can be chosen, the neutral one first."""
    return NEUTRAL, *words_of(game).levels.likes


def temperament_note(temperament: str, game: str) -> str:
    """Return one sentence on what a player likes."""
    if not temperament:
        return translate("Level", "Goes for whatever brings the most points.")
    likes = words_of(game).levels.likes
    return likes[temperament]() if temperament in likes else ""


def level_figures(level: str, game: str) -> str:
    """Return the score of a level against three of the one below; "" if it was not measured.

    The lowest level is measured against the one above.
    """
    found = figures(game)
    if found is None or level not in found.levels:
        return ""
    measured = found.levels[level]
    below = {upper: lower for lower, upper in pairwise(LEVEL_IDS)}
    above = dict(pairwise(LEVEL_IDS))
    other = below.get(level) or above.get(level, "")
    if other not in measured.against:
        return ""
    text = translate(
        "Level",
        "Wins {win} of 100 games against three {level} players; an equal player would win 25.",
    )
    text = text.format(win=round(measured.against[other].win), level=level_name(other))
    return f"{text} {_mean_words(measured, game)}".strip()


def _mean_words(measured: LevelFigures, game: str) -> str:
    if measured.points is None or measured.stages is None:
        return ""
    text = words_of(game).levels.mean()
    return text.format(points=round(measured.points), stages=decimal(measured.stages))


def not_learned() -> str:
    """Return the sentence on levels in a match that no network has learned."""
    return translate(
        "Level",
        "The computer players have not learned this kind of match: at every level they play by "
        "the same fixed rules.",
    )


def described(player: str, game: str, *, learned: bool = True) -> str:
    """Return the whole description of a player that can be chosen, in some sentences.

    All are described alike in a match that they have not ``learned``.
    """
    if not learned:
        return not_learned()
    level, temperament = level_of(player), temperament_of(player)
    parts = [level_note(level)]
    if temperament:
        parts.append(temperament_note(temperament, game))
    parts.append(level_figures(level, game))
    return " ".join(part for part in parts if part)
