"""What is to be played, before there is a game: pages, words read, the rules' sample positions."""
