"""MkDocs hooks: pages from the top of the repository join the site; it loads nothing foreign."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGES = {
    "architecture.md": "ARCHITECTURE.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
}
_SITE_NAMES = {top: page for page, top in PAGES.items()}
_FOREIGN = re.compile(
    r"""<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//[^>]*>"""
)
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from the top of the repository to those of `docs/`."""
    from mkdocs.structure.files import File

    for page, top in PAGES.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / top)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Point links between the two places at pages of the site."""
    return _LINK.sub(lambda link: f"]({_site_target(link[1])}", markdown)


def _site_target(target: str) -> str:
    name = target.removeprefix("../").removeprefix("docs/")
    return _SITE_NAMES.get(name, name if target.startswith("docs/") else target)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Refuse a page that loads something from another host."""
    from mkdocs.exceptions import PluginError

    foreign = _FOREIGN.search(output)
    if foreign:
        raise PluginError(f"{page.file.src_path} loads from another host: {foreign[0]}")
    return output
