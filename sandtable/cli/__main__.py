"""``python -m sandtable.cli`` is the ``sandtable`` command."""

from sandtable.cli import main

if __name__ == "__main__":
    main()
