"""Gives a Python in Wine the variables of Qt, which Wine takes away from what it starts."""

import os

PASSED = "PASSED_"
"""Before the name of each variable that is meant to arrive."""

for _name in [name for name in os.environ if name.startswith(PASSED)]:
    os.environ[_name.removeprefix(PASSED)] = os.environ.pop(_name)
