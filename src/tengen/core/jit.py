"""How kernels are compiled: one decorator, and what it and `table` keep on disk."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import wraps
from importlib import util
from typing import Any, TypeVar, cast

from .cache import CodeCache

Function = TypeVar("Function", bound=Callable[..., Any])

IS_COMPILED = False
"""Whether kernels run as machine code; without Numba the same source is interpreted."""

CODE_CACHE: CodeCache | None = None
"""Where compiled code is kept; None where nothing is compiled."""


def table(function: Function) -> Function:
    """Keep what a function makes of its arguments beside the machine code: it is made once."""

    @wraps(function)
    def kept(*args: Any) -> Any:
        if CODE_CACHE is None:
            return function(*args)
        return CODE_CACHE.kept(f"{function.__name__}-{_digest(args)}", lambda: function(*args))

    return cast(Function, kept)


def _digest(value: object) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]


def _lowest_bit(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


trailing_zeros: Any = _lowest_bit
"""Index of the lowest bit that is set."""


def _nothing(array: Any, at: int) -> None:
    pass


prefetch: Any = _nothing
"""Asks for the cache line of `array[at]` early, and does not wait for it."""

if util.find_spec("numba") is None:

    def kernel(function: Function) -> Function:
        """Leave the function as it is: the same source, interpreted."""
        return function

else:
    import numba
    from llvmlite import binding, ir
    from numba.core import cgutils, types
    from numba.core.caching import NullCache
    from numba.core.compiler import CompileResult
    from numba.core.runtime.nrt import rtsys
    from numba.core.serialize import dumps
    from numba.extending import intrinsic

    _BYTE, _INT = ir.IntType(8), ir.IntType(32)
    _config: Any = numba.config  # its names are made at run time
    IS_COMPILED = not _config.DISABLE_JIT
    # No entry for callers in C: there are none, and it takes an eighth of the time to compile.
    _options: dict[str, Any] = {"no_cfunc_wrapper": True}  # which Numba's types do not know
    _compile = numba.njit(nogil=True, error_model="numpy", **_options)

    class _KernelCache(NullCache):
        """The machine code of one kernel in the store, for each signature.

        Unlike Numba's own cache it does not make the compiler ready before it loads: that takes
        more time than loading, and who finds everything compiled never needs it.
        """

        def __init__(self, cache: CodeCache, function: Callable[..., Any]) -> None:
            self._cache = cache
            self._name = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            """The compiled kernel for a signature, or None."""
            rtsys.initialize(target_context)  # what compiled code calls
            reduced = self._cache.load(self._file(sig))
            return None if reduced is None else CompileResult._rebuild(target_context, *reduced)

        def save_overload(self, sig: Any, result: Any) -> None:
            """Keep a compiled kernel."""
            if not result.library.has_dynamic_globals:
                self._cache.save(self._file(sig), dumps(result._reduce()))

        def _file(self, sig: Any) -> str:
            return f"{self._name}-{_digest(sig)}"

    def kernel(function: Function) -> Function:
        """Compile the function when it is first called; keep the machine code on disk."""
        compiled = _compile(function)
        if CODE_CACHE is not None:
            compiled._cache = _KernelCache(CODE_CACHE, function)
        return cast(Function, compiled)

    @intrinsic
    def _prefetch(typing: Any, array: Any, at: Any) -> Any:
        """Compiled `prefetch`: an instruction that nothing has to wait for, unlike a load."""

        def codegen(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            data = context.make_array(signature.args[0])(context, builder, values[0]).data
            word = builder.bitcast(builder.gep(data, [values[1]]), _BYTE.as_pointer())
            kind = ir.FunctionType(ir.VoidType(), [word.type, _INT, _INT, _INT])
            fetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
            to_read, to_all_caches, data_cache = (ir.Constant(_INT, number) for number in (0, 3, 1))
            builder.call(fetch, [word, to_read, to_all_caches, data_cache])
            return context.get_dummy_value()

        return types.void(array, at), codegen

    if IS_COMPILED:
        from numba.cpython.unsafe import numbers

        trailing_zeros = numbers.trailing_zeros
        prefetch = _prefetch
        CODE_CACHE = CodeCache(
            f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
        )
