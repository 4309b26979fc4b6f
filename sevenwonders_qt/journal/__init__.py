"""The event log on disk: append, recover, upgrade old versions."""
