"""Tengen as an engine under a manager: the Gomocup protocol and its Yixin extensions.

`process.py` is the process: pipes, the reader thread, the end. `dialogue.py` obeys one command
after the other; what each does is in `gomocup.py`, `yixin.py` and `opening.py`. `thinking.py` finds
moves, `host.py` gets the engine ready in the background, `settings.py` keeps what INFO has said.
Only `host.py` ever loads the compiled core: everything else answers at once.
"""
