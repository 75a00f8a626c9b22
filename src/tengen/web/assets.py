"""The page as browsers load it: one script and one style sheet, compressed and cached forever.

The sources in `static/` are ES modules that also run as they are: `/static/index.html` is the page
without this, for a debugger. Here its modules become one script, each in a function of its own, in
the order in which they need each other. An asset's address contains a hash of its content, so a
browser never has to ask whether its copy is current. The page's own texts, `{t:key}` in its
source, and the file of all others are those of the visitor's language.

Two more pages are made in the same way: one game in a frame of another site (`embed.py`), and the
demo of the board widget, which other sites load as one module and one sheet (docs/widget.md).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from html import escape
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from .. import png
from ..texts import catalogue, choose_language, languages
from ..texts.catalogue import ENGLISH, headers

OPEN = {"access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin"}
FOR_EVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"  # browsers check each time whether their copy is current
ADDRESS = "/assets/"
SOURCES = "/static/"
PREVIEW_PIXELS = 630  # the sides of a link's picture
LANGUAGE_COOKIE = "tengen_language"  # the page sets it to what was chosen in its settings
NOT_ON_THE_PAGE = ("terminal-", "lessons-")  # how the keys of other texts begin
EMBEDDED = (  # how the keys of the texts of an embedded game begin
    *("embed-", "board-", "step-", "result-", "player", "level-number", "bot-name"),
    *("error-", "web-no-", "web-rate", "refused-", "format-", "setup-", "rule-unknown"),
    *("list-comma", "opening-n"),
)

_IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async function|function|class|const) (\w+))", re.MULTILINE)
_OTHER = re.compile(  # what `bundle` does not know
    r"^(?:import|export)\b.*|.*\bimport\.meta.*|.*(?<!async )(?<!\.)\bimport\(.*", re.MULTILINE
)
_NOTES = re.compile(  # comments, empty lines and indents
    r"^ *//.*\n|^ */\*\*(?:.|\n)*?\*/\n|^ +(?=\S)|^\n|(?<=[;,{}]) // [^\"'`\n]*$", re.MULTILINE
)
_STYLE_NOTES = re.compile(r"/\*[^*]*\*+(?:[^/*][^*]*\*+)*/\n?|^ +|^\n", re.MULTILINE)
_STYLE = re.compile(r' *<link rel="stylesheet" href="([^"]+)" />\n')
_SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')
_HEAD = """<link rel="stylesheet" href="{style}" />
    <script type="module" src="{script}"></script>"""
_FRAMED_HEAD = """<link rel="stylesheet" href="{style}" />
    <script defer src="{script}"></script>"""  # modules do not load in a frame without an origin
_ICON = re.compile(r'(?<=rel="icon" href=")([^"]+)')
_TOUCH_ICON = "/icon-192.png"  # stands for the icon that a phone shows
_ICON_PIXELS = (192, 512)
_PAGE_TEXT = re.compile(r"\{t:([\w-]+)\}")
_TEXTS = "/texts.js"  # stands for the texts of a language
_MANIFEST = "/manifest.webmanifest"  # stands for what a browser needs to install the page
WORKER = "sw.js"
_BACKGROUND = "#f5f2ec"  # while an installed page starts
_DATA = "{data}"  # stands for the game that is embedded
WIDGET = "/widget/"
WIDGET_EXPORTS = ("BoardWidget", "DEFAULTS", "speak")
_WIDGET_FILES = {
    "board.d.ts": "text/plain",
    "index.html": "text/html",
    "demo.js": "text/javascript",
    "demo.css": "text/css",
}
_PAGE_ONLY = re.compile(r"^html \{[^}]*\}\n", re.MULTILINE)  # not for boards


class Asset(NamedTuple):
    """A file in memory, plain and compressed."""

    content: bytes
    compressed: bytes
    media_type: str
    cache: str = FOR_EVER
    vary: str = "accept-encoding"
    is_open: bool = False  # other sites may load it

    @classmethod
    def of(cls, text: str, media_type: str) -> Asset:
        """The asset with this text."""
        content = text.encode()
        return cls(content, gzip.compress(content, mtime=0), media_type)

    @classmethod
    def picture(cls, content: bytes) -> Asset:
        """A PNG file, which is compressed already."""
        return cls(content, b"", "image/png")

    @property
    def tag(self) -> str:
        """What stands for the content, in addresses and headers."""
        return hashlib.sha256(self.content).hexdigest()[:16]

    def response(self, request: Request) -> Response:
        """The asset, or that the browser's copy is current."""
        headers = {"cache-control": self.cache, "etag": f'"{self.tag}"', "vary": self.vary}
        if self.is_open:
            headers |= OPEN
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        content = self.content
        if self.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            content = self.compressed
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type=self.media_type)


class Assets:
    """The page and what it loads, made from the sources in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._by_name: dict[str, Asset] = {}
        self._pages: dict[tuple[str, bool], Asset] = {}
        self._frames: dict[str, str] = {}
        self._sources = self._source("index.html")
        self._bundled = self._joined("page", self._sources, _HEAD)
        self._framed = self._joined("embed", self._source("embed.html"), _FRAMED_HEAD)
        self._icons = self._make_icons()
        self.widget = self._make_widget()
        self.worker = Asset.of(self._source(WORKER), "text/javascript")._replace(cache=REVALIDATE)

    def page(self, language: str, *, is_bundled: bool = True) -> Asset:
        """The page in a language; without bundling it loads every module by itself."""
        if (language, is_bundled) not in self._pages:
            page = self._bundled if is_bundled else self._sources
            made = Asset.of(self._in_words(page, language), "text/html")
            vary = "accept-encoding, accept-language, cookie"
            self._pages[language, is_bundled] = made._replace(cache=REVALIDATE, vary=vary)
        return self._pages[language, is_bundled]

    def previewed(self, language: str, picture: str) -> Asset:
        """The page with what a link to it shows elsewhere; `picture` is a full address."""
        plain, text = self.page(language), catalogue(language).text
        rows = {
            "og:type": "website",
            "og:site_name": "Tengen",
            "og:title": text("page-title"),
            "og:description": text("page-description"),
            "og:image": picture,
            "og:image:width": str(PREVIEW_PIXELS),
            "og:image:height": str(PREVIEW_PIXELS),
            "twitter:card": "summary",  # the large one shows only the middle of a square picture
        }
        metas = (f'<meta property="{name}" content="{escape(of)}" />' for name, of in rows.items())
        page = plain.content.decode().replace("</head>", "".join(metas) + "</head>", 1)
        return Asset.of(page, plain.media_type)._replace(cache=plain.cache, vary=plain.vary)

    def embedded(self, language: str, data: str) -> Asset:
        """The page that shows a game, `data` in JSON, in a frame of another site."""
        if language not in self._frames:
            self._frames[language] = self._framed_in_words(language)
        page = self._frames[language].replace(_DATA, data.replace("<", "\\u003c"), 1)
        made = Asset.of(page, "text/html")
        return made._replace(cache=REVALIDATE, vary="accept-encoding, accept-language, cookie")

    def _framed_in_words(self, language: str) -> str:
        few = Asset.of(texts_script(language, only=EMBEDDED), "text/javascript")
        texts = self._add("embed-texts", "js", few._replace(is_open=True))
        return worded(self._framed, language).replace(_TEXTS, texts)

    def _joined(self, name: str, page: str, head: str) -> str:
        """A page with one sheet and one script in place of its own."""
        is_open = head is _FRAMED_HEAD
        styles = "".join(map(self._read, _STYLE.findall(page)))
        sheet = Asset.of(_STYLE_NOTES.sub("", styles), "text/css")._replace(is_open=is_open)
        style = self._add("style" if name == "page" else f"{name}-style", "css", sheet)

        def scripted(found: re.Match[str]) -> str:
            joined = Asset.of(bundle(self._modules(found[1])), "text/javascript")
            script = self._add(name, "js", joined._replace(is_open=is_open))
            return head.format(style=style, script=script)

        made = _SCRIPT.sub(scripted, _STYLE.sub("", page))
        return _ICON.sub(lambda found: self._icon(found[1]), made)

    def _make_widget(self) -> dict[str, Asset]:
        """The board for other sites, by file name: module, sheet, types, and the demo."""
        modules = self._modules(f"{SOURCES}js/board/board.js")
        exports = ", ".join(WIDGET_EXPORTS)
        script = f"{bundle(modules)}export const {{ {exports} }} = $m{len(modules) - 1};\n"
        colors = _PAGE_ONLY.sub("", self._source("css/tokens.css")).replace(":root", ".tb-host")
        sheet = _STYLE_NOTES.sub("", colors + self._source("css/board.css"))
        files = {"board.js": (script, "text/javascript"), "board.css": (sheet, "text/css")}
        for name, kind in _WIDGET_FILES.items():
            files[name] = (self._source(f"widget/{name}"), kind)
        return {
            name: Asset.of(text, kind)._replace(cache=REVALIDATE, is_open=True)
            for name, (text, kind) in files.items()
        }

    def _in_words(self, page: str, language: str) -> str:
        texts = self._add("texts", "js", Asset.of(texts_script(language), "text/javascript"))
        page = worded(page, language).replace(_TEXTS, texts)
        page = page.replace(_MANIFEST, self._manifest(language))
        return page.replace(_TOUCH_ICON, str(self._icons[-1]["src"]))

    def _manifest(self, language: str) -> str:
        """By this a browser offers to install the page as a program of its own."""
        manifest = {
            "id": "/",
            "name": "Tengen",
            "short_name": "Tengen",
            "description": catalogue(language).text("page-description"),
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": _BACKGROUND,
            "theme_color": _BACKGROUND,
            "icons": self._icons,
        }
        written = json.dumps(manifest, ensure_ascii=False)
        asset = Asset.of(written, "application/manifest+json")
        return self._add("manifest", "webmanifest", asset)

    def _make_icons(self) -> list[dict[str, str]]:
        """The icons of an installed page: the drawing, and PNG files for those who want them."""
        drawing = self._source("favicon.svg")
        icons = [_shown_icon(self._icon(f"{SOURCES}favicon.svg"), "any", "image/svg+xml")]
        for pixels in _ICON_PIXELS:
            for purpose, source in (("any", drawing), ("maskable", _bled(drawing))):
                asset = Asset.picture(png.render(source, pixels))
                address = self._add(f"icon-{purpose}-{pixels}", "png", asset)
                icons.append(_shown_icon(address, f"{pixels}x{pixels}", "image/png", purpose))
        return icons

    def __getitem__(self, name: str) -> Asset:
        if name not in self._by_name:
            raise HTTPException(404, "Not Found")
        return self._by_name[name]

    def _add(self, name: str, suffix: str, asset: Asset) -> str:
        """Keep an asset; its address."""
        full = f"{name}-{asset.tag}.{suffix}"
        self._by_name[full] = asset
        return ADDRESS + full

    def _icon(self, address: str) -> str:
        return self._add("icon", "svg", Asset.of(self._read(address), "image/svg+xml"))

    def _read(self, address: str) -> str:
        return self._source(address.removeprefix(SOURCES))

    def _source(self, name: str) -> str:
        return (self._folder / name).read_text(encoding="utf-8")

    def _modules(self, entry: str) -> dict[str, str]:
        """The sources of a module and of all that it needs, those that are needed first."""
        done: dict[str, str] = {}

        def visit(name: str, above: tuple[str, ...]) -> None:
            if name in above:
                raise ValueError(f"{name} imports itself by way of {above[-1]}")
            if name not in done:
                source = self._source(name)
                for _, needed in _IMPORT.findall(source):
                    visit(_imported(name, needed), (*above, name))
                done[name] = source

        visit(entry.removeprefix(SOURCES), ())
        return done


def _shown_icon(src: str, sizes: str, kind: str, purpose: str = "any") -> dict[str, str]:
    return {"src": src, "sizes": sizes, "type": kind, "purpose": purpose}


def _bled(drawing: str) -> str:
    """An icon with its ground up to the edges, so that a phone can cut it to any shape."""
    wide = drawing.replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
    return re.sub(
        r'<rect width="32" height="32" rx="7"', '<rect x="-5" y="-5" width="42" height="42"', wide
    )


def worded(page: str, language: str) -> str:
    """The source of a page with its texts in a language."""
    text = catalogue(language).text
    page = _PAGE_TEXT.sub(lambda found: escape(text(found[1])), page)
    return page.replace('lang="en"', f'lang="{language}"')


def language_of(request: Request) -> str:
    """The language that a visitor has chosen, or else their browser's."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    return choose_language([chosen, *_accepted(request.headers.get("accept-language", ""))])


def _accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    wishes = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        with suppress(ValueError):
            wishes.append((-float(weight or 1), tag.strip()))
    return [tag for _, tag in sorted(wishes, key=lambda wish: wish[0])]


def texts_script(language: str, *, only: tuple[str, ...] = ("",)) -> str:
    """A script with the texts of the page in a language, and what other languages there are.

    `only` are the beginnings of the keys that are wanted.
    """
    english = {} if language == ENGLISH else catalogue(ENGLISH).patterns
    patterns = {**english, **catalogue(language).patterns}
    data = {
        "language": language,
        "languages": languages(),
        "unread": [name for name in languages() if not headers(name)["Reviewed"]],
        "messages": {
            key: text
            for key, text in patterns.items()
            if key.startswith(only) and not key.startswith(NOT_ON_THE_PAGE)
        },
    }
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"globalThis.tengenTexts={written};\n"


def bundle(modules: Mapping[str, str]) -> str:
    """One script from modules by name, each of which imports only from those before it."""
    numbers = {name: number for number, name in enumerate(modules)}
    return "".join(_wrapped(name, source, numbers) for name, source in modules.items())


def _wrapped(name: str, source: str, numbers: Mapping[str, int]) -> str:
    """A module as a function that returns what it exports."""

    def take(found: re.Match[str]) -> str:
        names = re.sub(r"(\w+) as (\w+)", r"\1: \2", " ".join(found[1].split()))
        return f"const {{ {names} }} = $m{numbers[_imported(name, found[2])]};\n"

    body = _NOTES.sub("", _EXPORT.sub(r"\1", _IMPORT.sub(take, source)))
    if odd := _OTHER.search(body):
        raise ValueError(f"{name}: the page's script cannot contain {odd.group().strip()!r}")
    exported = ", ".join(export for _, export in _EXPORT.findall(source))
    start, end = f"const $m{numbers[name]} = (() => {{", f"return {{ {exported} }};\n}})();"
    return f"// {name}\n{start}\n{body}{end}\n"


def _imported(name: str, relative: str) -> str:
    """The name of a module that another one imports."""
    return normpath(join(dirname(name), relative))
