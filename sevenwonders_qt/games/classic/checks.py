"""Checks of 7 Wonders: stored events that can be folded, and states that can be played on from.

Events of a journal may come from anywhere. They are checked to be in shape, not to follow from the
rules: an older program may have played by other rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import BUILD, BY_COST, FROM_DISCARDS, STAGE, Prompt
from sevenwonders_qt.games.classic.effects import BuildFromDiscard
from sevenwonders_qt.games.classic.ruleset import Check, State

MOST_COINS = 9_999
"""In one city; no game comes near it."""

MOST_TOKENS = 99
"""Conflict tokens of one city; no game comes near it."""


def can_follow(state: State, event: Event) -> bool:
    """Return whether the event is in shape: seats, cards and sums that are possible.

    It does not look for errors that `evolve` raises for events that do not fit.
    """
    seat = getattr(event, "seat", None)
    if seat is not None and not 0 <= seat < len(state.cities):
        return False
    if state.result is not None:
        return False
    if type(event) in _PAYMENTS and not _pays_seats(state, event):
        return False
    for check in state.rules.checks.get(type(event), ()):  # noqa: SIM110 - twice as fast
        if not check(state, event):
            return False
    return True


def can_wait(state: State) -> bool:
    """Return whether the match can be like this between two commands."""
    shape = state.rules.shape
    if not (0 <= state.age <= shape.last_age and 0 <= state.turn <= shape.turns):
        return False
    for city in state.cities:
        if not (
            0 <= city.coins <= MOST_COINS
            and 0 <= city.aside <= MOST_COINS
            and len(city.tokens) <= MOST_TOKENS
        ):
            return False
    if state.coming and state.coming != state.age + 1:
        return False
    goes_on = _can_go_on(state) if state.result is None else state.turn > 0
    return goes_on and all(waits(state) for waits in state.rules.waits)


def is_choosing(state: State, hands: Sequence[int]) -> bool:
    """Return whether a turn waits for its cards as it must, with hands of these sizes."""
    if state.agenda != state.rules.chosen(state.age, state.turn):
        return False
    seats = zip(state.cities, state.choices, state.prompts, hands, strict=True)
    for city, choice, prompt, size in seats:
        if (choice is None) == (prompt is None) or len(city.hand) != size:
            return False
        if choice and (choice.card not in city.hand or ev.paid(choice) > city.coins):
            return False
    return True


_PAYMENTS = (ev.CardChosen, ev.CardBuilt, ev.StageBuilt, ev.CardSold)


def _pays_seats(state: State, event: Event) -> bool:
    """Return whether no sum is negative, and receivers are at the table, each paid once."""
    assert isinstance(event, _PAYMENTS)
    if isinstance(event, ev.CardSold):
        payments, known = event.paid, {ev.BANK}
    else:
        payments, known = event.to_others, set[Seat]()
        if event.to_bank < 0 or event.to_left < 0 or event.to_right < 0:
            return False
    if not payments:  # as nearly always
        return True
    known |= {*range(len(state.cities))} - {event.seat}
    receivers = [receiver for receiver, coins in payments if coins >= 0]
    return len(payments) == len({*receivers}) and {*receivers} <= known


def _can_go_on(state: State) -> bool:
    """Return whether the seats that are asked can answer, and the game goes on when they have."""
    asked = {prompt for prompt in state.prompts if prompt is not None}
    if asked <= {Prompt.CARD, Prompt.FREE_CITY}:
        return state.turn > 0  # the rest is for the seating to judge
    rules, agenda = state.rules, state.agenda
    if not agenda or not all(
        prompt is None or (prompt in rules.answers and rules.answers[prompt].options(state, seat))
        for seat, prompt in enumerate(state.prompts)
    ):
        return False
    if state.turn and _ends_with(rules.chosen(state.age, state.turn), agenda):
        return _in_a_turn(state)
    return all(rules.answers[prompt].outside_turns for prompt in asked) and _between_turns(state)


def _in_a_turn(state: State) -> bool:
    """Return whether hands and choices fit a turn with another question than for a card."""
    rules, left = state.rules, state.rules.shape.hand - state.turn
    sizes = {len(city.hand) for city in state.cities}
    if all(state.choices):
        from_laying = len(rules.chosen(state.age, state.turn)) - rules.agenda.lead
        return len(state.agenda) >= from_laying and sizes == {left + 1}
    last = state.turn == rules.shape.turns
    return not any(state.choices) and (sizes <= {0, left} if last else sizes == {left})


def _between_turns(state: State) -> bool:
    """Return whether hands fit a match that waits before an Age or before cards are chosen."""
    rules = state.rules
    left = rules.shape.hand - state.turn if state.age else 0
    opening = rules.agenda.dealt if state.age else rules.agenda.opening
    due = rules.agenda.start if state.turn else opening
    hands = all(len(city.hand) == left for city in state.cities)
    return _ends_with(due, state.agenda) and hands and not any(state.choices)


def _ends_with(steps: tuple[str, ...], still: tuple[str, ...]) -> bool:
    return steps[-len(still) :] == still


# Events --------------------------------------------------------------------------------------


def _game_began(state: State, event: ev.GameBegan) -> bool:
    seating, wonders = state.rules.seating, [board.wonder for board in event.boards]
    return (
        not state.cities
        and len(wonders) - seating.free_cities in seating.players
        and len({*wonders}) == len(wonders)
        and 0 <= event.coins <= MOST_COINS
    )


def _steps_done(state: State, event: ev.StepsDone) -> bool:
    """Return whether the agenda ends with these steps; others are unknown, or were done."""
    return len(event.still) > 0 and state.agenda[-len(event.still) :] == event.still


def _age_began(state: State, event: ev.AgeBegan) -> bool:
    shape = state.rules.shape
    return (
        event.age == state.age + 1 <= shape.last_age
        and all(len(hand) == shape.hand for hand in event.hands)
        and _nobody_chooses(state)
    )


def _turn_began(state: State, event: ev.TurnBegan) -> bool:
    return event.turn == state.turn + 1 <= state.rules.shape.turns and _nobody_chooses(state)


def _nobody_chooses(state: State) -> bool:
    return not any(state.prompts) and not any(state.choices)


def _card_chosen(state: State, event: ev.CardChosen) -> bool:
    city, rules = state.cities[event.seat], state.rules
    if state.prompts[event.seat] is None:
        return False
    if event.option and rules.options[event.option].use is not event.use:
        return False
    if event.use is STAGE:
        return _next_stage(state, event.seat, city.stages, event.alternative)
    if event.alternative:
        return False
    if event.use is BUILD:
        name = rules.catalogue.cards[event.card].name
        known = event.way in rules.all_ways and event.way is not FROM_DISCARDS
        return known and name not in city.names
    return event.way is BY_COST


def _next_stage(state: State, seat: Seat, stage: int, alternative: int) -> bool:
    city = state.cities[seat]
    stages = city.board.stages
    if not stage == city.stages < len(stages):
        return False
    return 0 <= alternative < len(city.board.ways(stage))


def _choice_taken_back(state: State, event: ev.ChoiceTakenBack) -> bool:
    return state.choices[event.seat] is not None and any(state.prompts)


def _card_built(state: State, event: ev.CardBuilt) -> bool:
    rules, names = state.rules, state.cities[event.seat].names
    return event.way in rules.all_ways and rules.catalogue.cards[event.card].name not in names


def _stage_built(state: State, event: ev.StageBuilt) -> bool:
    return _next_stage(state, event.seat, event.stage, event.alternative)


def _coins(state: State, event: ev.CardSold | ev.CoinsSetAside | ev.CoinsTakenUp) -> bool:
    return event.coins >= 0


def _coins_gained(state: State, event: ev.CoinsGained) -> bool:
    return event.coins >= 0 and (event.card == ev.HIDDEN or event.card in state.rules.sources)


def _hands_passed(state: State, event: ev.HandsPassed) -> bool:
    return event.direction in (-1, 1)


def _last_card_asked(state: State, event: ev.LastCardAsked) -> bool:
    return bool(state.cities[event.seat].hand) and state.prompts[event.seat] is None


def _discard_pile_opened(state: State, event: ev.DiscardPileOpened) -> bool:
    powers = state.cities[event.seat].powers
    return any(isinstance(p, BuildFromDiscard) for p in powers) and not any(state.prompts)


def _conflict_resolved(state: State, event: ev.ConflictResolved) -> bool:
    seats = len(state.cities)
    return (
        0 <= event.left < seats
        and (event.right == (event.left + 1) % seats or _paired(state, event))
        and event.winner in (None, event.left, event.right)
        and (event.defeat_to is None or 0 <= event.defeat_to < seats)
        and min(event.left_shields, event.right_shields) >= 0
        and event.victory in state.rules.shape.victories
    )


def _paired(state: State, event: ev.ConflictResolved) -> bool:
    """Return whether the two may fight: any two, if a rule module makes the pairs."""
    right = event.right
    return bool(state.rules.pairings) and 0 <= right < len(state.cities) and right != event.left


def _game_ended(state: State, event: ev.GameEnded) -> bool:
    return (
        len(event.totals) == len(state.cities)
        and {*event.winners} <= {*range(state.players)}
        and event.winners == tuple(sorted({*event.winners}))
        and bool(event.winners)
        and _nobody_chooses(state)
    )


CHECKS: Mapping[type[Event], Check] = {
    ev.GameBegan: _game_began,
    ev.StepsDone: _steps_done,
    ev.AgeBegan: _age_began,
    ev.TurnBegan: _turn_began,
    ev.CardChosen: _card_chosen,
    ev.ChoiceTakenBack: _choice_taken_back,
    ev.CardBuilt: _card_built,
    ev.StageBuilt: _stage_built,
    ev.CardSold: _coins,
    ev.CoinsGained: _coins_gained,
    ev.CoinsSetAside: _coins,
    ev.CoinsTakenUp: _coins,
    ev.HandsPassed: _hands_passed,
    ev.LastCardAsked: _last_card_asked,
    ev.DiscardPileOpened: _discard_pile_opened,
    ev.ConflictResolved: _conflict_resolved,
    ev.GameEnded: _game_ended,
}
