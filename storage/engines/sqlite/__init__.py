"""SQLite: a file, one process that writes, and whatever concerns the file itself."""
