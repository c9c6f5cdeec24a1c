"""Firing: targets, rolls, hits, templates, flames, Opportunity Fire."""
