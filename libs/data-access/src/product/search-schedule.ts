/** A running call. It can be ended, and settles without throwing. */
export interface RunningCall extends PromiseLike<unknown> {
  abort(): void;
}

/**
 * Sends one call, `delayMs` after the last keystroke (AMB-12). It first ends a call that is still running by then, so
 * that a late response cannot replace the newer one.
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
    /** A keystroke starts the wait again. */
    typed() {
      clearTimeout(timer);
      timer = setTimeout(() => void start(), delayMs);
    },
    /** Sends no call any more. A running call may end. */
    stop() {
      clearTimeout(timer);
    },
  };
}
