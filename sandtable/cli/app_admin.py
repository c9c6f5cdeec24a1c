"""The commands of ``sandtable admin`` and their arguments."""

from typing import Annotated, Final

import typer

from sandtable.cli.commands import Commands, DatabaseUrl, DataFolder

DAMAGED: Final = 1

admin = typer.Typer(cls=Commands, help="cli-help-admin", no_args_is_help=True)


@admin.command("tables", help="cli-help-admin-tables")
def admin_tables(
    context: typer.Context,
    game: Annotated[str, typer.Option(metavar="GAME", help="cli-help-admin-game")] = "",
    state: Annotated[str, typer.Option(metavar="STATE", help="cli-help-admin-state")] = "",
    data: DataFolder = None,
    url: DatabaseUrl = "",
) -> None:
    from sandtable.cli import admin
    from sandtable.server.folder import database_url

    admin.list_tables(context.obj, database_url(url, data), game, state)


@admin.command("players", help="cli-help-admin-players")
def admin_players(context: typer.Context, data: DataFolder = None, url: DatabaseUrl = "") -> None:
    from sandtable.cli import admin
    from sandtable.server.folder import database_url

    admin.list_players(context.obj, database_url(url, data))


@admin.command("published", help="cli-help-admin-published")
def admin_published(context: typer.Context, data: DataFolder = None, url: DatabaseUrl = "") -> None:
    from sandtable.cli import admin
    from sandtable.server.folder import database_url

    admin.list_published(context.obj, database_url(url, data))


@admin.command("withdraw", help="cli-help-admin-withdraw")
def admin_withdraw(
    context: typer.Context,
    id: Annotated[str, typer.Argument(metavar="ID", help="cli-help-admin-published-id")],
    data: DataFolder = None,
    url: DatabaseUrl = "",
) -> None:
    from sandtable.cli import admin
    from sandtable.server.folder import database_url

    admin.withdraw(context.obj, database_url(url, data), id)


@admin.command("expire", help="cli-help-admin-expire")
def admin_expire(
    context: typer.Context,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-help-dry-run")] = False,
    data: DataFolder = None,
    url: DatabaseUrl = "",
) -> None:
    from sandtable.cli import admin
    from sandtable.server.folder import database_url

    admin.expire(context.obj, database_url(url, data), dry_run)


@admin.command("check", help="cli-help-admin-check")
def admin_check(context: typer.Context, data: DataFolder = None, url: DatabaseUrl = "") -> None:
    from sandtable.cli import admin
    from sandtable.server.folder import database_url

    if not admin.check(context.obj, database_url(url, data)):
        raise typer.Exit(DAMAGED)


@admin.command("migrate", help="cli-help-admin-migrate")
def admin_migrate(context: typer.Context, data: DataFolder = None, url: DatabaseUrl = "") -> None:
    from sandtable.cli import admin
    from sandtable.server.folder import database_url

    admin.migrate(context.obj, database_url(url, data))
