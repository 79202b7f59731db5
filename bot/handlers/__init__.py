"""What people say and press: each handler is a few lines around a call of the door."""
