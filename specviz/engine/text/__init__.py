"""How text is cut into characters and into a real model's tokens."""
