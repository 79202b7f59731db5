"""Games, seats, actions, boards, people and chats: ids, numbers and strings, kept durably."""
