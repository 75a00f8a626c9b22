"""The page's pure modules, tested where they run: in the browser."""

from __future__ import annotations

from pathlib import Path

from browsing import Visitor

UNITS = Path(__file__).parent / "units.js"


def test_pure_modules(visitor: Visitor) -> None:
    script = UNITS.read_text(encoding="utf-8")
    visitor.page.route(
        "**/static/units.js",
        lambda route: route.fulfill(body=script, content_type="text/javascript"),
    )
    visitor.open("/static/index.html?view=settings")  # whose modules are the ones that are imported
    result = visitor.page.evaluate("import('/static/units.js').then(units => units.run())")
    assert result["failures"] == []
    assert result["count"] > 10
