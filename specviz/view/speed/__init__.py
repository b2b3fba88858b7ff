"""Charts and words of the theory."""
