import { exitWithError } from '../cli-error.ts';
import { onOrphaned } from './orphan.ts';

/**
 * How long a signal counts as a repetition of the first one, in ms: on Ctrl-C this process gets one from the terminal
 * and one from npm.
 */
const sameRequestMilliseconds = 1_500;

/** The end of a process, as `closeInOrder` returns it. */
export interface Closing {
  /** Aborted as soon as the process begins to end. */
  readonly signal: AbortSignal;
  /** Adds a function that is called at the end. While the process ends, the function is called at once. */
  readonly add: (close: () => Promise<void> | void) => void;
  /** Ends the process because of an error. While the process ends already, its promise never settles. */
  readonly fail: (error: unknown) => Promise<never>;
}

/**
 * Ends the process in order on SIGINT, SIGTERM and SIGHUP, and when npm is gone: it aborts `signal`, calls the
 * functions that `add` has got, the last one first, and exits with 0. A second signal after 1.5 s exits with 1 at once.
 * `fail` does the same for an error, which it prints, and exits with 1. `onStop` is called before, and `onStopped`
 * after.
 */
export function closeInOrder({ onStop, onStopped }: { onStop?: () => void; onStopped?: () => void } = {}): Closing {
  const controller = new AbortController();
  const opened = new AsyncDisposableStack();
  let stoppingSince = Number.POSITIVE_INFINITY;
  const isStopping = () => controller.signal.aborted;
  const closeAll = () => {
    stoppingSince = Date.now();
    controller.abort();
    return opened.disposeAsync();
  };
  const stop = () => {
    if (isStopping()) {
      if (Date.now() - stoppingSince > sameRequestMilliseconds) process.exit(1);
      return;
    }
    onStop?.();
    closeAll().then(() => {
      onStopped?.();
      process.exit(0);
    }, exitWithError);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onOrphaned(stop);
  return {
    signal: controller.signal,
    add: (close) => {
      if (isStopping()) void close();
      else opened.defer(close);
    },
    fail: async (error) => {
      // An error during the stop may be caused by the stop itself, so it is not reported.
      if (isStopping()) return new Promise<never>(() => undefined);
      await closeAll().catch(() => undefined);
      return exitWithError(error);
    },
  };
}
