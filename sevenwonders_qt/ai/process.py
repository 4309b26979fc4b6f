"""The process of the AI players: its standard input asks, its standard output answers."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO

from sevenwonders_qt.ai import classic_players  # noqa: F401  # ready before the first question
from sevenwonders_qt.ai.messages import ADVICE, receive, send
from sevenwonders_qt.ai.playable import FindPlayable, Playable
from sevenwonders_qt.ai.trials import Stale


def run_players() -> None:
    """Serve the program that started this process, until it closes the pipes or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this
    asks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # so that a player of another package that prints spoils no answer
    serve(asks, answers)


def serve(asks: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the pipe ends on either side.

    First comes the function that finds a game and its players, then questions, as `Thinker` sends
    them; None between them says that the question before is not waited for any more. An answer is
    the number of its question, what was found, and the traceback of a fault; the first one has the
    number 0 and says that everything is loaded.
    """
    inbox = SimpleQueue[Any]()
    # A thread reads, so that a player who searches can look whether the answer is still wanted.
    threading.Thread(target=receive, args=(asks, inbox.put), daemon=True).start()
    with suppress(OSError):  # the program reads no more
        send(answers, (0, None, ""))
        find: FindPlayable = inbox.get()
        while (asked := inbox.get()) is not EOFError:
            if asked is None:  # the question before was answered when it was called off
                continue
            number, variant, view, player, seed, memory, played = asked
            try:
                table = find(variant)
                found = _found(table, view, player, seed, memory, played, lambda: inbox.qsize() > 0)
            except Exception:
                from traceback import format_exc  # only here, so that this process stays small

                send(answers, (number, None, format_exc()))
            else:
                send(answers, (number, found, ""))


def _found(
    table: Playable,
    view: Any,
    player: str,
    seed: Any,
    memory: Any,
    played: Any,
    stale: Stale,
) -> Any:
    """Return the choice of a player, or advice if that is asked for."""
    players, rules = table.players, table.game.rules
    if player not in ADVICE:
        return players.choose(player, view, rules, seed, memory, stale)
    from sevenwonders_qt.ai.advising import advise  # only here, so that this process stays small

    return advise(player, players, rules, view, memory, played, seed, stale)
