"""Runs games for training and comparison: in local processes or on a cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

PROCESSES, DASK, RAY = "processes", "dask", "ray"

ENDED = "a worker process ended unexpectedly; was the memory full?"
"""The message for a `BrokenExecutor`."""


class ExecutorError(ValueError):
    """An executor that cannot be opened; the text is the reason."""


def check_executor(name: str) -> None:
    """Raise `ExecutorError` for a name that means none, or one that lacks its package."""
    kind, _, address = name.partition(":")
    if name not in (PROCESSES, DASK, RAY) and not (kind == DASK and address):
        raise ExecutorError(f"unknown executor {name!r}; there are processes, dask:ADDRESS and ray")
    if kind == DASK and find_spec("distributed") is None:
        raise ExecutorError("dask is not installed: install distributed, or the extra [cluster]")
    if kind == RAY and find_spec("ray") is None:
        raise ExecutorError("ray is not installed")


@contextmanager
def open_executor(name: str, workers: int) -> Iterator[Executor]:
    """Open an executor: ``processes``, ``dask:ADDRESS``, ``ray``; ``dask`` alone is a cluster here.

    ``workers`` counts processes on this machine. What was submitted and has not begun is dropped
    at the end. Raises `ExecutorError`.
    """
    check_executor(name)
    kind, _, address = name.partition(":")
    opened = {PROCESSES: _processes, DASK: _dask, RAY: _ray}[kind]
    with opened(address, workers) as executor:
        yield executor


@contextmanager
def _processes(address: str, workers: int) -> Iterator[Executor]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_worker)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _worker() -> None:
    """Leave Ctrl-C to the program, which ends its processes; numpy here needs one core only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _dask(address: str, workers: int) -> Iterator[Executor]:
    from distributed import Client

    try:
        client = (
            Client(address, timeout="15s")
            if address
            else Client(
                n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
            )
        )
    except (OSError, ValueError) as error:
        reason = " ".join(str(error).split())
        raise ExecutorError(
            f"no dask scheduler answers at {address or 'home'}: {reason}"
        ) from error
    try:
        yield client.get_executor(pure=False)
    finally:
        client.close()
        if client.cluster is not None:
            client.cluster.close()


@contextmanager
def _ray(address: str, workers: int) -> Iterator[Executor]:
    import ray

    try:
        ray.init(
            num_cpus=None if "RAY_ADDRESS" in os.environ else workers,
            include_dashboard=None if "RAY_ADDRESS" in os.environ else False,
            log_to_driver=False,
        )
    except (OSError, ValueError, RuntimeError) as error:
        raise ExecutorError(f"ray does not start: {' '.join(str(error).split())}") from error
    try:
        yield _Ray(ray)
    finally:
        ray.shutdown()


class _Ray(Executor):
    """Ray's tasks as futures; ray has no executor of its own."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._remote: dict[Callable[..., Any], Any] = {}

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if fn not in self._remote:
            self._remote[fn] = self._ray.remote(fn)
        future: Future[Any] = self._remote[fn].remote(*args, **kwargs).future()
        return future
