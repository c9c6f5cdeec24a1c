"""Bots that fail or give up, to be named as ``tests.server.sleeper:Sleeper``."""

import os
import time
from collections.abc import Mapping
from typing import Any

from sandtable.bots import Bot
from sandtable.kernel.action import RESIGN, Action


class Sleeper(Bot):
    """Never comes to an end."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        time.sleep(3600)
        return legal[0]


class Crasher(Bot):
    """Takes its process down."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        os._exit(3)


class Cheat(Bot):
    """Wants what it may not have."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        return ("win",)


class Quitter(Bot):
    """Sees no hope."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        return RESIGN
