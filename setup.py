"""Everything but the compiled engine is in pyproject.toml.

With SANDTABLE_COMPILE=1 the engine is compiled by mypyc, which must be installed already:
SANDTABLE_COMPILE=1 pip wheel --no-build-isolation --no-deps .
SANDTABLE_OPTIMISE=1 makes that quicker and the engine slower: enough to test it.
"""

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = ("sandtable/kernel", "sandtable/board", "sandtable/games")
#: What a game has beside its rules and its policy stays interpreted.
BESIDE = {"hindsight", "picture", "studio", "terminal", "words"}
#: Nobody outside calls the engine's C functions, so they call each other without a detour.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]


def extensions() -> list[Extension]:
    """The engine's modules, as C extensions."""
    from mypyc.build import mypycify

    modules = [path for part in ENGINE for path in Path(part).rglob("*.py")]
    # A module with a stub is written for the interpreter.
    sources = sorted(
        str(path)
        for path in modules
        if not path.with_suffix(".pyi").exists() and not BESIDE & {path.stem, *path.parts}
    )
    level = os.environ.get("SANDTABLE_OPTIMISE", "3")
    options = {"opt_level": level, "debug_level": "0", "multi_file": True, "target_dir": "build/c"}
    # A cache of its own: `make test` checks types meanwhile, and two processes cannot share one.
    found: list[Extension] = mypycify(["--cache-dir=build/mypy", *sources], **options)
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
    return found


class ParallelBuild(build_ext):
    """Compile the C files of an extension side by side; setuptools takes them one by one."""

    def build_extensions(self) -> None:
        """Build everything, with as many C compilers at once as there are cores."""
        compiler: Any = self.compiler
        compile_one, link = compiler._compile, compiler.link_shared_object
        running: list[Future[None]] = []

        def link_when_compiled(*args: Any, **options: Any) -> None:
            while running:
                running.pop().result()
            link(*args, **options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiler._compile = lambda *args: running.append(pool.submit(compile_one, *args))
            compiler.link_shared_object = link_when_compiled
            super().build_extensions()


setup(
    cmdclass={"build_ext": ParallelBuild},
    ext_modules=extensions() if os.environ.get("SANDTABLE_COMPILE") == "1" else [],
)
