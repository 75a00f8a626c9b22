// Asking a server that is slower than the player.

/**
 * Wraps an async function so that it runs once at a time. What is asked for meanwhile waits, and
 * only the newest of it is carried out. The promise ends when nothing is waiting any more.
 */
export function newest(job) {
  let waiting = null;
  let running = null;
  const run = async () => {
    while (waiting) {
      const asked = waiting;
      waiting = null;
      await job(...asked);
    }
  };
  return (...asked) => {
    waiting = asked;
    running ??= run().finally(() => (running = null));
    return running;
  };
}
