import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from queue import Queue

import pytest

from sevenwonders_qt.ai.classic_players import find_classic
from sevenwonders_qt.ai.process import serve
from sevenwonders_qt.ai.worker import TRIES, Answer, Thinker
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.view import PlayerView
from tests.ai.matches import opening
from tests.computers import choose

FIVE = Variant("classic", 5)
LIMIT = 300  # seconds; a busy machine may start a process slowly


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(find_classic)
    yield thinker
    thinker.close()


@pytest.fixture
def impatient() -> Iterator[Thinker]:
    """Waits a few seconds for an answer."""
    thinker = Thinker(find_classic, patience=3.0)
    yield thinker
    thinker.close()


@pytest.fixture(scope="module")
def view() -> PlayerView:
    game = Classic.first_edition()
    return game.view_for(opening(game, 5, 1), 2)


@pytest.fixture
def answers() -> Queue[Answer]:
    return Queue()


def test_a_view_survives_the_way_to_another_process(view: PlayerView) -> None:
    assert pickle.loads(pickle.dumps(view)) == view


def test_the_worker_answers_as_the_player_would_with_the_version_of_the_view(
    game: Classic, thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    answer = answers.get(timeout=LIMIT)
    assert answer == Answer(2, view.version, choose("rules", view, game.rules, 7))


def test_questions_are_answered_in_the_order_asked(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    for version in range(20):
        thinker.ask(FIVE, replace(view, version=version), "rules", 7, answers.put)
    assert [answers.get(timeout=LIMIT).version for _ in range(20)] == list(range(20))


def test_asking_does_not_wait(thinker: Thinker, view: PlayerView, answers: Queue[Answer]) -> None:
    begun = time.thread_time()
    for _ in range(10):
        thinker.ask(FIVE, view, "rules", 7, answers.put)
    assert time.thread_time() - begun < 0.02
    assert answers.empty()


def test_a_warm_worker_runs_before_the_first_question(thinker: Thinker) -> None:
    assert thinker.pid is None
    thinker.warm()
    _until(lambda: thinker.pid is not None)


def test_a_killed_worker_is_restarted_and_the_question_asked_again(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.warm()
    _until(lambda: thinker.pid is not None)
    first = thinker.pid
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    _kill(first)  # it is still loading the game: the question cannot have been answered
    assert answers.get(timeout=LIMIT).command is not None
    assert thinker.pid not in (None, first)


def test_a_worker_killed_in_an_idle_moment_is_missed_at_the_next_question_only(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    answers.get(timeout=LIMIT)
    _kill(thinker.pid)
    _until(lambda: thinker.pid is None)
    before = time.process_time()
    time.sleep(0.2)
    assert time.process_time() - before < 0.1, "it waits without turning in circles"
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    assert answers.get(timeout=LIMIT).command is not None


def test_a_worker_that_dies_again_and_again_gives_up_with_a_reason(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.ask(FIVE, replace(view, hand=_Poison()), "rules", 7, answers.put)
    answer = answers.get(timeout=LIMIT)
    assert answer.command is None
    assert str(TRIES) in answer.fault
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    assert answers.get(timeout=LIMIT).command is not None


def test_a_fault_of_a_player_is_reported_and_the_next_question_answered(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.ask(FIVE, replace(view, prompt=None), "rules", 7, answers.put)
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    fault, answer = (answers.get(timeout=LIMIT) for _ in range(2))
    assert fault.command is None
    assert "owes no answer" in fault.fault
    assert answer.command is not None


def test_a_cancelled_question_is_never_answered(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    for version in range(5):
        thinker.ask(FIVE, replace(view, version=version), "rules", 7, answers.put)
    thinker.cancel()
    thinker.ask(FIVE, replace(view, version=99), "rules", 7, answers.put)
    assert answers.get(timeout=LIMIT).version == 99
    assert answers.empty()


def test_a_player_who_searches_stops_when_the_question_is_called_off(game: Classic) -> None:
    view = next(
        view
        for seed in range(100)
        for view in [game.view_for(opening(game, 4, seed), 0)]
        if choose("search", view, game.rules, 7) != choose("learned", view, game.rules, 7)
    )
    searched = choose("search", view, game.rules, 7)
    at_once = choose("learned", view, game.rules, 7)
    question = Variant("classic", 4), view, "search", 7, None, None
    questions, answered = os.pipe(), os.pipe()
    with open(questions[0], "rb") as asks, open(answered[1], "wb") as answers:
        server = threading.Thread(target=serve, args=(asks, answers))
        with open(questions[1], "wb") as asking, open(answered[0], "rb") as hearing:
            for message in (find_classic, (1, *question), None, (2, *question)):
                pickle.dump(message, asking)
            asking.flush()
            server.start()
            heard = [pickle.load(hearing) for _ in range(3)]
        server.join()
    assert heard == [(0, None, ""), (1, at_once, ""), (2, searched, "")]


def test_a_callback_may_ask_the_next_question(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.ask(FIVE, view, "rules", 7, lambda _: thinker.ask(FIVE, view, "random", 7, answers.put))
    assert answers.get(timeout=LIMIT).command is not None


def test_closing_ends_the_process_for_good(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.warm()
    _until(lambda: thinker.pid is not None)
    pid = thinker.pid
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    thinker.close()
    thinker.close()
    assert not _runs(pid)
    assert not any(thread.name == "thinker" for thread in threading.enumerate())
    with pytest.raises(RuntimeError, match="closed"):
        thinker.ask(FIVE, view, "rules", 7, answers.put)


def test_closing_a_worker_that_never_started_is_nothing() -> None:
    Thinker(find_classic).close()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal to one process there")
def test_ctrl_c_does_not_reach_the_worker(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    answers.get(timeout=LIMIT)
    pid = thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    answers.get(timeout=LIMIT)
    assert thinker.pid == pid


def test_an_unknown_player_is_named_at_once(thinker: Thinker, view: PlayerView) -> None:
    with pytest.raises(ValueError, match="'oracle'"):
        thinker.ask(FIVE, view, "oracle", 7, print)


def test_a_game_that_is_not_in_the_box_is_a_fault_of_the_answer(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker.ask(Variant("chess", 2), view, "rules", 7, answers.put)
    answer = answers.get(timeout=LIMIT)
    assert answer.command is None
    assert "'chess'" in answer.fault


def test_the_worker_plays_the_edition_that_was_agreed(
    thinker: Thinker, answers: Queue[Answer]
) -> None:
    game = Classic.second_edition()
    view = game.view_for(opening(game, 5, 1), 2)
    thinker.ask(Variant("classic", 5, {"edition": "second"}), view, "rules", 7, answers.put)
    command = answers.get(timeout=LIMIT).command
    assert command == choose("rules", view, game.rules, 7)


def test_what_the_process_of_the_players_loads_knows_nothing_of_qt() -> None:
    code = (
        "import sevenwonders_qt.__main__, sevenwonders_qt.ai.process, sys;"
        "print([name for name in sys.modules if 'PySide' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_while_7_wonders_is_played_nothing_is_loaded_that_only_others_need() -> None:
    code = """
import sys
from sevenwonders_qt.ai import process
from sevenwonders_qt.app.games import playable
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.classic.setup import Setup
table = playable(Variant("classic", 3))
game = table.game
state = game.empty()
game.open(state, Setup.random(3), SeededChance(1))
table.players.choose("expert", game.view_for(state, 0), game.rules, 7)
print(*(name for name in sys.modules if name.startswith("sevenwonders_qt.")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.replace("sevenwonders_qt.", "").split()
    assert "ai.learned" in loaded
    assert {"ai.adviser", "ai.rule_based", "ai.search", "games.edifice.module"}.isdisjoint(loaded)
    assert [name for name in loaded if "architects." in name] == []


def test_a_player_that_prints_spoils_no_answer(
    thinker: Thinker, view: PlayerView, answers: Queue[Answer]
) -> None:
    for line in ("print('here I am', flush=True)", "import os; os.write(1, b'here I am')"):
        chatty = replace(view, hand=_Runs([line]), prompt=None)
        thinker.ask(FIVE, chatty, "rules", 7, answers.put)
        assert "owes no answer" in answers.get(timeout=LIMIT).fault
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    assert answers.get(timeout=LIMIT).command is not None


def test_the_process_ends_with_a_program_that_is_killed() -> None:
    code = (
        "from sevenwonders_qt.ai.classic_players import find_classic; import time\n"
        "from sevenwonders_qt.ai.worker import Thinker; thinker = Thinker(find_classic);"
        "thinker.warm();\nwhile thinker.pid is None: time.sleep(0.01)\n"
        "print(thinker.pid, flush=True); time.sleep(1000)"
    )
    program = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    with program.stdout:
        pid = int(program.stdout.readline())
    program.kill()
    program.wait()
    _until(lambda: not _runs(pid))


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal to one process there")
def test_a_stopped_worker_is_noticed_and_another_answers(
    view: PlayerView, answers: Queue[Answer], impatient: Thinker
) -> None:
    heard: Queue[str] = Queue()
    impatient.on_restart = heard.put
    first = _settled(impatient, view, answers)
    os.kill(first, signal.SIGSTOP)
    impatient.ask(FIVE, view, "rules", 7, answers.put)
    assert "did not answer" in heard.get(timeout=LIMIT)
    assert answers.get(timeout=LIMIT).command is not None
    assert impatient.pid not in (None, first)
    assert not _runs(first)
    assert heard.empty()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal to one process there")
def test_a_worker_that_stops_again_and_again_gives_up_with_a_reason_and_may_be_asked_again(
    view: PlayerView, answers: Queue[Answer], impatient: Thinker
) -> None:
    os.kill(_settled(impatient, view, answers), signal.SIGSTOP)
    stops = threading.Event()
    stopper = threading.Thread(target=_stop_all, args=(impatient, stops), daemon=True)
    impatient.start_patience = 1.0
    stopper.start()
    try:
        impatient.ask(FIVE, view, "rules", 7, answers.put)
        answer = answers.get(timeout=LIMIT)
    finally:
        stops.set()
        stopper.join()
        impatient.start_patience = LIMIT
    assert answer.command is None
    assert "did not answer" in answer.fault
    impatient.ask(FIVE, view, "rules", 7, answers.put)
    assert answers.get(timeout=LIMIT).command is not None


def test_a_player_that_turns_in_circles_is_noticed(
    view: PlayerView, answers: Queue[Answer], impatient: Thinker
) -> None:
    _settled(impatient, view, answers)
    # With pauses: what is noticed is that no answer comes, and the other tests want the processor.
    circles = _Runs(["import time\nwhile True: time.sleep(0.001)"])
    impatient.ask(FIVE, replace(view, hand=circles), "rules", 7, answers.put)
    answer = answers.get(timeout=LIMIT)
    assert answer.command is None
    assert "did not answer for 3 s, 2 times" in answer.fault
    impatient.ask(FIVE, view, "rules", 7, answers.put)
    assert answers.get(timeout=LIMIT).command is not None


def test_a_process_that_is_slow_to_start_is_not_taken_for_a_stopped_one(
    view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker = Thinker(find_classic)
    thinker.on_restart = lambda _: answers.put(Answer(0, 0, None, "restarted"))
    try:
        thinker.patience = 0.0  # over before the process has loaded the games
        thinker.warm()
        _until(lambda: thinker.pid is not None)
        first = thinker.pid
        time.sleep(0.5)
        assert thinker.pid == first
    finally:
        thinker.close()
    assert answers.empty()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal to one process there")
def test_closing_does_not_wait_for_a_stopped_worker(
    view: PlayerView, answers: Queue[Answer]
) -> None:
    thinker = Thinker(find_classic)
    pid = _settled(thinker, view, answers)
    os.kill(pid, signal.SIGSTOP)
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    thinker.close()
    assert not _runs(pid)
    assert not any(thread.name == "thinker" for thread in threading.enumerate())


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal to one process there")
def test_questions_that_are_taken_back_do_not_block_a_stopped_worker(
    view: PlayerView, answers: Queue[Answer], impatient: Thinker
) -> None:
    """Were each of them sent, the pipe would be full, and the thread would wait for ever."""
    os.kill(_settled(impatient, view, answers), signal.SIGSTOP)
    for version in range(200):
        impatient.ask(FIVE, replace(view, version=version), "rules", 7, answers.put)
        time.sleep(0.001)
        impatient.cancel()
    impatient.ask(FIVE, replace(view, version=999), "rules", 7, answers.put)
    assert answers.get(timeout=LIMIT).version == 999


class _Poison(tuple[str, ...]):
    """Ends the process that unpacks it."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (3,)


class _Runs(tuple[str, ...]):
    """Runs a line of code in the process that unpacks it, and is an empty hand there."""

    def __reduce__(self) -> tuple[object, ...]:
        (line,) = self
        return eval, (f"(exec({line!r}), ())[1]",)


def _settled(thinker: Thinker, view: PlayerView, answers: Queue[Answer]) -> int:
    """The process, which has started and answered once."""
    thinker.ask(FIVE, view, "rules", 7, answers.put)
    answers.get(timeout=LIMIT)
    pid = thinker.pid
    assert pid is not None
    return pid


def _stop_all(thinker: Thinker, enough: threading.Event) -> None:
    """Stop every process as soon as it is there."""
    stopped: int | None = None
    while not enough.wait(0.001):
        pid = thinker.pid
        if pid not in (None, stopped):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
            stopped = pid


def _kill(pid: int | None) -> None:
    assert pid is not None
    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def _runs(pid: int | None) -> bool:
    assert pid is not None
    if sys.platform == "win32":
        return False  # os.kill would end it there; the thread has joined it
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LIMIT
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)
