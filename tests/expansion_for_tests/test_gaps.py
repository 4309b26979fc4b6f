"""A box with a part missing is refused when it is put together, with the name of the part."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.ai.gaps import player_gaps
from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.app.boxes import BOXES, ExpansionBox, box_of, use_words
from sevenwonders_qt.app.check_doors import check_doors, gaps
from sevenwonders_qt.app.check_resources import Broken
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.gap import Incomplete
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.catalogue import Cards
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.effects import Effect, Piece
from sevenwonders_qt.games.classic.evolve import lay_piece
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.gaps import BASE, module_gaps, rule_gaps
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import RuleModule, Ruleset
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.boxes import pieces_by_icon, plan_words
from sevenwonders_qt.models.classic.gaps import word_gaps
from sevenwonders_qt.models.shown.article import Article
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.words.box_words import PieceBeside, WayWords
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.log import sentence
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.box import ALL_BOXES, TEST_BOX
from tests.expansion_for_tests.players import PLAYERS
from tests.expansion_for_tests.table import TABLE
from tests.expansion_for_tests.words import WORDS, card_name


@dataclass(frozen=True, slots=True)
class Diplomacy(Effect):
    """An effect that nothing knows."""


@record
class PeaceMade(Event):
    """An event that nothing knows."""


@record
class Dove(Piece):
    """A piece with an effect that nothing knows."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        return (Diplomacy(),)


def without(table: Mapping[Any, Any], key: object) -> dict[Any, Any]:
    return {other: value for other, value in table.items() if other is not key}


def played_with(module: RuleModule, cards: Cards = box.CARDS) -> Classic:
    """The base game with the box for tests, with another rule module or other cards in it."""
    expansion = replace(box.load(), modules=(module,), cards=dict.fromkeys(Edition, cards))
    return Box({box.NAME: lambda: expansion}).classic(Options(expansions=(box.NAME,)), 4)


def fault(module: RuleModule, cards: Cards = box.CARDS) -> str:
    """The sentence with which the box is refused."""
    with pytest.raises(Incomplete) as refused:
        played_with(module, cards)
    return str(refused.value)


def test_the_games_and_boxes_of_the_program_have_no_gaps_in_their_rules() -> None:
    assert [*module_gaps(BASE)] == []
    for edition in Edition:
        for expansions in ((), ("edifice",)):
            options = Options(edition, expansions=expansions, extra_wonders=("carthage",))
            assert [*rule_gaps(Box().classic(options, 4).rules)] == []


def test_an_effect_of_a_card_that_no_rule_module_knows_is_refused() -> None:
    first = box.BLACK_CARDS[0]
    cards = {**box.CARDS.cards, first.id: replace(first, effects=(Diplomacy(),))}
    assert fault(box.RULES, replace(box.CARDS, cards=cards)) == (
        f"effect Diplomacy of card {first.id} has no rule"
        " in acquire, incomes, times or looks_for of a RuleModule"
    )


def test_an_effect_of_a_piece_that_no_rule_module_knows_is_refused() -> None:
    strange = replace(box.RULES, pieces=(*box.RULES.pieces, Dove()))
    assert fault(strange).startswith("effect Diplomacy of Dove of box 'test_box' has no rule in ")


@pytest.mark.parametrize("table", ["evolvers", "redactions"])
def test_an_event_without_an_evolver_or_a_redaction_is_refused(table: str) -> None:
    broken = replace(box.RULES, **{table: without(getattr(box.RULES, table), box.WallBuilt)})
    lacks = table.removesuffix("s")
    assert fault(broken) == (
        f"event WallBuilt of box 'test_box' has no {lacks} in RuleModule.{table}"
    )


@pytest.mark.parametrize("table", ["evolvers", "redactions", "checks", "outcomes"])
def test_a_table_for_an_event_that_is_not_declared_is_refused(table: str) -> None:
    more = {**getattr(box.RULES, table), PeaceMade: lambda *_: True}
    assert fault(replace(box.RULES, **{table: more})) == (
        "event PeaceMade of box 'test_box' has no entry in RuleModule.events"
    )


def test_a_prompt_without_commands_is_refused() -> None:
    tolls = replace(box.RULES.answers[box.TOLL], commands=())
    broken = replace(box.RULES, answers={**box.RULES.answers, box.TOLL: tolls})
    assert fault(broken) == ("prompt 'toll' of box 'test_box' has no command in Answering.commands")


def test_a_memory_that_no_seat_can_see_says_so() -> None:
    assert fault(replace(box.RULES, view=None)) == (
        "the memory of box 'test_box' has no view (or `unseen`) in RuleModule.view"
    )


def test_a_refusal_names_every_gap() -> None:
    broken = replace(box.RULES, view=None, events=(*box.EVENTS, PeaceMade))
    with pytest.raises(Incomplete) as refused:
        played_with(broken)
    assert [str(gap).split(" has no ")[1].split()[0] for gap in refused.value.gaps] == [
        "evolver", "redaction", "view",
    ]  # fmt: skip


def test_a_piece_that_is_not_declared_cannot_be_laid() -> None:
    game = played_with(box.RULES)
    state = game.empty()
    game.open(state, Setup.random(4), SeededChance(1))
    with pytest.raises(LookupError, match="no rule module of this match lays Doves"):
        lay_piece(state, 0, Dove())


def words_fault(rules: RuleModule = box.RULES, **changes: Any) -> list[str]:
    """The gaps that remain in the words of the box for tests after these changes to them."""
    words = replace(WORDS, **changes)
    use_words({**BOXES, box.NAME: replace(TEST_BOX, words=lambda: words)}, GAMES)
    return [str(gap) for gap in word_gaps(played_with(rules).rules)]


def test_the_games_and_boxes_of_the_program_have_no_gaps_in_their_words() -> None:
    use_words(ALL_BOXES, GAMES)
    found = box_of(ALL_BOXES)
    for edition in Edition:
        for expansions in ((), ("edifice",), (box.NAME,), ("edifice", box.NAME)):
            game = found.classic(Options(edition, expansions=expansions), 4)
            assert [*word_gaps(game.rules)] == []
    assert [*word_gaps(found.classic(Options(extra_wonders=("carthage",)), 2).rules)] == []


def test_a_box_without_words_is_a_gap() -> None:
    use_words(BOXES, GAMES)
    gaps = [str(gap) for gap in word_gaps(played_with(box.RULES).rules)]
    assert gaps[0] == "box 'test_box' has no words in the list of boxes"


def test_a_box_that_can_be_chosen_without_words_to_be_chosen_by_is_a_gap() -> None:
    assert words_fault(set_up=None) == [
        "box 'test_box' has no words to be chosen by in Words.set_up"
    ]


@pytest.mark.parametrize(
    ("table", "key", "gap"),
    [
        ("events", box.WallBuilt, "event WallBuilt of box 'test_box' has no line of the log"),
        ("plans", box.PayToll, "command PayToll of box 'test_box' has no words"),
        ("marks", box.Debt, "piece Debt of box 'test_box' has no picture"),
        ("links", box.TOLL, "prompt 'toll' of box 'test_box' has no rule"),
        ("options", box.WALL, "option 'wall' of box 'test_box' has no words"),
        ("paints", "onyx", "colour onyx of box 'test_box' has no name"),
        ("kinds", "debts", "'debts', counted by the effect CoinsPer of 7 Wonders, has no words"),
    ],
)
def test_a_table_of_the_words_that_leaves_a_thing_out_is_a_gap(
    table: str, key: object, gap: str
) -> None:
    left = {other: entry for other, entry in getattr(WORDS, table).items() if other != key}
    assert words_fault(**{table: left}) == [f"{gap} in Words.{table}"]


def test_an_effect_without_words_lacks_a_sentence_pictures_and_a_rule() -> None:
    effect, place = "effect Toll of box 'test_box'", "Words.effects"
    assert words_fault(effects=without(WORDS.effects, box.Toll)) == [
        f"{effect} has no sentence in {place}",
        f"{effect} has no picture in {place}",
        f"{effect} has no rule of the rulebook in {place}",
    ]


@pytest.mark.parametrize(
    ("lacking", "lacks"),
    [
        ({"sentence": lambda _: ""}, "sentence"),
        ({"icons": lambda _: ()}, "picture"),
        ({"rule": "no rule"}, "rule of the rulebook"),
    ],
)
def test_an_empty_part_of_the_words_of_an_effect_is_a_gap(
    lacking: dict[str, Any], lacks: str
) -> None:
    toll = replace(WORDS.effects[box.Toll], **lacking)
    assert words_fault(effects={**WORDS.effects, box.Toll: toll}) == [
        f"effect Toll of box 'test_box' has no {lacks} in Words.effects"
    ]


def test_a_row_of_the_score_sheet_a_way_to_build_a_card_and_a_view_need_words() -> None:
    assert words_fault(rows=WORDS.rows[:-1]) == [
        "score row 'loan' of box 'test_box' has no title in Words.rows"
    ]
    strange = replace(box.RULES, ways={Way("magic"): lambda state, seat, card: False})
    assert words_fault(strange) == [
        "way to build 'magic' of box 'test_box' has no words in Words.ways"
    ]
    magic = WayWords(lambda: "by magic", lambda: "magic", "no rule")
    assert words_fault(strange, ways={"magic": magic}) == [
        "way to build 'magic' of box 'test_box' has no rule in Words.ways"
    ]
    named = words_fault(cards=lambda card: None if card == box.GUILD.id else card_name(card))
    assert named == ["card masks_guild has no name in Words.cards or models/words/names.py"]
    assert words_fault(model=None) == [
        "the view of box 'test_box' has no value for the table in Words.model"
    ]


def test_a_look_up_that_finds_no_words_says_of_what() -> None:
    use_words(BOXES, GAMES)
    with pytest.raises(LookupError, match="words for the effect Diplomacy"):
        effect_sentences([Diplomacy()])
    with pytest.raises(LookupError, match="words for the effect Diplomacy"):
        tokens([Diplomacy()])
    with pytest.raises(LookupError, match="a line for the event PeaceMade"):
        sentence(PeaceMade(), (), 0)
    with pytest.raises(LookupError, match="a mark for a Dove"):
        pieces_by_icon([Dove()], PieceBeside.COINS)
    with pytest.raises(LookupError, match="a plan for a PayToll"):
        plan_words(box.PayToll(0, coin=True))


# Computer players, pictures and the table ------------------------------------------------------


def players_fault(**changes: Any) -> list[str]:
    """The gaps in what computer players know of the box for tests after these changes."""
    parts = replace(PLAYERS, **changes)
    boxes = {**BOXES, box.NAME: replace(TEST_BOX, players=lambda: parts)}
    game = box_of(boxes).classic(Options(expansions=(box.NAME,)), 4)
    return [str(gap) for gap in player_gaps(game.rules)]


def test_computer_players_value_what_a_box_brings_or_say_that_they_do_not() -> None:
    assert players_fault() == []
    assert players_fault(features=None) == []
    known = tuple(kind for kind in PLAYERS.judges if kind is not box.Toll)
    assert players_fault(judges=known) == [
        "effect Toll of box 'test_box' has no worth in PlayerParts.judges"
    ]
    assert players_fault(extra=None) == [
        "the memory of box 'test_box' has no form for computer players in PlayerParts.extra"
    ]
    assert players_fault(appraiser=None) == [
        f"{thing} of box 'test_box' has no worth in PlayerParts.appraiser"
        for thing in (
            *(f"option {option!r}" for option in box.RULES.options),
            *(f"prompt {prompt!r}" for prompt in box.RULES.answers),
        )
    ]


def test_the_parts_of_a_player_that_a_box_lacks_have_to_be_named() -> None:
    with pytest.raises(TypeError, match="features"):
        PlayerParts(extra=None, appraiser=None)  # type: ignore[call-arg]


def all_gaps(boxes: Mapping[str, ExpansionBox], **changes: Any) -> list[str]:
    """Every gap of the program with these boxes, that of the tests changed."""
    changed = {**boxes, box.NAME: replace(boxes[box.NAME], **changes)}
    return [*dict.fromkeys(str(gap) for gap in gaps(GAMES, changed))]


@pytest.mark.usefixtures("qapp")
def test_the_program_with_the_box_for_tests_has_no_gaps(boxes: Mapping[str, ExpansionBox]) -> None:
    assert all_gaps(boxes) == []
    assert check_doors(GAMES, boxes).startswith("no gaps in ")


@pytest.mark.usefixtures("qapp")
def test_a_check_of_the_doors_names_the_gaps_of_a_box_that_is_refused(
    boxes: Mapping[str, ExpansionBox],
) -> None:
    refused = replace(box.load(), modules=(replace(box.RULES, view=None),))
    assert all_gaps(boxes, rules=lambda: refused) == [
        "the memory of box 'test_box' has no view (or `unseen`) in RuleModule.view"
    ]


@pytest.mark.usefixtures("qapp")
def test_an_entry_without_a_name_is_a_gap_and_what_else_lacks_words_is_named_before(
    boxes: Mapping[str, ExpansionBox],
) -> None:
    def nameless(rules: Ruleset) -> Iterator[Article]:
        raise KeyError("bath_house")

    words = replace(WORDS, articles=nameless)
    assert all_gaps(boxes, words=lambda: words) == [
        "entry 'bath_house' of box 'test_box' has no name in Words.articles"
    ]
    found = all_gaps(boxes, words=lambda: replace(words, effects={}))
    assert found
    assert all(gap.startswith(("effect ", "entry ")) for gap in found)


@pytest.mark.usefixtures("qapp")
def test_what_lies_on_the_table_is_drawn_and_asked(boxes: Mapping[str, ExpansionBox]) -> None:
    table = replace(TABLE, prompts=without(TABLE.prompts, box.TOLL), articles={})
    assert all_gaps(boxes, table=lambda: table) == [
        "prompt 'toll' of box 'test_box' has no overlay that asks in TableParts.prompts or at_hand",
        "entry recruit of box 'test_box' has no picture in TableParts.articles",
    ]


@pytest.mark.usefixtures("qapp")
def test_a_card_and_an_icon_without_a_drawing_are_gaps(
    boxes: Mapping[str, ExpansionBox], tmp_path: Path
) -> None:
    art = boxes[box.NAME].art
    assert art is not None
    shutil.copytree(art, tmp_path / "art")
    (tmp_path / "art" / "scenes" / "masks_guild.svg").unlink()
    (tmp_path / "art" / "icons" / "badge_onyx.svg").unlink()
    assert all_gaps(boxes, art=tmp_path / "art") == [
        "card masks_guild has no drawing masks_guild.svg in the folder scenes",
        "colour onyx of box 'test_box' has no drawing badge_onyx.svg in the folder icons",
    ]


@pytest.mark.usefixtures("qapp")
def test_a_way_to_build_without_a_drawing_is_a_gap(boxes: Mapping[str, ExpansionBox]) -> None:
    magic = replace(box.RULES, ways={Way("magic"): lambda state, seat, card: False})
    wand = WayWords(lambda: "by magic", lambda: "magic", "power_free", "wand")
    changed = {
        "rules": lambda: replace(box.load(), modules=(magic,)),
        "words": lambda: replace(WORDS, ways={"magic": wand}),
    }
    assert all_gaps(boxes, **changed) == [
        "way to build 'magic' of box 'test_box' has no drawing wand.svg in the folder icons"
    ]


@pytest.mark.usefixtures("qapp")
def test_a_check_of_the_doors_fails_with_the_first_gaps(boxes: Mapping[str, ExpansionBox]) -> None:
    words = replace(WORDS, plans={}, marks={}, options={})
    broken = {**boxes, box.NAME: replace(boxes[box.NAME], words=lambda: words)}
    with pytest.raises(Broken, match=r"no words in Words\.plans; .*; and [0-9]+ more"):
        check_doors(GAMES, broken)
