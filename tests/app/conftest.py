"""Most windows of these tests colour no pixels."""

from tests.unpainted import unpainted

__all__ = ["unpainted"]
