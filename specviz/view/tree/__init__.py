"""Pictures and words of a candidate tree."""
