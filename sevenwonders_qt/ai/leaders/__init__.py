"""The computer players' knowledge of the Leaders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from sevenwonders_qt.ai.leaders.appraiser import JUDGED, LeadersOutlook, play_of
from sevenwonders_qt.ai.leaders.features import LeadersFeatures, words
from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.events import HIDDEN
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.commands import Copy, KeepLeader, RecruitMore, UseLeader
from sevenwonders_qt.games.leaders.module import use_leaders
from sevenwonders_qt.games.leaders.state import Hands, hands_of
from sevenwonders_qt.games.leaders.view import LeadersView


def _hands(view: LeadersView | None) -> Hands:
    """Return the hands as a view shows them: those of others are hidden."""
    if view is None:
        return Hands()
    seats = range(len(view.held))
    laid = [] if view.choice is None else [view.choice.card]
    picked = [] if view.picked is None else [view.picked]
    own = [*view.hand, *laid, *picked]
    held = [[HIDDEN] * number for number in view.held]
    none: list[list[CardId]] = [[] for _ in seats]
    hands, kept = (none, held) if view.row else (held, none)
    hands[view.seat], kept[view.seat] = own, list(view.kept)
    return Hands(
        hands=hands,
        kept=kept,
        picked=[None] * len(seats),
        row=view.row,
        choices=[None] * len(seats),
        used=list(view.used),
        pile=(HIDDEN,) * view.pile,
    )


def _deal(state: State, random: Random) -> None:
    """Deal leaders that are not seen anywhere in the place of the hidden ones."""
    found = hands_of(state)
    seen = {piece.person for city in state.cities for piece in city.pieces}
    seen.update(found.row, *found.hands, *found.kept)
    unseen = [leader for leader in leaders_of(state.rules).pile if leader not in seen]
    unseen.sort(key=lambda leader: random.random())

    def filled(leaders: Iterable[CardId]) -> list[CardId]:
        return [unseen.pop() if leader == HIDDEN else leader for leader in leaders]

    found.hands, found.kept = list(map(filled, found.hands)), list(map(filled, found.kept))
    found.pile = tuple(filled(found.pile))


def _brings(rules: Ruleset, command: Command) -> Sequence[Effect]:
    """Return the effects of the leader that a command keeps, recruits or copies."""
    match command:
        case KeepLeader(leader=leader) | RecruitMore(leader=leader) | Copy(leader=leader):
            return () if leader is None else leaders_of(rules).all[leader].effects
        case UseLeader(play=play) if play.use is Use.BUILD:
            return leaders_of(rules).all[play.card].effects
    return ()


def _follow(transaction: Transaction[State], command: Command) -> None:
    if isinstance(command, UseLeader):
        state = transaction.state
        hands = hands_of(state)
        hands.pile = (HIDDEN,) * len(hands.pile)  # a stage draws what is not known before
        state.prompts = [None] * len(state.prompts)  # nothing waits for the others
        laid = enumerate(hands.choices)  # the seat does not know yet that of others
        hands.choices = [choice if seat == command.seat else None for seat, choice in laid]
        use_leaders(transaction)


PLAYERS = PlayerParts(
    extra=_hands,
    appraiser=LeadersOutlook,
    features=LeadersFeatures,
    words=words,
    deal=_deal,
    judges=JUDGED,
    play_of=play_of,
    brings=_brings,
    follow=_follow,
)
