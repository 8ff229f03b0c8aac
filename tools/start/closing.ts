import { onOrphaned } from '../setup/orphan.mjs';
import { giveUp } from '../setup/trouble.mjs';

type Close = () => Promise<void> | void;

/** A terminal and npm each pass a Ctrl-C on: the two arrive together and mean one wish. */
const sameWishMilliseconds = 1_500;

/** What has to be closed when the command ends, last opened first. */
export interface Closing {
  readonly signal: AbortSignal;
  /** Adds something to close. */
  readonly add: (close: Close) => void;
  /** Closes everything and ends the command with the sentence of `error`. */
  readonly fail: (error: unknown) => Promise<never>;
}

/**
 * Stops a command in order: on Ctrl-C or a termination signal with exit code 0, on an error with 1. A second Ctrl-C,
 * pressed by somebody who has waited, ends it at once.
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
      // The command was stopped while this was being opened.
      if (controller.signal.aborted) void close();
      else closers.push(close);
    },
    fail: async (error) => {
      // What breaks because the command is being stopped is no trouble of its own.
      if (stoppingSince !== undefined) return new Promise<never>(() => undefined);
      stoppingSince = Date.now();
      await closeAll().catch(() => undefined);
      return giveUp(error);
    },
  };
}
