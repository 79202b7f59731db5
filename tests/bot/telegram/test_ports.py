"""The host and port that a setting names, taken before anything is begun there."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest
from aiohttp import web

from bot.telegram.listening import answering
from bot.telegram.ports import CannotListen, take

HERE = "127.0.0.1"


def test_a_place_is_had_once() -> None:
    with closing(take("LISTEN", HERE, 0)) as place:
        port = place.port
        place.sockets[0].listen()
        with pytest.raises(CannotListen) as told:
            take("LISTEN", HERE, port)
        assert str(told.value) == f"cannot listen at {HERE}:{port}: Address already in use"
        assert told.value.setting == "LISTEN"
    take("LISTEN", HERE, port).close()


def test_a_place_that_is_shared_is_had_by_several() -> None:
    with closing(take("LISTEN", HERE, 0, shared=True)) as one:
        one.sockets[0].listen()
        with closing(take("LISTEN", HERE, one.port, shared=True)) as other:
            other.sockets[0].listen()


def test_an_address_of_another_machine_is_told() -> None:
    with pytest.raises(CannotListen, match=r"192\.0\.2\.1:80: .* address"):
        take("LISTEN", "192.0.2.1", 80)


def test_a_name_that_leads_nowhere_is_told_as_such() -> None:
    error = socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    told = str(CannotListen("LISTEN", "nowhere", 80, error))
    assert told == "cannot listen at nowhere:80: Name or service not known"


async def test_of_two_that_took_it_before_either_listened_one_is_told() -> None:
    with closing(take("LISTEN", HERE, 0)) as first:
        second = take("LISTEN", HERE, first.port)
        async with answering(web.Application(), first, leave_s=1):
            with pytest.raises(CannotListen, match="in use"):
                async with answering(web.Application(), second, leave_s=1):
                    raise AssertionError("both listen")
    assert all(one.fileno() == -1 for one in (*first.sockets, *second.sockets))


def test_a_name_of_several_addresses_is_taken_as_far_as_the_machine_has_them() -> None:
    with closing(take("LISTEN", "localhost", 0)) as place:
        assert {one.family for one in place.sockets} <= {socket.AF_INET, socket.AF_INET6}
        assert place.sockets
