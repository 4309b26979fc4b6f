"""An expansion that exists only in the tests: it brings everything that a box may bring."""
