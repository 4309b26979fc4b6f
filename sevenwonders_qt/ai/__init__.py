"""Players that choose for a seat from what that seat can see."""

AI_PROCESS = "--ai-process"
"""The program's argument that starts it as the process of its AI players."""
