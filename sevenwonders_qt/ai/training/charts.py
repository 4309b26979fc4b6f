"""Pictures of a training's course and of a league; needs matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import nan
from pathlib import Path
from typing import Any

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

_COLOURS = 10
"""After so many lines matplotlib begins with the first colour again."""


def draw_curves(history: Sequence[Mapping[str, Any]], path: Path) -> None:
    """Draw points, errors by output and games over the minutes of a training, as PNG."""
    figure = Figure(figsize=(10, 10), layout="constrained")
    FigureCanvasAgg(figure)
    points, errors, games = figure.subplots(3, 1, sharex=True)
    minutes = [entry["minutes"] for entry in history]
    for axes, key in ((points, "points"), (errors, "errors")):
        names = dict.fromkeys(name for entry in history for name in entry[key])
        for place, name in enumerate(names):
            values = [entry[key].get(name, nan) for entry in history]
            style = "--" if place >= _COLOURS else "-"
            axes.plot(minutes, values, label=name, marker=".", linestyle=style)
        if names:
            axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), fontsize="small")
    points.set_ylabel("mean points in self-play")
    errors.set_ylabel("mean error (points; victory: share)")
    errors.set_yscale("log")
    games.plot(minutes, [entry["games"] for entry in history], marker=".")
    games.set_ylabel("games")
    games.set_xlabel("minutes")
    for axes in (points, errors, games):
        axes.grid(alpha=0.3)
    figure.savefig(path, format="png", dpi=100)


def draw_ratings(league: Mapping[str, Any], path: Path) -> None:
    """Draw the ratings of a league with their intervals, the best on top, as PNG."""
    table = list(reversed(league["table"]))
    figure = Figure(figsize=(8, 1.5 + 0.45 * len(table)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    ratings = [entry["rating"] for entry in table]
    spread = [
        [entry["rating"] - entry["low"] for entry in table],
        [entry["high"] - entry["rating"] for entry in table],
    ]
    spread = [[max(0.0, one) for one in side] for side in spread]
    axes.errorbar(ratings, range(len(table)), xerr=spread, fmt="o", capsize=4)
    axes.set_yticks(range(len(table)), [entry["player"] for entry in table])
    axes.set_xlabel("rating, 95% interval")
    axes.set_title(f"{league['games']} games of {league['game']}, {league['players']} players")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path, format="png", dpi=100)
