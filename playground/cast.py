"""The people one meets on opening the playground."""

from playground.people import add_group, add_person
from playground.world import User, World

ANNA, BORIS, CARLA, DALIA = 710_000_001, 710_000_002, 710_000_003, 7_100_000_004
CLUB = "Nile Club"


def fill(world: World) -> None:
    """Four people of four languages and a group of them all, which Anna made.

    Dalia's id is over 32 bits, as those of many are by now.
    """
    for user in (
        User(ANNA, "Anna", "anna_play", "en"),
        User(BORIS, "Boris", "boris_play", "ru"),
        User(CARLA, "Carla", "carla_play", "pt"),
        User(DALIA, "Dalia", None, "ar"),
    ):
        add_person(world, user)
    add_group(world, CLUB, (ANNA, BORIS, CARLA, DALIA))
