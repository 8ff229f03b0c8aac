/** A call under way: it can be ended, and settles without throwing. */
export interface RunningCall extends PromiseLike<unknown> {
  abort(): void;
}

/**
 * Lets one call leave, `delayMs` after the last keystroke (AMB-12). A call that is still under way by then is ended
 * first, so that its late answer cannot replace the newer one.
 */
export function createSearchSchedule(call: () => RunningCall, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: RunningCall | null = null;

  const start = async () => {
    running?.abort();
    await running;
    running = call();
  };

  return {
    /** A keystroke: the wait starts anew. */
    typed() {
      clearTimeout(timer);
      timer = setTimeout(() => void start(), delayMs);
    },
    /** No call leaves any more; one under way may end. */
    stop() {
      clearTimeout(timer);
    },
  };
}
