"""The handlers of requests, one module per subject. They return plain data."""
