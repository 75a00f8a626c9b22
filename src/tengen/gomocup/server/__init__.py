"""Tengen as an engine under a manager: the Gomocup protocol and its Yixin extensions.

`process.py` is the process: pipes, the thread that reads, the end. `dialogue.py` carries out one
command after the other; what each does is in `commands.py` and `yixin.py`.
`move_finder.py` finds moves with the engine, which `engine_worker.py` keeps in another process;
`settings.py` keeps the values of INFO. Only `tasks.py`, which that process runs, loads the compiled
core: everything else answers at once.
"""
