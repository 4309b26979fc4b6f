"""A question over a page, with two answers: what it says, and which answer comes first."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """What is to happen, and the two answers to whether it shall.

    ``lines`` say what goes by it, and ``more`` lines are not named. ``icon`` stands on the yes.
    ``covered`` hides everything behind the question: it is for another person than the one who
    wanted it. ``grave`` is what cannot be undone easily; there the no stands out.
    """

    title: str
    intro: str
    lines: tuple[str, ...] = ()
    more: int = 0
    note: str = ""
    yes: str = ""
    no: str = ""
    icon: str | None = None
    covered: bool = False
    grave: bool = False

    @property
    def no_first(self) -> bool:
        """Whether the keyboard stands on the no.

        What one person pressed once too often must not be the yes of the next, nor lose anything.
        """
        return self.covered or self.grave
