"""What each database has of its own."""
