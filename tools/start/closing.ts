import { giveUp } from '../trouble.ts';
import { onOrphaned } from './orphan.ts';

/** The terminal and npm both pass a Ctrl-C on: two signals within this time mean one request. */
const sameRequestMilliseconds = 1_500;

/** Collects what must be closed when the command ends. The last one opened is closed first. */
export interface Closing {
  readonly signal: AbortSignal;
  /** Adds something to close. */
  readonly add: (close: () => Promise<void> | void) => void;
  /** Closes everything and ends the command with the message of `error`. */
  readonly fail: (error: unknown) => Promise<never>;
}

/**
 * Stops a command in order: with exit code 0 on Ctrl-C or a termination signal, with 1 on an error. A second, later
 * Ctrl-C ends it at once.
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
    }, giveUp);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onOrphaned(stop);
  return {
    signal: controller.signal,
    add: (close) => {
      // The command was stopped while this was opening.
      if (isStopping()) void close();
      else opened.defer(close);
    },
    fail: async (error) => {
      // An error that the stopping itself causes is not reported.
      if (isStopping()) return new Promise<never>(() => undefined);
      await closeAll().catch(() => undefined);
      return giveUp(error);
    },
  };
}
