"""The drawings themselves, used when assets are baked and never while the bot runs."""
