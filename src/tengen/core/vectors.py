"""Whole rows of numbers at a time: the few vector operations that the network needs.

Compiled, each is a handful of vector instructions; LLVM does not find them in plain loops. Without
the compiler NumPy does the same sums. All of it is integer arithmetic, so both give equal results.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .jit import IS_COMPILED
from .layout import (
    NET_CLIP,
    NET_HIDDEN,
    NET_HIDDEN_CLIP,
    NET_HIDDEN_SHIFT,
    NET_INPUT_CLIP,
    NET_INPUT_SHIFT,
    NET_INPUTS,
    NET_WIDTH,
)

# What each of them does is written down here; the compiled versions below do the same.


def _activated(row: Any) -> Any:
    return np.clip(row, 0, NET_CLIP).astype(np.int32)


def _row(table, black, white):
    """The activated row of a point whose codes have their rows there."""
    return _activated(table[black : black + NET_WIDTH] + table[white : white + NET_WIDTH])


def _swap_rows(table, places, count, pool, pool_from, pool_at):
    """The pool at `pool_at`: that at `pool_from` after so many points have changed.

    Four places a point: the rows of its codes, Black's and White's, before and after.
    """
    total = pool[pool_from : pool_from + NET_WIDTH].copy()
    for at in range(0, 4 * int(count), 4):
        old_black, old_white, black, white = places[at : at + 4]
        total += _row(table, black, white) - _row(table, old_black, old_white)
    pool[pool_at : pool_at + NET_WIDTH] = total


def _weigh_row(table, black, white, weights, weights_at):
    """The sum of the row of a point times the weights."""
    row = _row(table, black, white)
    return int((row * weights[weights_at : weights_at + NET_WIDTH].astype(np.int32)).sum())


def _head(pool, pool_at, empty, weights, weights_at, base, stones, bias, counts):
    """The value: the inputs weighed by each hidden unit, limited, and counted."""
    pooled = pool[pool_at : pool_at + NET_WIDTH] - empty[:NET_WIDTH]
    inputs = np.clip(pooled >> NET_INPUT_SHIFT, -NET_INPUT_CLIP, NET_INPUT_CLIP)
    matrix = weights[weights_at : weights_at + NET_INPUTS * NET_HIDDEN]
    matrix = matrix.reshape(NET_INPUTS, NET_HIDDEN).astype(np.int32)
    every = np.append(inputs, [base, stones]).astype(np.int32)
    units = (bias[:NET_HIDDEN] + every @ matrix) >> NET_HIDDEN_SHIFT
    return int((np.clip(units, 0, NET_HIDDEN_CLIP) * counts[:NET_HIDDEN].astype(np.int32)).sum())


if IS_COMPILED:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    _I32, _I64 = ir.IntType(32), ir.IntType(64)

    def _vector(bits: int, lanes: int) -> Any:
        return ir.VectorType(ir.IntType(bits), lanes)

    def _constant(kind: Any, number: int) -> Any:
        return ir.Constant(kind, [number] * kind.count)

    class _Rows:
        """Loads and stores of vectors in the arrays of a call."""

        def __init__(self, context: Any, builder: Any, signature: Any, values: Any) -> None:
            self.builder, self.values, self._types = builder, values, signature.args
            self._arrays = {
                number: context.make_array(kind)(context, builder, values[number]).data
                for number, kind in enumerate(signature.args)
                if isinstance(kind, types.Array)
            }

        def _pointer(self, array: int, index: Any, kind: Any) -> Any:
            pointer = self.builder.gep(self._arrays[array], [index])
            return self.builder.bitcast(pointer, kind.as_pointer())

        def load(self, array: int, index: Any, lanes: int = NET_WIDTH) -> Any:
            kind = _vector(self._types[array].dtype.bitwidth, lanes)
            return self.builder.load(self._pointer(array, index, kind), align=2)

        def store(self, array: int, index: Any, vector: Any) -> None:
            self.builder.store(vector, self._pointer(array, index, vector.type), align=2)

        def number(self, array: int, index: Any) -> Any:
            return self.builder.load(self.builder.gep(self._arrays[array], [index]))

        def limited(self, vector: Any, low: int, high: int) -> Any:
            for word, number in (("<", low), (">", high)):
                edge = _constant(vector.type, number)
                beyond = self.builder.icmp_signed(word, vector, edge)
                vector = self.builder.select(beyond, edge, vector)
            return vector

        def spread(self, number: Any, kind: Any) -> Any:
            one = self.builder.insert_element(
                ir.Constant(kind, ir.Undefined), number, ir.Constant(_I32, 0)
            )
            places = ir.Constant(_vector(32, kind.count), [0] * kind.count)
            return self.builder.shuffle_vector(one, one, places)

    def _typed(result: Any, emit: Any) -> Any:
        """The signature of a call with these argument types, and what emits its code."""

        def codegen(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            told = emit(_Rows(context, builder, signature, values), builder, *values)
            return context.get_dummy_value() if told is None else told

        return result, codegen

    def _row_of(rows, builder, black, white):
        row = builder.add(rows.load(0, black), rows.load(0, white))
        return rows.limited(row, 0, NET_CLIP)

    def _add_up(builder, vector):
        name = f"llvm.vector.reduce.add.v{vector.type.count}i32"
        function = ir.FunctionType(_I32, [vector.type])
        reduce = cgutils.get_or_insert_function(builder.module, function, name)
        return builder.sext(builder.call(reduce, [vector]), _I64)

    def _emit_swap(rows, builder, _, __, count, ___, pool_from, pool_at):
        kind = _vector(16, NET_WIDTH)
        change = cgutils.alloca_once_value(builder, _constant(kind, 0))  # becomes registers
        with cgutils.for_range(builder, count, intp=_I64) as loop:
            first = builder.mul(loop.index, ir.Constant(_I64, 4))
            old_black, old_white, black, white = (
                builder.sext(rows.number(1, builder.add(first, ir.Constant(_I64, at))), _I64)
                for at in range(4)
            )
            old = _row_of(rows, builder, old_black, old_white)
            new = _row_of(rows, builder, black, white)
            moved = builder.add(builder.load(change), builder.sub(new, old))
            builder.store(moved, change)
        wide = builder.sext(builder.load(change), _vector(32, NET_WIDTH))
        rows.store(3, pool_at, builder.add(rows.load(3, pool_from), wide))

    def _emit_weigh(rows, builder, _, black, white, __, weights_at):
        kind = _vector(32, NET_WIDTH)
        row = builder.sext(_row_of(rows, builder, black, white), kind)
        return _add_up(builder, builder.mul(row, builder.sext(rows.load(3, weights_at), kind)))

    def _emit_head(rows, builder, _, pool_at, __, ___, weights_at, base, stones, ____, _____):
        kind = _vector(32, NET_HIDDEN)
        zero = ir.Constant(_I64, 0)
        pooled = builder.sub(rows.load(0, pool_at), rows.load(2, zero))
        pooled = builder.ashr(pooled, _constant(pooled.type, NET_INPUT_SHIFT))
        inputs = rows.limited(pooled, -NET_INPUT_CLIP, NET_INPUT_CLIP)
        every = [builder.extract_element(inputs, ir.Constant(_I32, at)) for at in range(NET_WIDTH)]
        every += [builder.trunc(number, _I32) for number in (base, stones)]
        units = rows.load(7, zero, NET_HIDDEN)
        for number, one in enumerate(every):
            at = builder.add(weights_at, ir.Constant(_I64, number * NET_HIDDEN))
            weights = builder.sext(rows.load(3, at, NET_HIDDEN), kind)
            units = builder.add(units, builder.mul(weights, rows.spread(one, kind)))
        units = builder.ashr(units, _constant(kind, NET_HIDDEN_SHIFT))
        units = rows.limited(units, 0, NET_HIDDEN_CLIP)
        counts = builder.sext(rows.load(8, zero, NET_HIDDEN), kind)
        return _add_up(builder, builder.mul(units, counts))

    @intrinsic
    def swap_rows(typing, table, places, count, pool, pool_from, pool_at):
        """Compiled `_swap_rows`."""
        result = types.void(table, places, count, pool, pool_from, pool_at)
        return _typed(result, _emit_swap)

    @intrinsic
    def weigh_row(typing, table, black, white, weights, weights_at):
        """Compiled `_weigh_row`."""
        return _typed(types.int64(table, black, white, weights, weights_at), _emit_weigh)

    @intrinsic
    def head(typing, pool, pool_at, empty, weights, weights_at, base, stones, bias, counts):
        """Compiled `_head`."""
        result = types.int64(pool, pool_at, empty, weights, weights_at, base, stones, bias, counts)
        return _typed(result, _emit_head)

else:
    swap_rows, weigh_row, head = _swap_rows, _weigh_row, _head
