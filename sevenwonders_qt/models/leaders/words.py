"""All texts of Leaders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.leaders.catalogue import (
    BURYING_OPTIONAL,
    COMING,
    GUILDS,
    NAME,
    OWN_PILE,
    PILE,
    SIZE,
    Coming,
    Guilds,
    Part,
    Pile,
)
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.games.leaders.events import (
    LeaderChosen,
    LeaderKept,
    LeaderRecruited,
    LeadersAsked,
    LeadersDealt,
    LeaderTaken,
    LeaderTakenBack,
)
from sevenwonders_qt.games.leaders.module import FREE_COLOUR, FREE_ONCE
from sevenwonders_qt.games.leaders.pieces import Buried, Copied, Recruited
from sevenwonders_qt.games.leaders.scoring import LeaderCategory
from sevenwonders_qt.models.leaders.cards import LEADER, all_leaders, leader_card, price_by_age
from sevenwonders_qt.models.leaders.court import HAND, court_for, part_name
from sevenwonders_qt.models.leaders.effects import EFFECTS, KINDS
from sevenwonders_qt.models.leaders.names import name_of, short_name_of
from sevenwonders_qt.models.leaders.sentences import (
    EVENTS,
    PLANS,
    coins_of,
    kept_words,
    line_words,
    pieces_words,
    recruited_words,
    taken_words,
)
from sevenwonders_qt.models.leaders.step import before, hand, held, moment
from sevenwonders_qt.models.shown.story import Between
from sevenwonders_qt.models.words.advice_file import shipped_advice
from sevenwonders_qt.models.words.box_words import (
    ChoiceWords,
    Listable,
    ListWords,
    Note,
    PaintWords,
    ScoreRow,
    SetUpWords,
    SymbolWords,
    WayWords,
    Words,
    no_mark,
)
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.first_tips import shipped_tips
from sevenwonders_qt.models.words.rules.rule import shipped_chapter
from sevenwonders_qt.models.words.terms import card_name

if TYPE_CHECKING:
    from sevenwonders_qt.models.shown.article import Article

translate = QCoreApplication.translate


def _articles(rules: Ruleset) -> Iterator[Article]:
    from sevenwonders_qt.models.leaders.articles import articles

    return articles(rules)


def _entries(options: Options) -> list[Listable]:
    """Return the leaders that an own pile may have, with their effects."""
    return [
        Listable(
            leader.id, card_name(leader.id), " ".join(effect_sentences(leader.effects)), leader.id
        )
        for leader in all_leaders().values()
        if leader.part is not Part.CITIES
    ]


def _burying() -> Note:
    return Note(
        translate("NewGame", "Abu Simbel: burying is optional"),
        translate(
            "NewGame",
            "With Leaders: Abu Simbel may build such a stage and keep all its leaders. "
            "Default: off",
        ),
    )


_CHOICES: Final = {
    PILE: ChoiceWords(
        lambda: translate("NewGame", "Leaders in the pile"),
        lambda: translate(
            "NewGame",
            "Standard leaders are easy to begin with; expert ones ask for more planning. The first "
            "edition had 36 leaders.",
        ),
        {
            Pile.STANDARD_EXPERT: lambda: translate("NewGame", "standard and expert"),
            Pile.STANDARD: lambda: translate("NewGame", "standard", "leaders"),
            Pile.FIRST_EDITION: lambda: translate("NewGame", "first edition", "leaders"),
            Pile.OWN: lambda: translate("NewGame", "an own choice", "leaders"),
        },
        {
            Pile.OWN: ListWords(
                OWN_PILE,
                lambda: translate("NewGame", "Allowed leaders"),
                lambda players: translate(
                    "NewGame", "Each player gets four: %n leader(s) at least.", None, 4 * players
                ),
                lambda players: 4 * players,
                _entries,
            )
        },
    ),
    GUILDS: ChoiceWords(
        lambda: translate("NewGame", "Guilds of Leaders"),
        lambda: translate(
            "NewGame", "Four more guilds, which came with Leaders in its first edition."
        ),
        {
            Guilds.BY_EDITION: lambda: translate("NewGame", "in the first edition"),
            Guilds.ALL: lambda: translate("NewGame", "always", "guilds of Leaders are in"),
            Guilds.NONE: lambda: translate("NewGame", "never", "guilds of Leaders are in"),
        },
    ),
    COMING: ChoiceWords(
        lambda: translate("NewGame", "How leaders are given out"),
        lambda: translate(
            "NewGame",
            "Drafted: everybody keeps one of four and passes the others on, until all have four. "
            "Dealt: everybody keeps the four leaders dealt at random, which is quicker. "
            "In turn: four leaders are face up; one player after another takes one of them, and "
            "another comes in its place.",
        ),
        {
            Coming.DRAFTED: lambda: translate("NewGame", "drafted", "leaders"),
            Coming.DEALT: lambda: translate("NewGame", "dealt at random", "leaders"),
            Coming.IN_TURNS: lambda: translate("NewGame", "taken in turn", "leaders"),
        },
    ),
}


_SYMBOLS: Final = {
    "most": SymbolWords(
        lambda: translate("Score", "more of the most frequent"),
        lambda: translate("Score", "Leaders, cards and islands that give one"),
    ),
    "swap": SymbolWords(
        lambda: translate("Score", "Aganice"),
        lambda: translate("Score", "turns one symbol into another"),
    ),
    "bonus": SymbolWords(
        lambda: translate("Score", "Aristotle"),
        lambda: translate("Score", "each set counts 3 more, here and not under Leaders"),
    ),
}
"""The entries of the score pad, by the names that it has for them."""


def _legend() -> tuple[str, Sequence[tuple[tuple[str, ...], str]]]:
    return translate("Leaders", "Leaders"), (
        (("leader",), translate("Leaders", "A leader, recruited for coins before an Age")),
        (("recruit",), translate("Leaders", "One more leader may be recruited")),
        (("leaders_free", "leader_cost"), translate("Leaders", "Leaders are free, or cost less")),
        (("bury",), translate("Leaders", "A leader is buried for twice its cost in points")),
        (("more_than",), translate("Leaders", "More of it than each neighbour")),
        (("pair",), translate("Leaders", "Each pair of equal victory tokens")),
        (("token_take",), translate("Leaders", "The other players put back a victory token")),
        (("defeat_away",), translate("Leaders", "Your defeat goes to the winner")),
    )


def _paint() -> PaintWords:
    return PaintWords(
        name=lambda: translate("Leaders", "White"),
        paint=lambda: translate("Leaders", "white"),
        kind=lambda: translate("Leaders", "Leaders"),
        shade="#f2e8d0",
        ink="#dcc79a",
        pattern="laurel",
        person=lambda: translate("Leaders", "leader"),
    )


WORDS = Words(
    NAME,
    title=lambda: translate("NewGame", "Leaders"),
    note=lambda: translate("NewGame", "famous people for each city, plus Rome and Abu Simbel"),
    for_whom=lambda: translate("Message", "Leaders is for 2 to 7 players."),
    changes=lambda: translate(
        "NewGame",
        "Everybody starts with 6 coins and chooses four leaders before the first turn. Before each "
        "Age you use one of them: you recruit it for coins, build a stage with it, or discard it "
        "for 3 coins. Rome and Abu Simbel join the wonders.",
    ),
    set_up=SetUpWords(
        adds=lambda: translate("Boxes", "Before each Age somebody from history joins your city."),
        things=lambda: translate("Boxes", "%n leader(s)", None, SIZE),
        # Three picks and three steps beside 18 turns, and effects that are new to read: a third.
        minutes=10,
        difficulty=3,
    ),
    game="7 Wonders Leaders",
    house_rules={BURYING_OPTIONAL: _burying},
    choices=_CHOICES,
    cards=name_of,
    short_cards=short_name_of,
    effects=EFFECTS,
    events=EVENTS,
    deeds=(LeaderRecruited,),
    timeline={
        LeaderKept: lambda event: (event.seat, "leader", kept_words),
        LeaderTaken: lambda event: (event.seat, "leader", partial(taken_words, event.leader)),
        LeaderRecruited: lambda event: (
            event.seat,
            "recruit",
            partial(recruited_words, event.leader),
        ),
    },
    columns={
        LeadersDealt: lambda _: Between(
            0, "leaders", lambda: translate("Leaders", "The draft of leaders")
        ),
        LeadersAsked: lambda event: Between(event.age, "leader", partial(before, event.age)),
    },
    coins=coins_of,
    pieces=pieces_words,
    marks=dict.fromkeys((Recruited, Copied, Buried), no_mark),
    plans=PLANS,
    rows=(
        ScoreRow(
            LeaderCategory.LEADERS,
            lambda: translate("Score", "Leaders"),
            "leader",
            "gold_deep",
            lambda: translate("Score", "recruited, and what they count"),
            aliases=lambda: translate("Score", "leader, leaders, white"),
        ),
    ),
    symbols=_SYMBOLS,
    line=line_words,
    legend=_legend,
    paints={LEADER: _paint()},
    kinds=KINDS,
    ways={
        FREE_COLOUR: WayWords(
            lambda: translate("Leaders", "thanks to a leader"),
            lambda: translate("Leaders", "a leader"),
            "leaders_savings",
            "free_colour",
        ),
        FREE_ONCE: WayWords(
            lambda: translate("Leaders", "once per Age, thanks to a leader"),
            lambda: translate("Leaders", "a leader"),
            "leaders_savings",
        ),
    },
    chapter=lambda: shipped_chapter(NAME),
    links={
        LeaderPrompt.DRAFT: "leaders_draft",
        LeaderPrompt.USE: "leaders_step",
        LeaderPrompt.RECRUIT_MORE: "roma",
        LeaderPrompt.BURY: "abu_simbel",
        LeaderPrompt.COPY: "leaders_guilds",
        LeaderPrompt.LOSE_VICTORY: "leaders_war",
        "no_such_leader": "leaders",
        "no_such_token": "leaders_war",
    },
    articles=_articles,
    advice=lambda: shipped_advice(NAME),
    first_tips=lambda: shipped_tips(NAME),
    card=leader_card,
    prices=price_by_age,
    shows={HAND: ("R", lambda: translate("Keys", "The leaders in your hand"))},
    plays=lambda event: (event.seat, event.leader) if isinstance(event, LeaderRecruited) else None,
    held=held,
    choices_of={LeaderChosen: True, LeaderTakenBack: False},
    news=lambda event: (
        (event.seat, part_name(event.leader)) if isinstance(event, LeaderRecruited) else None
    ),
    hand=hand,
    moment=moment,
    model=court_for,
)
