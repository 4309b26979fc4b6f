"""Training from the first game to the file of a player: games, learning, checkpoints, curves."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from math import cos, pi, sqrt
from pathlib import Path
from signal import SIGINT, signal
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

import numpy as np

from sevenwonders_qt.ai.arena import Challenge, challenge
from sevenwonders_qt.ai.classic_players import find_classic
from sevenwonders_qt.ai.network import read_weights
from sevenwonders_qt.ai.playable import FindPlayable
from sevenwonders_qt.ai.training.charts import draw_curves
from sevenwonders_qt.ai.training.checkpoint import (
    DAMAGED,
    Checkpoint,
    Experiences,
    Flight,
    read_notes,
)
from sevenwonders_qt.ai.training.export import SCALES, export, restore
from sevenwonders_qt.ai.training.games import Trainable
from sevenwonders_qt.ai.training.layout import Layout, carry_over
from sevenwonders_qt.ai.training.learner import BATCH, Adam, Store
from sevenwonders_qt.ai.training.model import Model, NetworkShape
from sevenwonders_qt.ai.training.self_play import Experience, Policy
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.whole_file import write_whole

SAVE_EVERY, SAVE_SHARE = 60.0, 0.05
"""Seconds between checkpoints, or a share of the training where that is sooner."""

_HIGH, _GENTLE, _LOW, _WARM_UP = 1e-3, 4e-4, 2e-6, 200
"""Learning rates: at the start, at the start from another's weights, and at the end; and the steps
that the rate takes to rise from nothing."""
_HOT, _COOL, _COOLED = 2.0, 0.5, 1 / 6
"""Temperatures of self-play at the start and later, in points; how soon it is cool."""
_RISING = 0.5
"""When the lambda of TD(lambda) begins to rise to 1. Estimates of a young network are steadier
than ends of matches; a grown one learns what its own estimates hide."""
_MEMORY = 0.99
_MORE = "; a training of more --minutes or --games goes on"


class TrainingError(ValueError):
    """A training that cannot be begun or gone on with; the text is the reason."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The goal of a training, and its length.

    ``variants`` are played in proportion to their shares, all with one network. The training ends
    after ``minutes`` in all, or after ``games`` where they are named; it then depends on nothing
    but the plan, and the same plan leads to the same network on one machine. ``cells`` are the
    sizes of the hidden layers. ``store`` positions are kept to learn from; learning begins with a
    tenth. Each is learned from ``reuse`` times, about. ``table`` is the games of each arena at the
    end. ``provenance`` goes into the file. With ``mixed`` boxes each deal is played with some of
    those, drawn at random; ``variants`` have all of them.
    """

    variants: tuple[tuple[Variant, float], ...]
    trainable: Trainable
    out: Path
    minutes: float = 120
    games: int | None = None
    seed: int = 1
    cells: tuple[int, int] = (96, 32)
    store: int = 600_000
    reuse: float = 8.0
    deal: int = 48
    source: Path | None = None
    table: int = 0
    provenance: Mapping[str, Any] = field(default_factory=dict)
    find: FindPlayable = find_classic
    mixed: Sequence[str] = ()

    @property
    def checkpoint(self) -> Path:
        return self.out.with_name(f"{self.out.name}.checkpoint.npz")

    @property
    def lessons(self) -> Path:
        return self.out.with_name(f"{self.out.name}.lessons")

    @property
    def curves(self) -> Path:
        return self.out.with_name(f"{self.out.name}.png")

    def identity(self, layout: Layout) -> dict[str, Any]:
        """Return what must be the same to go on."""
        return {
            "kind": self.trainable.kind(self.variants[0][0]),
            "schema": layout.schema,
            "cells": list(self.cells),
            "seed": self.seed,
        }


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl+C wait until the block is done."""
    if current_thread() is not main_thread():
        yield
        return
    pressed: list[FrameType | None] = []
    before = signal(SIGINT, lambda number, frame: pressed.append(frame))
    try:
        yield
    finally:
        signal(SIGINT, before)
    if pressed and callable(before):
        before(SIGINT, pressed[0])


Tell = Callable[[str], None]
"""Takes a line of progress."""


class Training:
    """One training, fresh or continued. Raises `TrainingError`."""

    def __init__(self, plan: TrainingPlan, tell: Tell = lambda line: None) -> None:
        self.plan = plan
        self._tell = tell
        try:
            self._layout = plan.trainable.layout(plan.variants[0][0])
        except ValueError as error:
            raise TrainingError(f"{plan.out} cannot be trained: {error}") from error
        self._saved = self._checkpoint()
        self._store = Store(plan.store)
        self._lessons = Experiences(plan.lessons)
        if self.games == 0:
            self._lessons.clear()
            self._lessons = Experiences(plan.lessons)
        for lesson in self._lessons.read(self._notes["lessons"]):
            self._store.add(lesson)
        self._began = time.monotonic()
        self._seconds_before = float(self._notes["seconds"])

    @property
    def games(self) -> int:
        return int(self._notes["games"])

    @property
    def steps(self) -> int:
        return self._saved.adam.steps

    @property
    def history(self) -> Sequence[Mapping[str, Any]]:
        """The notes of each checkpoint: minutes, games, steps, points, errors."""
        history: list[Mapping[str, Any]] = self._notes["history"]
        return history

    @property
    def progress(self) -> float:
        """The part of the training that is done, 0 to 1."""
        if self.plan.games is not None:
            return min(1.0, self.games / self.plan.games)
        return min(1.0, self._seconds / 60 / self.plan.minutes)

    def run(self, executor: Executor, workers: int) -> None:
        """Train to the end of the plan; Ctrl-C stops it with a checkpoint written.

        An error of a worker is raised, with a checkpoint written, too.
        """
        if self.progress >= 1:
            raise TrainingError(f"{self.plan.out} is trained to the end{_MORE}")
        if self.games:
            self._tell(f"going on after {self.games} games and {self.steps} steps")
        self._began = time.monotonic()
        flying: deque[tuple[Flight, Future[bytes]]] = deque()
        begun = [*self._saved.flights]
        try:
            while len(flying) < 2 * workers:
                flight = begun.pop(0) if begun else self._next_flight()
                flying.append((flight, self._submit(executor, flight)))
            saved, share = time.monotonic(), self.progress
            while self.progress < 1:
                flight, future = flying[0]
                raw = future.result()
                with uninterrupted():
                    flying.popleft()
                    self._take(flight, raw)
                    following = self._next_flight()
                    flying.append((following, self._submit(executor, following)))
                    self._learn()
                due = time.monotonic() - saved > SAVE_EVERY
                if (due or self.progress - share > SAVE_SHARE) and self.progress < 1:
                    self._saved.flights = [flight for flight, _ in flying]
                    self.save()
                    saved, share = time.monotonic(), self.progress
        finally:
            for _, future in flying:
                future.cancel()
            self._saved.flights = [*(flight for flight, _ in flying), *begun]
            self.save()
            if self.history:
                draw_curves(self.history, self.plan.curves)

    def save(self) -> None:
        """Write the checkpoint and the player file, and report the progress."""
        self._notes["seconds"] = self._seconds
        if self.steps:
            self._note()
        write_whole(self.plan.checkpoint, self._saved.to_bytes(), durable=False)
        write_whole(self.plan.out, self.player(), durable=False)
        self._lessons.forget(len(self._store))

    def player(self, **more: Any) -> bytes:
        """Return the player file, with ``more`` in its header; raises `TrainingError`."""
        layout = self._layout
        header = {
            "kind": self.plan.trainable.kind(self.plan.variants[0][0]),
            "schema": layout.schema,
            "layout": layout.as_json(),
            "scales": dict(SCALES),
            "variants": [
                {"players": v.players, "options": dict(v.agreed), "share": round(share, 4)}
                for v, share in self.plan.variants
            ],
            **({"mixed": list(self.plan.mixed)} if self.plan.mixed else {}),
            "seed": self.plan.seed,
            "minutes": round(self._seconds / 60, 1),
            "games": self.games,
            "steps": self.steps,
            **self.plan.provenance,
            **more,
        }
        if "source" in self._notes:
            header["from"] = self._notes["source"]
            header["from_sha256"] = self._notes["source_sha256"]
        try:
            return export(self._saved.model, layout.rows, header)
        except ValueError as error:
            raise TrainingError(f"{self.plan.out}: {error}") from error

    def tabulate(self, executor: Executor, workers: int) -> list[dict[str, Any]]:
        """Play each variant against the player by rules, and write the table into the file."""
        table, name = [], self.plan.out.name
        for variant, _ in self.plan.variants:
            asked = Challenge(
                variant,
                name,
                "rules",
                self.plan.table,
                networks={name: self.player()},
                find=self.plan.find,
            )
            found = challenge(asked, executor, workers)
            kept = ("players", "options", "others", "games", "win", "low", "high", "fair", "points")
            table.append({key: found[key] for key in kept})
            self._tell(
                f"{_named(variant)} against rules: {found['win']}% from {found['low']} to"
                f" {found['high']}, fair {found['fair']}"
            )
        write_whole(self.plan.out, self.player(arena=table), durable=False)
        return table

    # Beginning --------------------------------------------------------------------------

    @property
    def _notes(self) -> dict[str, Any]:
        return self._saved.notes

    @property
    def _seconds(self) -> float:
        """Time trained in all, earlier runs included."""
        return self._seconds_before + time.monotonic() - self._began

    def _checkpoint(self) -> Checkpoint:
        plan = self.plan
        if not plan.checkpoint.exists():
            if plan.out.exists():
                raise TrainingError(f"{plan.out} is there, but no checkpoint; name another --out")
            return self._fresh()
        try:
            found = Checkpoint.from_bytes(plan.checkpoint.read_bytes())
            was = {key: found.notes[key] for key in plan.identity(self._layout)}
            fits = _fits(found.notes)
        except DAMAGED as error:
            raise TrainingError(
                f"{plan.checkpoint} is damaged; remove it to begin again"
            ) from error
        for key, value in plan.identity(self._layout).items():
            if was[key] != value:
                raise TrainingError(
                    f"{plan.checkpoint} is of another training: {key} {was[key]}, not {value}"
                )
        if not fits or found.model.weights["w1"].shape != (
            self._layout.rows + self._layout.numbers,
            plan.cells[0],
        ):
            raise TrainingError(f"{plan.checkpoint} is damaged; remove it to begin again")
        found.model.shape = self._shape
        return found

    def _fresh(self) -> Checkpoint:
        model = Model.fresh(self._shape, self.plan.seed)
        notes: dict[str, Any] = {
            **self.plan.identity(self._layout),
            "layout": self._layout.as_json(),
            "games": 0,
            "seconds": 0.0,
            "deals": 0,
            "lessons": 0,
            "credit": 0.0,
            "points": {},
            "errors": [],
            "history": [],
        }
        if self.plan.source is not None:
            known = self._carry_over(self.plan.source, model)
            notes["source"] = self.plan.source.name
            notes["source_sha256"] = sha256(self.plan.source.read_bytes()).hexdigest()
            self._tell(f"{known} of {len(model.weights['w1'])} inputs from {self.plan.source}")
        return Checkpoint(model, Adam(model), notes)

    @property
    def _shape(self) -> NetworkShape:
        layout, (first, second) = self._layout, self.plan.cells
        buckets = self.plan.trainable.buckets
        return NetworkShape(
            layout.rows, layout.numbers, first, second, buckets, len(layout.outputs)
        )

    def _carry_over(self, path: Path, model: Model) -> int:
        plan = self.plan
        try:
            source, layout = self._source(path)
            return carry_over(source, layout, model, self._layout, plan.trainable.points_like)
        except TrainingError:
            raise
        except DAMAGED as error:
            reason = " ".join(str(error).split())
            raise TrainingError(f"--from {path} cannot be used: {reason}") from error

    def _source(self, path: Path) -> tuple[Model, Layout]:
        """Return weights of a checkpoint, of a player file, or bare, and their layout."""
        data = path.read_bytes()
        if path.suffix == ".npz":
            model, notes = Model.from_bytes(data), read_notes(data)
            described = None if notes is None else notes["layout"]
        else:
            header, sizes, body = read_weights(data)
            model, described = restore(sizes, body), header.get("layout")
        known = [self._layout]
        for base in self.plan.trainable.bases:
            with suppress(ValueError):  # a box that no network knows has no layout
                known.append(self.plan.trainable.layout(base))
        if described is not None:
            known = [Layout.from_json(described)]
        sizes_found = len(model.weights["w1"]), model.weights["w3"].shape[2]
        for layout in known:
            if (layout.rows + layout.numbers, len(layout.outputs)) == sizes_found:
                return model, layout
        raise TrainingError(
            f"--from {path}: {sizes_found[0]} inputs and {sizes_found[1]} outputs of unknown names"
        )

    # Games and learning -----------------------------------------------------------------

    def _next_flight(self) -> Flight:
        """Return the next games to play, with the weights as they are now."""
        number = int(self._notes["deals"])
        self._notes["deals"] = number + 1
        return Flight(number, self.progress, self._saved.model.to_bytes())

    def _submit(self, executor: Executor, flight: Flight) -> Future[bytes]:
        plan, trainable, number = self.plan, self.plan.trainable, flight.number
        variant = self._variant(number)
        first = plan.seed * 10**9 + number * plan.deal
        guided = plan.source is None and number * plan.deal < trainable.guided
        return executor.submit(
            trainable.guide if guided and trainable.guide else trainable.play,
            variant,
            flight.weights,
            range(first, first + plan.deal),
            self._policy(variant, flight.progress),
            find=trainable.find,
        )

    def _variant(self, number: int) -> Variant:
        """Return the variant of the games of a number; each mixed box is in half of them."""
        draw = np.random.default_rng([self.plan.seed, number])
        shares = np.array([share for _, share in self.plan.variants])
        found = self.plan.variants[int(draw.choice(len(shares), p=shares / shares.sum()))][0]
        mixed = self.plan.mixed
        if not mixed:
            return found
        boxes = [
            name for name, is_in in zip(mixed, draw.random(len(mixed)) < 0.5, strict=True) if is_in
        ]
        return replace(found, agreed={**found.agreed, "expansions": boxes})

    def _policy(self, variant: Variant, progress: float) -> Policy:
        """Return how games are played after a part of the training."""
        trainable = self.plan.trainable
        # A network of the base game does not know yet what boxes bring: it has to try it, too.
        grown = self.plan.source is not None and not self.plan.mixed
        cool = grown or progress >= _COOLED
        heat = _COOL if cool else _HOT - (_HOT - _COOL) * progress / _COOLED
        rise = max(0.0, (progress - _RISING) / (1 - _RISING))
        trace = trainable.trace + (1 - trainable.trace) * rise
        taste = trainable.taste(trainable.kind(variant))
        return Policy(taste.rival, taste.win, heat, trace)

    def _take(self, flight: Flight, raw: bytes) -> None:
        lesson = Experience.from_bytes(raw)
        self._store.add(lesson)
        self._lessons.keep(int(self._notes["lessons"]), raw)
        self._notes["lessons"] += 1
        self._notes["games"] += len(lesson.points)
        self._notes["credit"] += len(lesson.sizes) * self.plan.reuse
        name, mean = _named(self._variant(flight.number)), float(lesson.points.mean())
        points: dict[str, float] = self._notes["points"]
        points[name] = 0.95 * points.get(name, mean) + 0.05 * mean

    def _learn(self) -> None:
        """Make as many steps as the games that came in allow; none while there are too few."""
        saved, plan = self._saved, self.plan
        if self._store.size < plan.store / 10:
            self._notes["credit"] = 0.0
            return
        while self._notes["credit"] > 0:
            rate = _LOW + (_GENTLE if plan.source else _HIGH) * (1 + cos(pi * self.progress)) / 2
            rate *= min(1.0, (self.steps + 1) / _WARM_UP)
            draw = np.random.default_rng([plan.seed, self.steps, 1])
            errors = saved.adam.step(self._store.sample(saved.model, BATCH, draw), rate)
            self._notes["credit"] -= BATCH
            past = self._notes["errors"] or errors.tolist()
            self._notes["errors"] = [
                _MEMORY * old + (1 - _MEMORY) * new
                for old, new in zip(past, errors.tolist(), strict=True)
            ]

    def _note(self) -> None:
        """Add to the history and report it."""
        names = self._layout.outputs
        errors = [sqrt(error) for error in self._notes["errors"]]
        scaled = [10 * error for error in errors[:-1]] + errors[-1:]
        entry: dict[str, Any] = {
            "minutes": round(self._seconds / 60, 2),
            "games": self.games,
            "steps": self.steps,
            "points": {name: round(mean, 2) for name, mean in self._notes["points"].items()},
            "errors": {n: round(error, 3) for n, error in zip(names, scaled, strict=True)},
        }
        self._notes["history"].append(entry)
        points = ", ".join(f"{name} {mean:.1f}" for name, mean in entry["points"].items())
        shown = ", ".join(f"{name} {error:.2f}" for name, error in entry["errors"].items())
        self._tell(
            f"{entry['minutes']:.1f} min, {self.games} games, {self.steps} steps,"
            f" {self._store.size} positions; points {points}; errors {shown}"
        )


def _fits(notes: Mapping[str, Any]) -> bool:
    """Return whether the counts of a checkpoint are counts."""
    return (
        all(
            isinstance(notes[key], int) and notes[key] >= 0 for key in ("games", "deals", "lessons")
        )
        and isinstance(notes["seconds"], int | float)
        and isinstance(notes["credit"], int | float)
        and isinstance(notes["points"], dict)
        and isinstance(notes["errors"], list)
        and isinstance(notes["history"], list)
    )


def _named(variant: Variant) -> str:
    """Return a variant in a few words, for instance ``4 first``."""
    edition = variant.agreed.get("edition")
    return f"{variant.players} {edition}" if edition else str(variant.players)
