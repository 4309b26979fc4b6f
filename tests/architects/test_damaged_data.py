"""A damaged data file is refused with its name, the entry and the field, in one line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.catalogue import DataError, load_catalogue
from sevenwonders_qt.games.architects.effects import PointsForCopies

DATA = Path(__file__).parents[2] / "resources" / "data" / "architects"


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A folder of the data in which ``old`` in ``file`` reads ``new``."""
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def refusal(tmp_path: Path, file: str, old: str, new: str) -> str:
    """What the loader says when ``old`` in ``file`` reads ``new``."""
    with pytest.raises(DataError) as caught:
        load_catalogue(changed(tmp_path, file, old, new))
    message = str(caught.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("cards", 'colour = "grey"', 'colour = "pink"', "wood: colour: 'pink' is not one of"),
        ("cards", 'colour = "grey"', 'colour = "grey"\npoints = 2', "wood: points: unknown field"),
        ("cards", "points = 3", "points = 0", "blue3: points: 0 is not a whole number"),
        ("cards", "points = 3", "", "blue3: points: missing"),
        ("cards", "cat = true", "cat = false", "blue2cat: cat: may only be true"),
        ("cards", 'id = "stone"', 'id = "wood"', "wood: id: used twice"),
        ("cards", 'colour = "yellow"', 'colour = "grey"', "colour: 0 yellow cards, not 1"),
        ("cards", "[[card]]", "[[card]", "is not TOML: "),
        ("decks", "wood = 4", "wood = 5", "central: cards: 61 cards, not 60"),
        ("decks", "wood = 4", "gold = 4", "central: cards.gold: unknown card"),
        ("decks", "wood = 4", 'wood = "4"', "central: cards.wood: '4' is not a whole number"),
        ("decks", 'id = "giza"', 'id = "rome"', "rome: id: there is no wonder 'rome'"),
        ("wonders", "points = 4 }", "points = -1 }", "alexandria: stages[1].points: -1 is not"),
        ("wonders", "{ different = 2 }", "{ same = 2 }", "alexandria: stages[1].cost.different"),
        ("wonders", "different = 2 }", "different = 2, a = 1 }", "alexandria: stages[1].cost.a"),
        (
            "wonders",
            "different = 2 }",
            "different = 0 }",
            "alexandria: stages[1].cost.different: 0",
        ),
        (
            "wonders",
            "different = 2 }",
            "different = 6 }",
            "alexandria: stages[1].cost.different: 6",
        ),
        ("wonders", "rests_on = [1]", "rests_on = [2]", "alexandria: stages[2].rests_on: 2 is"),
        ("wonders", '{ take = "any" }', '{ take = "all" }', "alexandria: stages[2].effect.take"),
        ("wonders", '{ take = "any" }', "{ fly = 1 }", "alexandria: stages[2].effect.fly: unkn"),
        ("wonders", '{ take = "any" }', "{}", "alexandria: stages[2].effect.kind: unknown kind"),
        (
            "wonders",
            "    { cost = { different = 4 }, points = 7, rests_on = [4] },\n",
            "",
            "alexandria: stages: 4 stages, not 5",
        ),
        ("tokens", "copies = 2", "copies = 1", "copies: 14 tokens, not 15"),
        ("tokens", '["wood", "brick"]', '["wood", "gold"]', "urbanism: effect.extra_card: unkn"),
        ("tokens", "finished = 6", "won = 6", "decor: effect.points_for_wonder.finished: missing"),
        ("tokens", "double_coin = true", "double_coin = 2", "economy: effect.double_coin: may on"),
        ("tokens", "[4, 12]", "[12, 4]", "culture: effect.points_for_copies: [12, 4] does not"),
    ],
)
def test_damage_is_refused_by_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    said = refusal(tmp_path, f"{file}.toml", old, new)
    assert said.startswith(f"{file}.toml: {message}")


@pytest.mark.parametrize("count", [1, 5])
def test_a_stage_may_cost_from_one_resource_to_five(tmp_path: Path, count: int) -> None:
    folder = changed(tmp_path, "wonders.toml", "{ different = 2 }", f"{{ different = {count} }}")
    first = load_catalogue(folder).wonders["alexandria"].stages[0]
    assert first.cost.count == count


def test_a_number_goes_up_to_99(tmp_path: Path) -> None:
    folder = changed(tmp_path, "cards.toml", "points = 3", "points = 99")
    assert load_catalogue(folder).cards[CardId("blue3")].points == 99
    said = refusal(tmp_path / "more", "cards.toml", "points = 3", "points = 100")
    assert said == "cards.toml: blue3: points: 100 is not a whole number from 1 to 99"


def test_points_for_copies_go_up_to_99(tmp_path: Path) -> None:
    folder = changed(tmp_path, "tokens.toml", "[4, 12]", "[1, 99]")
    assert load_catalogue(folder).tokens["culture"].effect == PointsForCopies((1, 99))
    said = refusal(tmp_path / "more", "tokens.toml", "[4, 12]", "[4, 100]")
    assert said.startswith("tokens.toml: culture: effect.points_for_copies:")


def test_a_missing_deck_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    text = (DATA / "decks.toml").read_text(encoding="utf-8")
    last = text.rindex("[[deck]]")
    assert refusal(tmp_path, "decks.toml", text[last:], "") == "decks.toml: rhodes: missing"
    with pytest.raises(DataError, match="no such file"):
        load_catalogue(tmp_path / "nowhere")
