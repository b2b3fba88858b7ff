"""What every test shares: hypothesis without a clock, so that a busy machine fails nothing."""

from hypothesis import settings

settings.register_profile("specviz", deadline=None)
settings.load_profile("specviz")
