"""What the loader says of damaged card and board files: file, card and field, in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenwonders_qt.games.classic.catalogue import DataError, load_catalogue

DATA = Path(__file__).parents[2] / "resources" / "data" / "classic"
CARDS = DATA / "cards.toml"
BOARDS = DATA / "boards.toml"

TREE_FARM = """id = "tree_farm"
age = 1
colour = "brown"
copies = [6]
cost = { coins = 1 }
effects = [{ produce = ["wood", "clay"] }]"""

SIDE_NAMES = 'side_names = "letters"\n'

GIZA_A = """[board.sides.A]
resource = "stone"
"""


def refusal(tmp_path: Path, file: Path, old: str, new: str) -> str:
    """What the loader says when ``old`` in ``file`` reads ``new``."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    damaged = tmp_path / file.name
    damaged.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_catalogue(*(damaged if path == file else path for path in (CARDS, BOARDS)))
    message = str(caught.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("age = 1", "age = 1\ncolor = 3", "color: unknown field"),
        ("age = 1", "", "age: missing"),
        ("age = 1", "age = 4", "age: 4 is not a whole number from 1 to 3"),
        ("age = 1", "age = true", "age: True is not a whole number from 1 to 3"),
        ('"brown"', '"pink"', "colour: 'pink' is not one of brown, grey, blue, yellow, green"),
        ("copies = [6]", "", "copies: missing"),
        ("copies = [6]", "copies = 6", "copies: 6 is not a list"),
        ("copies = [6]", "copies = []", "copies: [] does not run from low to high"),
        ("copies = [6]", "copies = [6, 4]", "copies: [6, 4] does not run from low to high"),
        ("copies = [6]", "copies = [8]", "copies: 8 is not a whole number from 3 to 7"),
        ("coins = 1", "coins = 0", "cost.coins: 0 is not a whole number"),
        ("coins = 1", "coin = 1", "cost.coin: unknown field"),
        ("{ coins = 1 }", "1", "cost: 1 is not a table"),
        ("[6]", '[6]\nchains_to = ["mil"]', "chains_to: unknown card 'mil'"),
        ("[6]", '[6]\nchains_to = ["mine", "mine"]', "chains_to: names something twice"),
        ("[6]", '[6]\nname = ""', "name: '' is not a text"),
        ('effects = [{ produce = ["wood", "clay"] }]', "", "effects: missing"),
        ('{ produce = ["wood", "clay"] }', "", "effects: is empty"),
        ('{ produce = ["wood", "clay"] }', "{}", "effects[1].kind: unknown kind of effect"),
        ("produce =", "make =", "effects[1].make: unknown kind of effect"),
        ('["wood", "clay"]', "[]", "effects[1].produce: is empty"),
        ('"clay"]', '"mud"]', "effects[1].produce: 'mud' is not one of wood, stone"),
        ('"clay"] }', '"clay"], points = 1 }', "effects[1].points: unknown field"),
        ('produce = ["wood", "clay"]', "points = 0", "effects[1].points: 0 is not a whole"),
        ('produce = ["wood", "clay"]', 'power = "fly"', "effects[1].power: 'fly' is not one of"),
        (
            'produce = ["wood", "clay"]',
            'points_per = { points = 1, scope = "all" }',
            "effects[1].points_per.colours: missing",
        ),
        (
            'produce = ["wood", "clay"]',
            'coins_per = { coins = 1, stages = false, scope = "all" }',
            "effects[1].coins_per.stages: may only be true",
        ),
        (
            'produce = ["wood", "clay"]',
            'coins_per = { coins = 1, stages = true, scope = "world" }',
            "effects[1].coins_per.scope: 'world' is not one of self, neighbours, all",
        ),
        (
            'produce = ["wood", "clay"]',
            'trade_discount = { goods = "raw", neighbours = ["up"] }',
            "effects[1].trade_discount.neighbours: 'up' is not one of left, right",
        ),
    ],
)
def test_a_damaged_card_is_refused_by_file_card_and_field(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert old in TREE_FARM
    said = refusal(tmp_path, CARDS, TREE_FARM, TREE_FARM.replace(old, new, 1))
    assert said.startswith(f"cards.toml: tree_farm: {message}")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (GIZA_A, GIZA_A + "day = 1\n", "giza: sides.A.day: unknown field"),
        (GIZA_A, "[board.sides.A]\n", "giza: sides.A.resource: missing"),
        (
            GIZA_A,
            GIZA_A.replace("stone", "gold"),
            "giza: sides.A.resource: 'gold' is not one of wood",
        ),
        (
            "{ cost = { wood = 3 }, effects = [{ points = 5 }] }",
            "{ effects = [{ points = 5 }] }",
            "giza: sides.A.stages[2].cost: missing",
        ),
        ("{ points = 5 }", "{ point = 5 }", "giza: sides.A.stages[2].effects[1].point: unknown"),
        ('id = "rhodes"', 'id = "giza"', "giza: id: used twice"),
    ],
)
def test_a_damaged_board_is_refused_by_file_wonder_and_field(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert refusal(tmp_path, BOARDS, old, new).startswith(f"boards.toml: {message}")


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("", "side_names: missing"),
        ('side_names = "colours"\n', "side_names: 'colours' is not one of letters, day_night"),
        (SIDE_NAMES + "edition = 2\n", "edition: unknown field"),
    ],
)
def test_how_the_sides_are_called_must_be_told_and_nothing_else(
    tmp_path: Path, new: str, message: str
) -> None:
    assert refusal(tmp_path, BOARDS, SIDE_NAMES, new) == f"boards.toml: {message}"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "mine"', 'id = "clay_pit"', "clay_pit: id: used twice"),
        ('id = "lumber_yard"', "", "card 1: id: missing"),
        ('id = "lumber_yard"', "id = 5", "card 1: id: 5 is not a text"),
        ("copies = [6]", "copies = [7]", "deck of Age 1 for 6 players: copies: 41 cards, not 42"),
        ('"purple"', '"blue"\ncopies = [3]', "guilds: colour: 9 purple cards, not 10"),
        ('"purple"', '"purple"\ncopies = [3]', "workers_guild: copies: unknown field"),
        ("# Age I, brown", "title = 3", "title: unknown field"),
        ("[[card]]", "[[cards]]", "cards: unknown field"),
        ("[[card]]", "[[card]", "is not TOML: Expected"),
    ],
)
def test_a_damaged_card_file_is_refused_in_one_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert refusal(tmp_path, CARDS, old, new).startswith(f"cards.toml: {message}")


def test_a_missing_file_and_one_that_is_no_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"^gone\.toml: no such file"):
        load_catalogue(tmp_path / "gone.toml", BOARDS)
    binary = tmp_path / "boards.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match=r"^boards\.toml: is not TOML: "):
        load_catalogue(CARDS, binary)
