import { exitWithError } from '../cli-error.ts';
import { onOrphaned } from './orphan.ts';

/** The terminal and npm both send a Ctrl-C. */
const sameRequestMilliseconds = 1_500;

export interface Closing {
  readonly signal: AbortSignal;
  readonly add: (close: () => Promise<void> | void) => void;
  readonly fail: (error: unknown) => Promise<never>;
}

/** A second, later Ctrl-C exits with 1. */
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
      // Stopping itself may cause errors.
      if (isStopping()) return new Promise<never>(() => undefined);
      await closeAll().catch(() => undefined);
      return exitWithError(error);
    },
  };
}
