"""Pictures of speculative sampling."""
