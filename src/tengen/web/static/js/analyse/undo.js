// What was done to an analysis, so that it can be undone. A state is { tree, current, study }; a tree is
// copied before it is changed.

const MOST = 100;

export class UndoHistory {
  #past = [];
  #future = [];
  #last = null; // names the change that was noted last

  /** Notes the state before a change; changes of the same name in a row, such as typing, are one. */
  note({ tree, ...state }, name = null) {
    this.#future = [];
    if (name !== null && name === this.#last) return;
    this.#last = name;
    this.#past = [...this.#past.slice(1 - MOST), { tree: tree.copy(), ...state }];
  }

  /** The state before the last change, or null; the present one can be had again by `redo`. */
  undo(present) {
    return this.#move(this.#past, this.#future, present);
  }

  redo(present) {
    return this.#move(this.#future, this.#past, present);
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  #move(from, to, present) {
    const state = from.pop();
    if (!state) return null;
    this.#last = null;
    to.push(present);
    return state;
  }
}
