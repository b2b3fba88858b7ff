"""What people choose and type, and how it travels in links and files."""
