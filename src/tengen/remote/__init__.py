"""Work in other processes: workers that are started, asked, timed, stopped, replaced and ended.

`messages.py` is all that a worker and its client say to each other, as plain data. `worker.py` runs
inside the worker: it answers requests with the tasks of a `Service`. `backend.py` starts
workers as local processes and reaches them through pipes. On top of it are two policies:
`client.py`, one worker that answers one request at a time before a deadline, and `pool.py`, many
workers that share jobs by importance. `program.py` starts programs, and `guard.py` makes sure that
nothing of other people's programs outlives us.
"""
