"""What people say and press, translated for the door; every handler fills the update's receipt."""
