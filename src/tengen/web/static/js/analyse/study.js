// An analysis that is kept on the server: saved by itself after every change. When it was changed
// elsewhere meanwhile, both versions are merged; nothing is refused and nothing overwritten.

import { api } from "../net/api.js";

const SAVE_AFTER = 700; // milliseconds without another change
const TRY_AGAIN = 5000;

export class StudyKeeper {
  study = null; // { id, version, title, yours }; the same object as long as it is the same study
  #changes = 0; // since it was attached
  #saved = 0; // so many of them the server has
  #timer = null;
  #saving = Promise.resolve();
  #calls;

  /** `calls`: game() to save, merge(game) -> whether it could be, onState(). */
  constructor(calls) {
    this.#calls = calls;
  }

  /** Whether there are changes that the server does not have yet. */
  get isDirty() {
    return this.#changes > this.#saved;
  }

  /** Whether changes are saved. */
  get isKept() {
    return Boolean(this.study?.yours);
  }

  /** Attaches what is shown from now on to a study, or to none; what is pending is saved before. */
  attach(study) {
    this.flush();
    this.#become(study);
  }

  /** Notes a change. */
  changed() {
    if (!this.isKept) return;
    this.#changes++;
    this.#saveAfter(SAVE_AFTER);
    this.#calls.onState();
  }

  rename(title) {
    this.study.title = title;
    this.changed();
  }

  /** Keeps what is shown as a new study. */
  async keep(title) {
    const { game, ...study } = await this.#create(title, this.#calls.game());
    this.#become(study);
  }

  /** Saves what is pending at once; one after the other, so that each follows the version before. */
  flush() {
    clearTimeout(this.#timer);
    if (!this.isDirty) return;
    const [study, game, changes] = [this.study, this.#calls.game(), this.#changes];
    this.#saving = this.#saving
      .then(() => this.#save(study, game, changes))
      .then(() => this.#calls.onState());
  }

  #become(study) {
    this.study = study;
    this.#changes = this.#saved = 0;
    this.#calls.onState();
  }

  #saveAfter(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), milliseconds);
  }

  async #save(study, game, changes) {
    const path = `/api/studies/${encodeURIComponent(study.id)}`;
    const { title, version } = study;
    try {
      study.version = (await api.put(path, { version, title, game })).version;
      if (study === this.study) this.#saved = changes;
    } catch (error) {
      const again = () => (study === this.study ? this.flush() : this.#save(study, game, changes));
      const isGone = error.code === "stale" || error.code === "not-found";
      if (!isGone) setTimeout(again, TRY_AGAIN);
      else if (study !== this.study) await this.#create(`${title} (copy)`, game).catch(() => {});
      else if (error.code === "stale") await this.#merge(path);
      else this.#become(null); // deleted elsewhere: it can be kept again
    }
  }

  /** Brings in what was saved elsewhere; where the two do not go together, ours becomes a copy. */
  async #merge(path) {
    const study = this.study;
    try {
      const { game, version } = await api.get(path);
      study.version = version;
      if (study !== this.study) return; // what was pending is saved behind this
      if (this.#calls.merge(game)) this.#saveAfter(0);
      else await this.keep(`${study.title} (copy)`);
    } catch {
      this.#saveAfter(TRY_AGAIN);
    }
  }

  #create(title, game) {
    return api.post("/api/studies", { title, game });
  }
}
