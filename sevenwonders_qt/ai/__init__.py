"""Players that choose for a seat from what that seat can see."""

AI_PROCESS = "--ai-process"
"""The argument with which the program starts itself as the process of its AI players."""
