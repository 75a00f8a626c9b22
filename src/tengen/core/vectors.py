"""Whole rows of numbers at a time: the few vector operations that the network needs.

Compiled, each is a handful of vector instructions; LLVM does not find them in plain loops. Without
the compiler NumPy does the same sums. All of it is integer arithmetic, so both give equal results.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .jit import IS_COMPILED
from .layout import NET_CLIP, NET_HIDDEN, NET_INPUT_CLIP, NET_INPUT_SHIFT, NET_WIDTH

# What each of them does is written down here; the compiled versions below do the same.


def _activated(row: Any) -> Any:
    return np.clip(row, 0, NET_CLIP).astype(np.int32)


def _move_row(rows, at, table, old, new, log, log_at, change):
    """Replace table row `old` by `new` in the row at `at`; log the row, and add up the change."""
    row = rows[at : at + NET_WIDTH]
    log[log_at : log_at + NET_WIDTH] = row
    moved = row - table[old : old + NET_WIDTH] + table[new : new + NET_WIDTH]
    change[:NET_WIDTH] += (_activated(moved) - _activated(row)).astype(np.int16)
    rows[at : at + NET_WIDTH] = moved


def _copy_row(source, source_at, target, target_at):
    """Copy a row."""
    target[target_at : target_at + NET_WIDTH] = source[source_at : source_at + NET_WIDTH]


def _pool_row(rows, at, change, pool, pool_from, pool_at):
    """The pool at `pool_at`: that at `pool_from` with the change and without the activated row."""
    left = change[:NET_WIDTH] - _activated(rows[at : at + NET_WIDTH])
    pool[pool_at : pool_at + NET_WIDTH] = pool[pool_from : pool_from + NET_WIDTH] + left
    change[:NET_WIDTH] = 0


def _weigh_row(rows, at, weights, weights_at):
    """The sum of the activated row times the weights."""
    row = _activated(rows[at : at + NET_WIDTH])
    return int((row * weights[weights_at : weights_at + NET_WIDTH].astype(np.int32)).sum())


def _hidden(pool, pool_at, empty, empty_at, weights, weights_at, bias, out):
    """The first layer of the value's head: pooled numbers to hidden ones, before their limits."""
    pooled = pool[pool_at : pool_at + NET_WIDTH] - empty[empty_at : empty_at + NET_WIDTH]
    inputs = np.clip(pooled >> NET_INPUT_SHIFT, -NET_INPUT_CLIP, NET_INPUT_CLIP)
    matrix = weights[weights_at : weights_at + NET_WIDTH * NET_HIDDEN]
    matrix = matrix.reshape(NET_WIDTH, NET_HIDDEN).astype(np.int32)
    out[:NET_HIDDEN] = bias[:NET_HIDDEN] + inputs.astype(np.int32) @ matrix


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

        def limited(self, vector: Any, low: int, high: int) -> Any:
            for word, number in (("<", low), (">", high)):
                edge = _constant(vector.type, number)
                beyond = self.builder.icmp_signed(word, vector, edge)
                vector = self.builder.select(beyond, edge, vector)
            return vector

        def activated(self, vector: Any) -> Any:
            limited = self.limited(vector, 0, NET_CLIP)
            return self.builder.sext(limited, _vector(32, vector.type.count))

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

    def _emit_move(rows, builder, _, at, __, old, new, ___, log_at, ____):
        row, start = rows.load(0, at), ir.Constant(_I64, 0)
        rows.store(5, log_at, row)
        moved = builder.add(builder.sub(row, rows.load(2, old)), rows.load(2, new))
        limited = rows.limited(moved, 0, NET_CLIP)
        change = builder.sub(limited, rows.limited(row, 0, NET_CLIP))
        rows.store(7, start, builder.add(rows.load(7, start), change))
        rows.store(0, at, moved)

    def _emit_copy(rows, builder, _, source_at, __, target_at):
        rows.store(2, target_at, rows.load(0, source_at))

    def _emit_pool(rows, builder, _, at, __, ___, pool_from, pool_at):
        start, change = ir.Constant(_I64, 0), rows.load(2, ir.Constant(_I64, 0))
        wide = builder.sext(change, _vector(32, NET_WIDTH))
        left = builder.sub(wide, rows.activated(rows.load(0, at)))
        rows.store(3, pool_at, builder.add(rows.load(3, pool_from), left))
        rows.store(2, start, _constant(change.type, 0))

    def _emit_weigh(rows, builder, _, at, __, weights_at):
        kind = _vector(32, NET_WIDTH)
        product = builder.mul(
            rows.activated(rows.load(0, at)), builder.sext(rows.load(2, weights_at), kind)
        )
        name = f"llvm.vector.reduce.add.v{NET_WIDTH}i32"
        add_up = ir.FunctionType(_I32, [kind])
        reduce = cgutils.get_or_insert_function(builder.module, add_up, name)
        return builder.sext(builder.call(reduce, [product]), _I64)

    def _emit_hidden(rows, builder, _, pool_at, __, empty_at, ___, weights_at, ____, _____):
        kind = _vector(32, NET_HIDDEN)
        pooled = builder.sub(rows.load(0, pool_at), rows.load(2, empty_at))
        pooled = builder.ashr(pooled, _constant(pooled.type, NET_INPUT_SHIFT))
        inputs = rows.limited(pooled, -NET_INPUT_CLIP, NET_INPUT_CLIP)
        zero = ir.Constant(_I64, 0)
        total = rows.load(6, zero, NET_HIDDEN)
        for number in range(NET_WIDTH):
            at = builder.add(weights_at, ir.Constant(_I64, number * NET_HIDDEN))
            weights = builder.sext(rows.load(4, at, NET_HIDDEN), kind)
            one = builder.extract_element(inputs, ir.Constant(_I32, number))
            total = builder.add(total, builder.mul(weights, rows.spread(one, kind)))
        rows.store(7, zero, total)

    @intrinsic
    def move_row(typing, rows, at, table, old, new, log, log_at, change):
        """Compiled `_move_row`."""
        result = types.void(rows, at, table, old, new, log, log_at, change)
        return _typed(result, _emit_move)

    @intrinsic
    def copy_row(typing, source, source_at, target, target_at):
        """Compiled `_copy_row`."""
        return _typed(types.void(source, source_at, target, target_at), _emit_copy)

    @intrinsic
    def pool_row(typing, rows, at, change, pool, pool_from, pool_at):
        """Compiled `_pool_row`."""
        return _typed(types.void(rows, at, change, pool, pool_from, pool_at), _emit_pool)

    @intrinsic
    def weigh_row(typing, rows, at, weights, weights_at):
        """Compiled `_weigh_row`."""
        return _typed(types.int64(rows, at, weights, weights_at), _emit_weigh)

    @intrinsic
    def hidden(typing, pool, pool_at, empty, empty_at, weights, weights_at, bias, out):
        """Compiled `_hidden`."""
        result = types.void(pool, pool_at, empty, empty_at, weights, weights_at, bias, out)
        return _typed(result, _emit_hidden)

else:
    move_row, copy_row, pool_row, weigh_row, hidden = (
        _move_row,
        _copy_row,
        _pool_row,
        _weigh_row,
        _hidden,
    )
