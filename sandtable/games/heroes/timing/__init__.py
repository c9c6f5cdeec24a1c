"""Timing (HOS-31): windows, their hosts, and rolls between two windows."""
