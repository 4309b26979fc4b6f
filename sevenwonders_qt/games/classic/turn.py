"""The turn of 7 Wonders: choose, act, pass, and the end of an Age and of the game."""

from __future__ import annotations

from dataclasses import replace

from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.checks import CHECKS, is_choosing
from sevenwonders_qt.games.classic.commands import BUILD, BY_COST, SELL, STAGE, Play, Prompt
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import (
    COLOURS,
    Coins,
    CoinsPer,
    Effect,
    Science,
)
from sevenwonders_qt.games.classic.evolve import ACQUIRE, EVOLVERS
from sevenwonders_qt.games.classic.legal import plays, refusal
from sevenwonders_qt.games.classic.numbers import CITIES
from sevenwonders_qt.games.classic.redact import REDACTIONS
from sevenwonders_qt.games.classic.ruleset import (
    Answering,
    RuleModule,
    Ruleset,
    Seating,
    State,
)
from sevenwonders_qt.games.classic.scoring import CATEGORIES, ROW_OF, TIMES, ranking, sheets


def ask_for_cards(transaction: Transaction[State]) -> None:
    transaction.emit(ev.TurnBegan(transaction.state.turn + 1))


def play_cards(transaction: Transaction[State]) -> None:
    """Let all cities act at once: all cards are played and paid first, then the bank pays."""
    state = transaction.state
    choices = [c for seat in state.rules.seating.order(state) if (c := state.choices[seat])]
    for choice in choices:
        lay(transaction, choice)
    for choice in choices:
        if choice.use is not SELL:
            collect(transaction, choice)


def discard_leftovers(transaction: Transaction[State]) -> None:
    """Discard the unused card of the last turn, which brings no coins."""
    for seat, city in enumerate(transaction.state.cities):
        for card in tuple(city.hand):
            transaction.emit(ev.LeftoverDiscarded(seat, card))


def resolve_conflicts(transaction: Transaction[State]) -> None:
    """Compare the shields of every two cities that meet."""
    state = transaction.state
    victory = state.rules.shape.victory(state.age)
    shields = [city.shields for city in state.cities]
    if state.rules.counted_shields:
        shields = [state.rules.shields(city) for city in state.cities]
    for left, right in state.rules.pairs(state):
        ours, theirs = shields[left], shields[right]
        winner = None if ours == theirs else left if ours > theirs else right
        taker = None
        if winner is not None:
            loser = left if winner == right else right
            for defeat_to in state.rules.defeat_to:
                to = defeat_to(state, winner, loser)
                taker = taker if to == loser else to
        transaction.emit(ev.ConflictResolved(left, right, ours, theirs, winner, victory, taker))


def pass_on(transaction: Transaction[State]) -> None:
    """Pass the hands on, or deal the next Age, or end the game."""
    state = transaction.state
    shape = state.rules.shape
    if 0 < state.turn < shape.turns:
        transaction.emit(state.rules.seating.passing(state))
    elif state.age < shape.last_age:
        deal_age(transaction, state.age + 1)
    else:
        end_game(transaction)


def end_game(transaction: Transaction[State]) -> None:
    """Count the points of all cities; a free city cannot win."""
    state = transaction.state
    points = [sheet.total for sheet in sheets(state.rules, state.cities)]
    rivals = state.cities[: state.players]
    winners = ranking(points[: state.players], [city.coins for city in rivals])
    transaction.emit(ev.GameEnded(tuple(points), winners))


def deal_age(transaction: Transaction[State], age: int) -> None:
    seats = range(len(transaction.state.cities))
    deck = transaction.chance.shuffled(_deck(transaction, age, len(seats)))
    size = transaction.state.rules.shape.hand
    hands = (deck[seat * size : (seat + 1) * size] for seat in seats)
    transaction.emit(ev.AgeBegan(age, tuple(map(tuple, hands))))


def _deck(transaction: Transaction[State], age: int, players: int) -> list[CardId]:
    catalogue: Catalogue = transaction.state.rules.catalogue
    deck = list(catalogue.deck(age, players))
    for pool in catalogue.pools_of(age):
        deck += transaction.chance.shuffled(pool.cards)[: pool.drawn[players]]
    return deck


def choose_card(transaction: Transaction[State], command: Command) -> None:
    """Choose a card, face down; it is played when all seats have chosen."""
    transaction.emit(_checked(transaction.state, command))


def play_now(transaction: Transaction[State], command: Command) -> None:
    """Play a card at once, outside the common turn."""
    choice = _checked(transaction.state, command)
    lay(transaction, choice)
    collect(transaction, choice)


def _checked(state: State, command: Command) -> ev.CardChosen:
    if not isinstance(command, Play):
        raise IllegalCommand("not_expected")
    reason = refusal(state, command, state.cities[command.seat].hand)
    if reason is not None:
        raise IllegalCommand(reason)
    return choice_of(state, command)


def choice_of(state: State, command: Play) -> ev.CardChosen:
    """Return the choice of a legal play, with its cost."""
    use = command.use
    if use is SELL and not command.option:
        return ev.CardChosen(command.seat, command.card, SELL, BY_COST, 0, 0, 0)
    return ev.CardChosen(
        command.seat,
        command.card,
        use,
        command.way,
        bank_price(state, command) + command.to_bank,
        command.to_left,
        command.to_right,
        command.alternative,
        command.option,
        command.to_others,
    )


def bank_price(state: State, command: Play | ev.CardChosen) -> int:
    """Return the printed coins of a play, and those of its option."""
    card, price = None, 0
    if command.use is BUILD:
        card = state.rules.catalogue.cards[command.card]
        if command.way is BY_COST:
            price = card.cost.coins
    elif command.use is STAGE:
        city = state.cities[command.seat]
        price = city.board.ways(city.stages)[command.alternative].cost.coins
    if command.option:
        extra = state.rules.options[command.option].cost(state, command.seat, card)
        price += 0 if extra is None else extra.coins
    return price


def lay(transaction: Transaction[State], choice: ev.CardChosen) -> None:
    """Put the card in its chosen place and pay for it."""
    seat, card, rules = choice.seat, choice.card, transaction.state.rules
    if choice.use is SELL and not choice.option:
        transaction.emit(ev.CardSold(seat, card, rules.shape.sale_coins))
        return
    bank, left, right = choice.to_bank, choice.to_left, choice.to_right
    others = choice.to_others
    if choice.use is BUILD:
        transaction.emit(ev.CardBuilt(seat, card, choice.way, bank, left, right, others))
    elif choice.use is STAGE:
        stage = transaction.state.cities[seat].stages
        alternative = choice.alternative
        transaction.emit(ev.StageBuilt(seat, stage, card, bank, left, right, alternative, others))
    else:
        paid = ev.payment(choice, len(transaction.state.cities))
        transaction.emit(ev.CardSold(seat, card, rules.shape.sale_coins, paid))
    if choice.option:
        rules.options[choice.option].lay(transaction, seat)


def collect(transaction: Transaction[State], choice: ev.CardChosen) -> None:
    """Let the bank pay the single income of the played card or stage."""
    state = transaction.state
    if choice.use is BUILD:
        effects = state.rules.catalogue.cards[choice.card].effects
        pay_effects(transaction, choice.seat, effects, choice.card)
    elif choice.use is STAGE:
        city = state.cities[choice.seat]
        pay_effects(transaction, choice.seat, city.raised[-1].effects, ev.HIDDEN)


def pay_effects(
    transaction: Transaction[State], seat: Seat, effects: tuple[Effect, ...], card: CardId
) -> None:
    """Pay coins from the bank for the effects of a card, or of a stage when ``card`` is empty."""
    for income, effect in transaction.state.rules.incomes(effects):
        coins = income(transaction.state, seat, effect)
        if coins:
            transaction.emit(ev.CoinsGained(seat, coins, card))


def _coins(state: State, seat: Seat, effect: Coins) -> int:
    return effect.coins


def _coins_per(state: State, seat: Seat, effect: CoinsPer) -> int:
    return effect.coins * count(effect.per, state.cities, seat)


def _hands_passed(state: State) -> ev.HandsPassed:
    return ev.HandsPassed(state.rules.shape.direction(state.age))


def _deal(rules: Ruleset, event: ev.AgeBegan) -> list[list[CardId]]:
    """Return the cards drawn of each pool, and the order of the deck."""
    deck = [card for hand in event.hands for card in hand]
    pools = rules.catalogue.pools_of(event.age)
    return [*([card for card in deck if card in pool.cards] for pool in pools), deck]


CLASSIC = RuleModule(
    "classic",
    steps=(
        Step("play_cards", play_cards, at=Phase.ACT),
        Step("discard_leftovers", discard_leftovers, at=Phase.LEFTOVERS),
        Step("resolve_conflicts", resolve_conflicts, at=Phase.CONFLICT),
        Step("pass_on", pass_on, at=Phase.NEXT),
    ),
    evolvers=EVOLVERS,
    acquire=ACQUIRE,
    colours={colour: ROW_OF.get(colour, "") for colour in COLOURS},
    incomes={Coins: _coins, CoinsPer: _coins_per},
    times=TIMES,
    looks_for=(Science,),
    answers={Prompt.CARD: Answering(plays, choose_card, (Play,))},
    events=ev.EVENTS,
    quiet=(ev.CardChosen, ev.ChoiceTakenBack),
    redactions=REDACTIONS,
    checks=CHECKS,
    outcomes={ev.AgeBegan: _deal},
    categories=CATEGORIES,
)
"""The rules that every table shares."""


def _hands_are_full(state: State) -> bool:
    """Return whether all hands are of one size while seats choose, without other prompts."""
    asked = state.prompts.count(Prompt.CARD)
    if not asked:
        return True
    if asked + state.prompts.count(None) != len(state.cities):
        return False
    left = state.rules.shape.hand + 1 - state.turn
    return is_choosing(state, [left] * len(state.cities))


ROUND_TABLE = RuleModule(
    "round table",
    steps=(Step("ask_for_cards", ask_for_cards, at=Phase.CHOOSE),),
    seating=Seating(CITIES, _hands_passed),
    may_wait=_hands_are_full,
)
"""Three to seven players, each with a city; hands go round."""


def round_table(players: int) -> RuleModule:
    """Return the table for so many players, which may be more than those of the base game."""
    if players in CITIES:
        return ROUND_TABLE
    return replace(ROUND_TABLE, seating=Seating(range(players, players + 1), _hands_passed))
