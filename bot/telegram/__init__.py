"""The wire in and out: poller, sender, client, callback data. It knows no game."""
