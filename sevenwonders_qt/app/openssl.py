"""Keeps OpenSSL out of the program."""

from __future__ import annotations

import sys


def do_without_openssl() -> None:
    """Keep OpenSSL out, 4 MB of memory for sums that Python works out itself, as in the packages.

    It has to be called before `hashlib` is imported.
    """
    sys.modules.setdefault("_hashlib", None)  # type: ignore[arg-type]
