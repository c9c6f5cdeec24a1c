"""Everything but the compiled engine is in pyproject.toml.

With SANDTABLE_COMPILE=1 the engine is compiled by mypyc, which must be installed already:
SANDTABLE_COMPILE=1 pip wheel --no-build-isolation --no-deps .
SANDTABLE_OPTIMISE=1 makes that quicker and the engine slower: enough to test it.
"""

import hashlib
import itertools
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


class QuickBuild(build_ext):
    """Compile the C files of an extension side by side; setuptools takes them one by one.

    What they include first, Python's headers and mypyc's of a megabyte, is compiled once for all.
    """

    def build_extensions(self) -> None:
        """Build everything, with as many C compilers at once as there are cores."""
        compiler: Any = self.compiler
        compile_one, link = compiler._compile, compiler.link_shared_object
        running: list[Future[None]] = []

        def begin(
            target: str, source: str, kind: str, options: list[str], extra: list[str], *rest: Any
        ) -> None:
            extra = [*extra, *self._precompiled(source, options, extra)]
            running.append(pool.submit(compile_one, target, source, kind, options, extra, *rest))

        def link_when_compiled(*args: Any, **options: Any) -> None:
            while running:
                running.pop().result()
            link(*args, **options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiler._compile = begin
            compiler.link_shared_object = link_when_compiled
            super().build_extensions()

    def _precompiled(self, source: str, options: list[str], extra: list[str]) -> list[str]:
        """Options that let the compiler read what the file includes first in compiled form."""
        with Path(source).open(encoding="utf-8") as lines:
            text = "".join(itertools.takewhile(lambda line: line.startswith("#include"), lines))
        if os.name != "posix" or not text:
            return []
        key = hashlib.sha256(repr((text, options, extra)).encode()).hexdigest()[:16]
        header = Path("build", "c", f"first_{key}.h")
        compiled = header.with_suffix(".h.gch")
        if header not in self._headers:
            self._headers.add(header)
            header.write_text(text, encoding="utf-8")
            compiler: Any = self.compiler
            arguments = [*options, *extra, "-x", "c-header", str(header), "-o", str(compiled)]
            compiler.spawn([*compiler.compiler_so, *arguments])
        return ["-include", str(header)]

    def initialize_options(self) -> None:
        super().initialize_options()
        self._headers: set[Path] = set()


setup(
    cmdclass={"build_ext": QuickBuild},
    ext_modules=extensions() if os.environ.get("SANDTABLE_COMPILE") == "1" else [],
)
