"""The packages that people install. `make dist` also installs the wheels and tries them."""

import zipfile
from pathlib import Path

from tools.dist import build_sources, build_wheel
from tools.try_wheel import package_files


def test_a_wheel_has_all_files_of_the_package_and_no_others(tmp_path: Path) -> None:
    """Data files are packed by their suffixes, which pyproject.toml lists."""
    wheel = build_wheel(build_sources(tmp_path), tmp_path, compiled=False)
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == package_files()
    assert wheel.name.endswith("-py3-none-any.whl")
