"""Which Athanor this is."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version


def version() -> str:
    try:
        return installed_version("athanor")
    except PackageNotFoundError:  # run from a folder that nobody installed
        return "(not installed)"
