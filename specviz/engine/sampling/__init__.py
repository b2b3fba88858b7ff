"""Speculative sampling: lossless at any temperature (Leviathan et al. 2023; Chen et al. 2023)."""
