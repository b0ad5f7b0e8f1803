"""Which Athanor this is."""

VERSION = "0.1.0"  # the same as in pyproject.toml, as a test sees to: looking it up there would make the title wait
