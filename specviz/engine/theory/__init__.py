"""When it pays: closed forms for tokens per call and speed-up."""
