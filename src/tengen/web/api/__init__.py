"""The requests, one module a subject. Each asks a part behind it and returns plain data."""
