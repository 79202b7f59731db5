"""Pure rules: values in, values out. No clock, no randomness, no I/O, no Telegram."""
