import doctest
import importlib
import pkgutil

import pytest

import specviz.engine
import specviz.view

MODULES = [
    module.name
    for package in (specviz.engine, specviz.view)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_most_modules_show_an_example() -> None:
    attempted = [doctest.testmod(importlib.import_module(name)).attempted for name in MODULES]
    assert sum(count > 0 for count in attempted) > len(MODULES) / 2
