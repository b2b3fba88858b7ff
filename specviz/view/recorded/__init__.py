"""Recorded sessions: why each guess was accepted or not."""
