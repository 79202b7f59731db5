"""The processes: the composition root, the server, the settings, the logs, and `djehuty play`."""
