"""Every request with inputs that nobody thought of: no answer is a fault of the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.testclient import TestClient

from tengen.web.app import create_app
from tengen.web.config import Config
from tengen.web.limits import Rate
from tengen.web.rates import RATES
from web_support import new_game, running_app

SOME, MANY = 5, 100  # inputs for each request

SCHEMA = schemathesis.openapi.from_dict(create_app(Config(database="sqlite://")).openapi())


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with (
        pytest.MonkeyPatch.context() as patch,
        running_app(tmp_path_factory.mktemp("schema"), behaviour="instant") as made,
    ):
        for name in RATES:  # inputs are tried here, not how often
            patch.setitem(RATES, name, (Rate(10**6, 1.0), Rate(10**6, 1.0)))
        made.get("/")
        yield made


def check(case: Any, client: TestClient) -> None:
    """Send a case, to a game that exists half of the time, and look at the answer."""
    parameters = case.path_parameters or {}
    if "game" in parameters and len(str(parameters["game"])) % 2:
        parameters["game"] = new_game(client, ref="the-game-of-the-schema")["id"]
    wanted = case.as_transport_kwargs(base_url="http://localhost:8765")
    names = {"data": "content"} | {
        name: name for name in ("method", "url", "params", "headers", "json")
    }
    sent = {names[name]: value for name, value in wanted.items() if name in names and value}
    answer = client.request(**sent)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert error["code"]
        assert error["message"]


def quick(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


@SCHEMA.parametrize()
@quick(SOME)
def test_no_input_is_a_fault_of_the_server(case: Any, client: TestClient) -> None:
    check(case, client)


@pytest.mark.long
@SCHEMA.parametrize()
@quick(MANY)
def test_no_input_of_many_is_a_fault_of_the_server(case: Any, client: TestClient) -> None:
    check(case, client)
