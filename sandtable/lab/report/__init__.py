"""Results as a page: one HTML file that needs nothing else."""

from sandtable.lab.report.page import make_page

__all__ = ["make_page"]
