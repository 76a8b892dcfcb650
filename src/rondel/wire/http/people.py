"""Bodies of requests and answers about people and how they are told of things."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire.http.body import Body
from rondel.wire.limits import Address, Email, Name, Password, Token, Word


class Rename(Body, frozen=True):
    name: Name


class Register(Body, frozen=True):
    """Make the guest I am an account; tables and seats stay."""

    email: Email
    password: Password
    name: Annotated[str, Meta(max_length=40)] = ""


class Login(Body, frozen=True):
    email: Email
    password: Annotated[str, Meta(max_length=200)]


class ForgotPassword(Body, frozen=True):
    email: Email


class ResetPassword(Body, frozen=True):
    token: Token
    password: Password


class VerifyEmail(Body, frozen=True):
    token: Token


class DeleteMe(Body, frozen=True):
    """Everything about me goes; in matches I am 'somebody'."""

    sure: bool


class NoticeSettings(Body, frozen=True):
    """How somebody wants to be told that it is their turn."""

    mail: bool = True
    webhook: Address = ""
    push: bool = False
    language: Word = "en"


class PushSubscription(Body, frozen=True):
    """What the browser's push service gave the client."""

    endpoint: Address
    p256dh: Token = ""
    auth: Token = ""


class PushKey(Struct, frozen=True):
    key: str
    """The server's public key; empty: this server cannot push."""


class WebhookKey(Struct, frozen=True):
    key: str
    """The header `x-rondel-signature` is `sha256=` and the HMAC of the body with this key, in hexadecimal."""


class TestNotice(Body, frozen=True):
    channel: Literal["mail", "webhook", "push"]
