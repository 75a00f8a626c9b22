"""The reference of the requests as a page without scripts, from the OpenAPI schema."""

from __future__ import annotations

import json
from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse

from ...plain import Json

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Tengen: the web API</title>
<h1>Tengen {version}: the web API</h1>
<p>As a schema: <a href="/api/openapi.json">OpenAPI</a>.
The socket is at <code>/api/live</code>.</p>
{operations}<h2>Schemas</h2>{schemas}</html>"""


async def show_docs(request: Request) -> HTMLResponse:
    """All requests with their parameters."""
    schema = request.app.openapi()
    operations = "".join(
        _operation(path, method, operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    )
    schemas = "".join(
        f'<h3 id="{escape(name)}">{escape(name)}</h3><pre>{_pretty(model)}</pre>'
        for name, model in schema["components"]["schemas"].items()
    )
    version = escape(schema["info"]["version"])
    return HTMLResponse(PAGE.format(version=version, operations=operations, schemas=schemas))


def _operation(path: str, method: str, operation: Json) -> str:
    body = operation.get("requestBody", {}).get("content", {})
    reference = body.get("application/json", {}).get("schema", {}).get("$ref", "")
    name = reference.rpartition("/")[2]
    takes = f'<p>Takes <a href="#{escape(name)}">{escape(name)}</a>.</p>' if name else ""
    parameters = "".join(
        f"<li><code>{escape(row['name'])}</code> {_pretty(row['schema'])}</li>"
        for row in operation.get("parameters", ())
    )
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('description', ''))}</p>{takes}<ul>{parameters}</ul>"
    )


def _pretty(value: object) -> str:
    return escape(json.dumps(value, indent=1))
