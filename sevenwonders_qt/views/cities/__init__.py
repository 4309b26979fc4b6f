"""Cities on the table: the question how a loss is paid."""
