import doctest
import importlib
import pkgutil

import pytest

import specviz.engine

MODULES = [module.name for module in pkgutil.iter_modules(specviz.engine.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_are_true(name: str) -> None:
    module = importlib.import_module(f"specviz.engine.{name}")
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
