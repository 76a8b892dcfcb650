"""Where the server can be reached: what every link, mail and QR code begins with."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

from rondel.server.config import Config

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
