"""Djehuty in Telegram: the door, the boards, and the chat around them."""
