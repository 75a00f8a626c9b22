"""`tengen texts`: the languages there are, and a check for whoever translates."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..errors import FormatError
from ..texts import languages
from ..texts.catalogue import headers, source
from ..texts.check import CatalogueReport, check_catalogue

WRONG = 1  # exit code of a check that finds a fault

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    help="""List the languages, and check a translation.

    \b
    Examples:
      tengen texts list               the languages, and who has reviewed each
      tengen texts check sv.ftl       a catalogue that is being translated
      tengen texts check              all that are shipped
    """,
)


@app.command("list")
def list_command() -> None:
    """List the languages and who has reviewed their texts."""
    for language, title in languages().items():
        print(f"{language:<8} {title}: {headers(language)['Reviewed'] or 'not read yet'}")


@app.command("check")
def check_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]...", help="Catalogues; default: all that are shipped."),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print faults only.")] = False,
) -> None:
    """Check catalogues: syntax, missing texts and terms, parameters, plural forms.

    Faults end in exit code 1. Remarks, such as a text that equals the English one, are only
    printed.
    """
    found = {f"{language}.ftl": source(language) for language in languages()}
    if files:
        found = {path.name: _text(path) for path in files}
    faults = 0
    for name, text in found.items():
        report = check_catalogue(name.removesuffix(".ftl"), text)
        _print(name, report, quiet=quiet)
        faults += len(report.faults)
    if faults:
        raise typer.Exit(WRONG)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FormatError(f"{path} is not UTF-8: {error}") from error


def _print(name: str, report: CatalogueReport, *, quiet: bool) -> None:
    for fault in report.faults:
        print(f"{name}: {fault}")
    if not quiet:
        for remark in report.remarks:
            print(f"{name}: remark: {remark}")
        print(f"{name}: {len(report.faults)} faults, {len(report.remarks)} remarks")
