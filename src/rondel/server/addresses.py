"""Where the server can be reached: what every link, mail and QR code begins with."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from urllib.parse import urlsplit

from rondel.server.config import Config

HOST = re.compile(r"[A-Za-z0-9.\[\]:-]+")
"""What can stand in a `Host` header, and in the policy that is sent back."""
EVERYWHERE = frozenset({"", "0.0.0.0", "::"})


def address(config: Config) -> str:
    """The address to give to people: the one that is set, else one at which the server listens.

    >>> address(Config(host="127.0.0.1", port=80)), address(Config(host="::1")), address(Config(url="https://a.example/"))
    ('http://127.0.0.1:80', 'http://[::1]:8000', 'https://a.example')
    """
    if config.url:
        return config.url.rstrip("/")
    host = lan_address() if config.host in EVERYWHERE else config.host
    return f"http://{f'[{host}]' if ':' in host else host}:{config.port}"


def keeps_others_out(config: Config) -> bool:
    """Does the server listen only to the machine it runs on?

    >>> [keeps_others_out(Config(host=host)) for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "192.168.1.4")]
    [True, True, True, False, False]
    """
    if config.host in EVERYWHERE:
        return False
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(config.host).is_loopback
    return config.host.lower() == "localhost"


def lan_address() -> str:
    """This machine's address as other devices in the house see it. Nothing is sent to find it out."""
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def household(address: str) -> str:
    """Whom a limit counts: an address, or with IPv6 the 64 bits in front, for the rest of which anybody may choose.

    >>> household("203.0.113.7"), household("2001:db8::1:2:3:4"), household("::ffff:203.0.113.7"), household("local")
    ('203.0.113.7', '2001:db8::/64', '203.0.113.7', 'local')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Names:
    """The names under which this server may be asked for something.

    A page of somebody else can let its own name point to an address in this network, and would then be on the same
    origin as the server. So a name must be known; an address, or a name that no page can have, is always one.

    >>> names = Names(Config(url="https://games.example.org", names="play.example.org"))
    >>> [names.know(host) for host in ("games.example.org", "PLAY.example.org:443", "192.168.1.4:8000", "[::1]:80")]
    [True, True, True, True]
    >>> [names.know(host) for host in ("evil.example", "games.example.org.evil.example", "games_example", "a b", "")]
    [False, False, False, False, False]
    """

    def __init__(self, config: Config) -> None:
        own = socket.gethostname().lower()
        said = (urlsplit(config.url).hostname or "", config.host, *config.names.split(","))
        self._names = {"localhost", own, f"{own.partition('.')[0]}.local", *(name.strip().lower() for name in said)} - {
            ""
        }

    def know(self, host: str) -> bool:
        """Is a `Host` header, or the same part of an origin, one of ours?"""
        if not HOST.fullmatch(host):
            return False
        with contextlib.suppress(ValueError):
            name = (urlsplit(f"//{host}").hostname or "").lower()
            if name in self._names or name.endswith(".localhost"):
                return True
            ipaddress.ip_address(name)
            return True
        return False
