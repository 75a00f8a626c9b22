"""The command line: `main.py` finds the command; each command is one module.

A command is imported only when it is called. `options.py` holds what several commands take; how
they draw, print and report errors is in the package `terminal`.
"""
