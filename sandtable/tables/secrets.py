"""Secrets of players and invitations, recovery codes. Only their hashes are stored."""

import hashlib
import secrets
from typing import Final

#: Secrets made here are shorter.
LONGEST_SECRET: Final = 128
#: How exactly it is noted when a secret was last used, in seconds.
SEEN_EVERY: Final = 86_400.0
#: What recovery codes are written with: nothing that looks or sounds like something else, and no
#: vowels, so that they contain no words. Twenty characters have 90 bits.
CODE_ALPHABET: Final = "2346789CDFGHJKMPQRTVWXY"
CODE_GROUPS: Final = 5
CODE_GROUP: Final = 4
#: Cyrillic letters that look like some of them: somebody may type what they see.
LOOK_ALIKES: Final = str.maketrans("СНКМРТХУ", "CHKMPTXY")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A unique id that is not secret."""
    return secrets.token_hex(4)


def new_code() -> str:
    """A recovery code, in groups that are easy to write down."""
    signs = [secrets.choice(CODE_ALPHABET) for _ in range(CODE_GROUPS * CODE_GROUP)]
    groups = ["".join(signs[at : at + CODE_GROUP]) for at in range(0, len(signs), CODE_GROUP)]
    return "-".join(groups)


def read_code(typed: str) -> str:
    """A recovery code as it was given out, however it was typed."""
    signs = typed.upper().translate(LOOK_ALIKES)
    return "".join(sign for sign in signs if sign in CODE_ALPHABET)


def hash_of(secret: str) -> str:
    """The hash that is stored of a secret, which is long and random and so needs no salt."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
