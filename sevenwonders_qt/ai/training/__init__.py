"""The making of learned players: games against themselves, and a network that learns from them.

Needs the extra ``train`` (numpy, matplotlib); nothing of this is imported when playing.
"""
