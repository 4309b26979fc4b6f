"""A training of seconds: it learns, its file plays, and it can be stopped and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from signal import SIGINT, raise_signal
from typing import Any

import numpy as np
import pytest

from sevenwonders_qt.ai.architects.training import TRAINABLE as OF_ARCHITECTS
from sevenwonders_qt.ai.arena import Challenge, challenge
from sevenwonders_qt.ai.brains import read_brain
from sevenwonders_qt.ai.network import read_weights
from sevenwonders_qt.ai.training.checkpoint import Checkpoint
from sevenwonders_qt.ai.training.classic import TRAINABLE
from sevenwonders_qt.ai.training.export import export, restore
from sevenwonders_qt.ai.training.layout import Layout, carry_over
from sevenwonders_qt.ai.training.model import Model, NetworkShape
from sevenwonders_qt.ai.training.run import (
    Training,
    TrainingError,
    TrainingPlan,
    uninterrupted,
)
from sevenwonders_qt.app.games import GAMES, finding, playable
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.game import Classic

THREE = Variant("classic", 3)
ARCHITECTS = Variant("architects", 2)
SHORT: dict[str, Any] = {"games": 12, "deal": 4, "reuse": 20}


class Stopped(Exception):
    """The training is ended from outside."""


class Stopping(Executor):
    """Plays in this process until so many tasks are done, then it is stopped."""

    def __init__(self, tasks: int) -> None:
        self._left = tasks

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self._left:
            self._left -= 1
            future.set_result(fn(*args, **kwargs))
        else:
            future.set_exception(Stopped())
        return future


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as found:
        yield found


def plan_in(folder: Path, **changes: Any) -> TrainingPlan:
    of_architects = changes.get("variants", ((THREE, 1.0),))[0][0].game == "architects"
    trainable = OF_ARCHITECTS if of_architects else TRAINABLE
    plan = TrainingPlan(
        ((THREE, 1.0),),
        trainable,
        folder / "tiny.net",
        games=32,
        cells=(16, 8),
        store=2000,
        find=playable,
    )
    return replace(plan, **{"deal": 8, "reuse": 80, **changes})


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory, executor: Executor) -> Training:
    """32 games of three, learned from."""
    training = Training(plan_in(tmp_path_factory.mktemp("trained"), provenance={"commit": "abc"}))
    training.run(executor, 1)
    return training


def test_the_error_falls_while_it_learns(trained: Training) -> None:
    steps = trained.steps
    assert steps >= 20
    *_, before, end = trained.history
    assert before["games"] < end["games"]
    assert (end["games"], end["steps"]) == (32, steps)
    store, model = trained._store, trained._saved.model
    batch = store.sample(model, 512, np.random.default_rng(1))
    untrained = Training(plan_in(trained.plan.out.parent, out=trained.plan.out.with_name("x.net")))

    def error(of: Model) -> float:
        sums = batch.inputs @ of.weights["w1"]
        off = of.rest(sums, batch.bucket.astype(np.int64))[:, :-1] - batch.targets[:, :-1]
        return float((off * off).mean())

    assert error(model) < 0.95 * error(untrained._saved.model)


def test_the_file_plays_and_names_what_made_it(trained: Training, executor: Executor) -> None:
    data = trained.plan.out.read_bytes()
    header, sizes, _ = read_weights(data)
    assert (sizes.first, sizes.second) == (16, 8)
    assert (header["games"], header["steps"]) == (32, trained.steps)
    assert {"kind", "schema", "layout", "scales", "seed", "variants", "minutes"} <= set(header)
    assert header["commit"] == "abc"
    found = challenge(
        Challenge(THREE, "tiny.net", "random", 3, networks={"tiny.net": data}), executor, 1
    )
    assert found["games"] == 3


def test_the_arena_table_stands_in_the_file(trained: Training, executor: Executor) -> None:
    training = Training(replace(trained.plan, table=3))
    training.tabulate(executor, 1)
    header, _, _ = read_weights(trained.plan.out.read_bytes())
    (row,) = header["arena"]
    assert (row["players"], row["others"], row["games"]) == (3, "rules", 3)
    assert {"win", "low", "high", "fair"} <= set(row)


def test_the_curves_are_a_picture(trained: Training) -> None:
    assert trained.plan.curves.read_bytes().startswith(b"\x89PNG")


def test_a_training_that_was_stopped_goes_on_with_its_lessons(
    tmp_path: Path, executor: Executor
) -> None:
    plan = plan_in(tmp_path)
    with pytest.raises(Stopped):
        Training(plan).run(Stopping(3), 1)
    lines: list[str] = []
    training = Training(plan, lines.append)
    assert (training.games, len(training._store)) == (24, 3)
    steps = training.steps
    weights = training._saved.model.weights["w1"].copy()
    moments = training._saved.adam.first["w1"]
    assert moments.any()
    training.run(executor, 1)
    assert lines[0] == f"going on after 24 games and {steps} steps"
    assert training.games == 32
    assert (training._saved.model.weights["w1"] != weights).any()
    with pytest.raises(TrainingError, match="trained to the end"):
        Training(plan).run(executor, 1)


def test_the_same_plan_gives_the_same_file(tmp_path: Path, executor: Executor) -> None:
    bodies = []
    for name in ("a.net", "b.net"):
        plan = plan_in(tmp_path, out=tmp_path / name, games=8, deal=4, store=1000)
        Training(plan).run(executor, 1)
        bodies.append(read_weights(plan.out.read_bytes())[2])
    assert bodies[0] == bodies[1]


@pytest.mark.parametrize("tasks", [1, 2])
def test_a_training_that_was_stopped_ends_in_the_same_file(
    tmp_path: Path, executor: Executor, tasks: int
) -> None:
    whole = plan_in(tmp_path, out=tmp_path / "whole.net", **SHORT)
    Training(whole).run(executor, 1)
    plan = plan_in(tmp_path, **SHORT)
    with pytest.raises(Stopped):
        Training(plan).run(Stopping(tasks), 1)
    Training(plan).run(executor, 1)
    assert read_weights(plan.out.read_bytes())[2] == read_weights(whole.out.read_bytes())[2]


def test_a_training_whose_power_failed_ends_in_the_same_file(
    tmp_path: Path, executor: Executor
) -> None:
    """Its checkpoint is older than its last lessons."""
    whole = plan_in(tmp_path, out=tmp_path / "whole.net", **SHORT)
    Training(whole).run(executor, 1)
    plan = plan_in(tmp_path, **SHORT)
    with pytest.raises(Stopped):
        Training(plan).run(Stopping(1), 1)
    earlier = plan.checkpoint.read_bytes()
    with pytest.raises(Stopped):
        Training(plan).run(Stopping(1), 1)
    later = sorted(path.name for path in plan.lessons.iterdir())
    plan.checkpoint.write_bytes(earlier)
    training = Training(plan)
    assert len(list(plan.lessons.iterdir())) < len(later)
    training.run(executor, 1)
    assert read_weights(plan.out.read_bytes())[2] == read_weights(whole.out.read_bytes())[2]


def test_ctrl_c_waits_until_what_was_learned_is_whole() -> None:
    done = []

    def learn() -> None:
        with uninterrupted():
            raise_signal(SIGINT)
            done.append(True)

    with pytest.raises(KeyboardInterrupt):
        learn()
    assert done


@pytest.mark.parametrize(
    ("change", "named"),
    [({"seed": 2}, "seed 1, not 2"), ({"cells": (8, 8)}, r"cells \[16, 8\], not \[8, 8\]")],
)
def test_a_checkpoint_of_another_training_is_not_gone_on_with(
    trained: Training, change: dict[str, Any], named: str
) -> None:
    with pytest.raises(TrainingError, match=named):
        Training(replace(trained.plan, **change))


@pytest.mark.parametrize("data", [b"", b"PK nothing", b"\0" * 500])
def test_a_damaged_checkpoint_is_named(tmp_path: Path, data: bytes) -> None:
    plan = plan_in(tmp_path)
    plan.checkpoint.write_bytes(data)
    with pytest.raises(TrainingError, match=r"checkpoint\.npz is damaged"):
        Training(plan)


def test_a_checkpoint_that_was_cut_off_is_named(trained: Training, tmp_path: Path) -> None:
    data, plan = trained.plan.checkpoint.read_bytes(), plan_in(tmp_path)
    for part in (len(data) // 2, len(data) - 100):
        plan.checkpoint.write_bytes(data[:part])
        with pytest.raises(TrainingError, match="damaged"):
            Training(plan)


def test_a_damaged_lesson_is_left_out(trained: Training) -> None:
    before = len(Training(trained.plan)._store)
    (path, *_) = sorted(trained.plan.lessons.glob("*.npz"))
    lesson = path.read_bytes()
    path.write_bytes(b"nothing")
    assert len(Training(trained.plan)._store) == before - 1
    assert not path.exists()
    path.write_bytes(lesson)


def test_a_player_file_without_a_checkpoint_is_not_overwritten(tmp_path: Path) -> None:
    plan = plan_in(tmp_path)
    plan.out.write_bytes(b"precious")
    with pytest.raises(TrainingError, match="name another --out"):
        Training(plan)
    assert plan.out.read_bytes() == b"precious"


def test_the_weights_of_a_checkpoint_are_read_by_the_model_alone(trained: Training) -> None:
    data = trained.plan.checkpoint.read_bytes()
    alone, whole = Model.from_bytes(data), Checkpoint.from_bytes(data)
    for name, weights in whole.model.weights.items():
        assert (alone.weights[name] == weights).all()


def test_what_the_file_holds_comes_back_as_weights() -> None:
    data = resource_path("ai", "classic.net").read_bytes()
    header, sizes, body = read_weights(data)
    again = read_weights(export(restore(sizes, body), sizes.rows, header))
    assert again[1:] == (sizes, body)


def test_all_weights_together_stay_small() -> None:
    files = [path for path in resource_path("ai").iterdir() if path.suffix == ".net"]
    assert len(files) == 4
    assert sum(path.stat().st_size for path in files) <= 600_000


@pytest.mark.parametrize("source", ["tiny.net", "tiny.net.checkpoint.npz"])
def test_a_training_can_begin_with_the_weights_of_another(
    trained: Training, tmp_path: Path, source: str
) -> None:
    lines: list[str] = []
    edifice = Variant("classic", 3, {"expansions": ["edifice"]})
    path = trained.plan.out.parent / source
    plan = plan_in(tmp_path, variants=((edifice, 1.0),), source=path)
    begun = Training(plan, lines.append)
    mine, theirs = begun._saved.model.weights, trained._saved.model.weights
    classic = TRAINABLE.layout(THREE)
    own = TRAINABLE.layout(edifice)
    here, there = own.inputs(), classic.inputs()
    for name in (("built", 3), ("points", "guild")):
        at, from_ = mine["w1"][here.index(name)], theirs["w1"][there.index(name)]
        assert at == pytest.approx(from_, abs=0.01)
    assert lines[0].startswith(f"{len(there)} of {len(here)} inputs from ")


def test_weights_of_other_sizes_are_no_beginning(trained: Training, tmp_path: Path) -> None:
    plan = plan_in(tmp_path, source=trained.plan.out, cells=(8, 8))
    with pytest.raises(TrainingError, match="hidden layers have other sizes"):
        Training(plan)
    rubbish = tmp_path / "rubbish.net"
    rubbish.write_bytes(b"no weights")
    with pytest.raises(TrainingError, match="not a file of weights"):
        Training(plan_in(tmp_path, source=rubbish))


def test_inputs_are_matched_by_block_and_outputs_by_category() -> None:
    of = Layout("x", {"hand": 2, "built": 1}, 1, 3, ("civil", "guild"))
    to = Layout("y", {"new": 2, "built": 1, "hand": 3}, 1, 3, ("debts", "civil", "guild"))
    source = Model.fresh(NetworkShape(of.rows, of.numbers, 4, 3, 2, len(of.outputs)), 1)
    target = Model.fresh(NetworkShape(to.rows, to.numbers, 4, 3, 2, len(to.outputs)), 2)
    assert carry_over(source, of, target, to) == 6
    theirs, ours = source.weights, target.weights
    assert (ours["w1"][2] == theirs["w1"][2]).all()  # built
    assert (ours["w1"][3:5] == theirs["w1"][:2]).all()  # hand
    assert (ours["w3"][:, :, 1:] == theirs["w3"]).all()
    assert not ours["w3"][:, :, 0].any()  # what nobody has learned yet says nothing
    points = [to.inputs().index(("points", name)) for name in to.categories]
    debts, civil, _ = (ours["w1"][place].copy() for place in points)
    assert (debts != civil).any()
    carry_over(source, of, target, to, "civil")
    assert (ours["w1"][points[0]] == civil).all()  # but its points are worth having at once


def test_a_layout_survives_its_json() -> None:
    layout = TRAINABLE.layout(THREE)
    again = Layout.from_json(json.loads(json.dumps(layout.as_json(), sort_keys=True)))
    assert (again, again.inputs()) == (layout, layout.inputs())
    assert len(layout.inputs()) == len(set(layout.inputs())) == layout.rows + layout.numbers


# Architects ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def architects(tmp_path_factory: pytest.TempPathFactory, executor: Executor) -> Training:
    """16 games of Architects for two, learned from."""
    folder = tmp_path_factory.mktemp("architects")
    training = Training(plan_in(folder, variants=((ARCHITECTS, 1.0),), games=16, table=4))
    training.run(executor, 1)
    return training


def test_the_file_of_an_architects_training_plays_architects(
    architects: Training, executor: Executor
) -> None:
    header, sizes, _ = read_weights(architects.plan.out.read_bytes())
    assert (header["kind"], header["games"], sizes.buckets) == ("architects", 16, 6)
    assert architects.steps > 20
    (row,) = architects.tabulate(executor, 1)
    assert (row["players"], row["others"], row["games"]) == (2, "rules", 4)


def test_the_first_games_of_architects_are_those_of_the_player_by_rules(
    architects: Training, tmp_path: Path
) -> None:
    trainable = OF_ARCHITECTS
    ways: list[Any] = []

    class Watching(Stopping):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            ways.append(fn)
            return super().submit(fn, *args, **kwargs)

    fresh = plan_in(tmp_path, variants=architects.plan.variants)
    with pytest.raises(Stopped):
        Training(fresh).run(Watching(1), 1)
    assert set(ways) == {trainable.guide}
    ways.clear()
    grown = replace(fresh, out=tmp_path / "grown.net", source=architects.plan.out)
    with pytest.raises(Stopped):
        Training(grown).run(Watching(1), 1)
    assert set(ways) == {trainable.play}


def test_a_training_plays_by_the_taste_of_the_player_that_it_trains(tmp_path: Path) -> None:
    policies = []

    class Watching(Stopping):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            policies.append(args[-1])
            return super().submit(fn, *args, **kwargs)

    for variant, kind in ((ARCHITECTS, "architects"), (Variant("classic", 2), "free_city")):
        plan = plan_in(tmp_path, variants=((variant, 1.0),), out=tmp_path / f"{kind}.net")
        with pytest.raises(Stopped):
            Training(plan).run(Watching(0), 1)
        taste = plan.trainable.taste(kind)
        assert {(p.rival, p.win) for p in policies} == {(taste.rival, taste.win)}
        policies.clear()


def test_one_network_is_trained_with_any_boxes_and_twice_the_same(
    tmp_path: Path, executor: Executor
) -> None:
    """Each deal is played with some of the boxes; the file says what it reads of all of them."""
    boxes = ("leaders", "cities")
    agreed = {"expansions": [*boxes], "edition": "second"}
    variant = Variant("classic", 3, agreed)
    trainable = replace(TRAINABLE, find=finding(GAMES)).mixed(variant)
    files = []
    for name in ("once", "twice"):
        (tmp_path / name).mkdir()
        plan = plan_in(tmp_path / name, variants=((variant, 1.0),), games=6, deal=2, reuse=8)
        plan = replace(plan, trainable=trainable, mixed=boxes)
        training = Training(plan)
        played = {tuple(training._variant(deal).agreed["expansions"]) for deal in range(20)}
        assert played == {(), ("leaders",), ("cities",), boxes}
        training.run(executor, 1)
        assert training.steps
        files.append(training.player(minutes=0))
    assert files[0] == files[1]
    header, _, _ = read_weights(files[0])
    assert (header["kind"], header["mixed"]) == ("classic-boxes", [*boxes])
    for some in ([], ["cities"], [*boxes]):
        game = finding(GAMES)(Variant("classic", 3, {"expansions": some}))
        assert isinstance(game, Classic)
        assert read_brain(game.rules, files[0]).network.sizes.rows == header["sizes"]["rows"]
