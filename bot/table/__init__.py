"""The door: one game, its seats, steps, offers and ends. It knows neither Telegram nor words."""
