/** Settles without throwing. */
export interface RunningCall extends PromiseLike<unknown> {
  abort(): void;
}

/** Ends the running call: a late response must not replace a newer one. */
export function createSearchSchedule(call: () => RunningCall, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: RunningCall | null = null;

  const start = async () => {
    running?.abort();
    await running;
    running = call();
  };

  return {
    typed() {
      clearTimeout(timer);
      timer = setTimeout(() => void start(), delayMs);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
