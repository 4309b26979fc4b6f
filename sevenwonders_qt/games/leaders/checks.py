"""Checks of stored events about leaders that can be folded, whatever rules led to them."""

from __future__ import annotations

from collections.abc import Mapping

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import BUILD, BY_COST, STAGE
from sevenwonders_qt.games.classic.ruleset import Check, State
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.games.leaders.state import hands_of

MOST = 99
"""Points and coins of one event; no game comes near it."""

_HAND_PROMPTS = {LeaderPrompt.DRAFT, LeaderPrompt.USE}


def hands_fit(state: State) -> bool:
    """Return whether leaders were dealt, and every seat has what it is asked about."""
    found = hands_of(state)
    if len(found.hands) != len(state.cities):
        return False
    sizes = {len(found.hands[seat]) for seat in range(state.players)}
    drafting = LeaderPrompt.DRAFT in state.prompts
    if drafting and (len(sizes) > 1 or any(found.choices)):
        return False
    for seat, prompt in enumerate(state.prompts):
        picked, choice = found.picked[seat], found.choices[seat]
        if prompt in _HAND_PROMPTS and (picked is not None or choice is not None):
            return False
        if picked is not None and (not drafting or picked not in found.hands[seat]):
            return False
        if choice is not None and (
            not state.coming
            or choice.card not in found.hands[seat]
            or classic.paid(choice) > state.cities[seat].coins
        ):
            return False
    return True


def _known(state: State, *leaders: CardId) -> bool:
    return {*leaders} <= leaders_of(state.rules).all.keys()


def _dealt(state: State, event: ev.LeadersDealt) -> bool:
    dealt = [*(leader for hand in event.hands for leader in hand), *event.pile]
    return (
        not hands_of(state).hands
        and len(event.hands) == state.players
        and len({*dealt}) == len(dealt)
        and {*dealt} <= {*leaders_of(state.rules).pile}
    )


def _returned(state: State, event: ev.CoinsReturned) -> bool:
    return 0 <= event.coins <= state.cities[event.seat].coins


def _asked(state: State, event: Event) -> bool:
    return bool(hands_of(state).hands) and not any(state.prompts)


def _kept(state: State, event: ev.LeaderKept) -> bool:
    asked = state.prompts[event.seat] == LeaderPrompt.DRAFT
    return asked and event.leader in hands_of(state).hands[event.seat]


def _row_laid(state: State, event: ev.RowLaid) -> bool:
    found = hands_of(state)
    top = found.pile[: len(event.leaders)]
    return _asked(state, event) and not found.row and bool(top) and event.leaders == top


def _turn_to_take(state: State, event: ev.TurnToTake) -> bool:
    return _asked(state, event) and event.seat < state.players and bool(hands_of(state).row)


def _taken(state: State, event: ev.LeaderTaken) -> bool:
    found = hands_of(state)
    asked = state.prompts[event.seat] == LeaderPrompt.DRAFT
    from_pile = event.then is None or found.pile[:1] == (event.then,)
    return asked and event.leader in found.row and from_pile


def _kept_back(state: State, event: ev.KeptTakenBack) -> bool:
    return hands_of(state).picked[event.seat] is not None and any(state.prompts)


def _passed(state: State, event: ev.LeadersPassed) -> bool:
    picked = hands_of(state).picked[: state.players]
    return _asked(state, event) and all(leader is not None for leader in picked)


def _age_nears(state: State, event: ev.LeadersAsked) -> bool:
    near = event.age == state.age + 1 <= state.rules.shape.last_age
    return near and _asked(state, event)


def _chosen(state: State, event: ev.LeaderChosen) -> bool:
    seat, choice = event.seat, event.choice
    if state.prompts[seat] != LeaderPrompt.USE or choice.seat != seat:
        return False
    if choice.card not in hands_of(state).hands[seat] or choice.way is not BY_COST:
        return False
    cities = {*range(len(state.cities))} - {seat}
    receivers = [receiver for receiver, coins in choice.to_others if coins >= 0]
    if len({*receivers}) < len(choice.to_others) or not {*receivers} <= cities | {classic.BANK}:
        return False
    if min(choice.to_bank, choice.to_left, choice.to_right) < 0:
        return False
    options = state.rules.options
    if choice.option and (choice.option not in options or options[choice.option].use != choice.use):
        return False
    if choice.use is STAGE:
        city = state.cities[seat]
        if city.stages >= len(city.board.stages):
            return False
        return 0 <= choice.alternative < len(city.board.ways(city.stages))
    return choice.use is not BUILD or not (choice.alternative or choice.option)


def _taken_back(state: State, event: ev.LeaderTakenBack) -> bool:
    return hands_of(state).choices[event.seat] is not None and any(state.prompts)


def _recruited(state: State, event: ev.LeaderRecruited) -> bool:
    age = 1 <= event.age <= state.rules.shape.last_age
    return age and _known(state, event.leader) and event.coins >= 0


def _token(state: State, event: ev.TokenGained) -> bool:
    return event.worth in state.rules.shape.victories and _known(state, event.leader)


def _dropped(state: State, event: ev.DefeatsDropped) -> bool:
    return event.defeats >= 0 and _known(state, event.leader)


def _demanded(state: State, event: ev.VictoriesDemanded) -> bool:
    return _known(state, event.leader)


def _idle(
    state: State, event: ev.VictoryAsked | ev.BurialAsked | ev.CopyAsked | ev.RecruitAsked
) -> bool:
    return state.prompts[event.seat] is None


def _lost(state: State, event: ev.VictoryLost) -> bool:
    return event.worth > 0


def _buried(state: State, event: ev.LeaderBuried) -> bool:
    return 0 <= event.points <= MOST and (event.leader is None or _known(state, event.leader))


def _copied(state: State, event: ev.LeaderCopied) -> bool:
    known = event.leader is None or _known(state, event.leader)
    return known and 0 <= event.of < len(state.cities)


CHECKS: Mapping[type[Event], Check] = {
    ev.LeadersDealt: _dealt,
    ev.CoinsReturned: _returned,
    ev.DraftAsked: _asked,
    ev.LeaderKept: _kept,
    ev.KeptTakenBack: _kept_back,
    ev.LeadersPassed: _passed,
    ev.RowLaid: _row_laid,
    ev.TurnToTake: _turn_to_take,
    ev.LeaderTaken: _taken,
    ev.DraftEnded: _asked,
    ev.LeadersAsked: _age_nears,
    ev.LeaderChosen: _chosen,
    ev.LeaderTakenBack: _taken_back,
    ev.LeaderRecruited: _recruited,
    ev.TokenGained: _token,
    ev.DefeatsDropped: _dropped,
    ev.VictoriesDemanded: _demanded,
    ev.VictoryAsked: _idle,
    ev.VictoryLost: _lost,
    ev.BurialAsked: _idle,
    ev.LeaderBuried: _buried,
    ev.CopyAsked: _idle,
    ev.LeaderCopied: _copied,
    ev.RecruitAsked: _idle,
}
