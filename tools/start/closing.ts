import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp } from '../setup/trouble.mjs';

type Close = () => Promise<void> | void;

/** The terminal and npm both pass a Ctrl-C on: two signals within this time mean one request. */
const sameWishMilliseconds = 1_500;

/** Collects what must be closed when the command ends. The last one opened is closed first. */
export interface Closing {
  readonly signal: AbortSignal;
  /** Adds something to close. */
  readonly add: (close: Close) => void;
  /** Closes everything and ends the command with the message of `error`. */
  readonly fail: (error: unknown) => Promise<never>;
}

/**
 * Stops a command in order: with exit code 0 on Ctrl-C or a termination signal, with 1 on an error. A second, later
 * Ctrl-C ends it at once.
 */
export function closeInOrder({ onStop, onStopped }: { onStop?: () => void; onStopped?: () => void } = {}): Closing {
  const controller = new AbortController();
  const closers: Close[] = [];
  let stoppingSince: number | undefined;

  const closeAll = async () => {
    controller.abort();
    for (const close of closers.splice(0).reverse()) await close();
  };

  const stop = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > sameWishMilliseconds) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
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
      if (controller.signal.aborted) void close();
      else closers.push(close);
    },
    fail: async (error) => {
      // An error that the stopping itself causes is not reported.
      if (stoppingSince !== undefined) return new Promise<never>(() => undefined);
      stoppingSince = Date.now();
      await closeAll().catch(() => undefined);
      return giveUp(error);
    },
  };
}
