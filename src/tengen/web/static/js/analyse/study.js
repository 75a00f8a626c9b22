// An analysis that is kept on the server: saved by itself after every change. When it was changed
// elsewhere meanwhile, both versions are merged; nothing is refused and nothing overwritten.

import { api } from "../net/api.js";

const SAVE_AFTER = 700; // milliseconds without another change
const TRY_AGAIN = 5000;

export class StudyKeeper {
  #study = null; // { id, version, title, yours }; the same object as long as it is the same study
  #timer = null;
  #saving = Promise.resolve();
  #isDirty = false;
  #calls;

  /** `calls`: game() to save, merge(game) -> whether it could be, onState(). */
  constructor(calls) {
    this.#calls = calls;
  }

  get study() {
    return this.#study;
  }

  /** Whether there are changes that the server does not have yet. */
  get isDirty() {
    return this.#isDirty;
  }

  /** Whether changes are saved. */
  get isKept() {
    return Boolean(this.#study?.yours);
  }

  /** Attaches what is shown from now on to a study, or to none; what is pending is saved before. */
  attach(study) {
    this.flush();
    this.#study = study;
    this.#isDirty = false;
    this.#calls.onState();
  }

  /** Notes a change. */
  changed() {
    if (!this.isKept) return;
    this.#isDirty = true;
    this.#saveAfter(SAVE_AFTER);
    this.#calls.onState();
  }

  rename(title) {
    this.#study.title = title;
    this.changed();
  }

  /** Keeps what is shown as a new study. */
  async keep(title) {
    const { game, ...study } = await api.post("/api/studies", { title, game: this.#calls.game() });
    this.#study = study;
    this.#isDirty = false;
    this.#calls.onState();
  }

  /** Saves what is pending at once. */
  flush() {
    clearTimeout(this.#timer);
    if (this.#isDirty && this.isKept) this.#save(this.#study, this.#calls.game());
  }

  #saveAfter(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), milliseconds);
  }

  /** Saves one after the other, so that each follows the version of the one before. */
  #save(study, game) {
    this.#isDirty = false;
    this.#saving = this.#saving.then(() => this.#put(study, game)).then(() => this.#calls.onState());
  }

  async #put(study, game) {
    const path = `/api/studies/${encodeURIComponent(study.id)}`;
    try {
      const { version, title } = study;
      study.version = (await api.put(path, { version, title, game })).version;
    } catch (error) {
      if (study !== this.#study) return; // another analysis is open: the browser still has this one
      this.#isDirty = true;
      if (error.code === "stale") await this.#merge(path, study);
      else if (error.code === "not-found")
        this.#study = null; // deleted elsewhere: it can be kept anew
      else this.#saveAfter(TRY_AGAIN);
    }
  }

  /** Brings in what was saved elsewhere; where the two do not go together, ours becomes a copy. */
  async #merge(path, study) {
    try {
      const { game, version } = await api.get(path);
      study.version = version;
      if (this.#calls.merge(game)) this.#saveAfter(0);
      else await this.keep(`${study.title} (copy)`);
    } catch {
      this.#saveAfter(TRY_AGAIN);
    }
  }
}
