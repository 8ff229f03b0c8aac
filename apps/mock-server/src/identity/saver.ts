import { coalesced } from '../coalesce.ts';

export interface Saver {
  /** Something changed: saves in a second, together with whatever changes until then. */
  readonly soon: () => void;
  /**
   * Saves all that has changed until now. Whoever asks while a save is under way shares the next one with all who do.
   * Rejected where that save fails.
   */
  readonly now: () => Promise<void>;
  /** Waits for the saves that were asked for, and saves no more. */
  readonly stop: () => Promise<void>;
}

const nothing = (): void => undefined;

/**
 * Saves once a burst of changes is over, or at once where somebody waits for it, and never twice at a time: a change
 * during a save is saved after it.
 * @param save may fail; it is then tried again after `retryMilliseconds`
 * @param onFailure is told of each save that failed, however many wait for it
 */
export function createSaver(
  save: () => Promise<void>,
  onFailure: (error: unknown) => void,
  { delayMilliseconds = 1_000, retryMilliseconds = 5_000 } = {},
): Saver {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  let stopped = false;

  const schedule = (milliseconds: number): void => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      // What is saved soon has nobody waiting; the failure has been told.
      void now().catch(nothing);
    }, milliseconds);
    timer.unref();
  };

  const shared = coalesced(() => {
    // What was to be saved soon is saved with it.
    clearTimeout(timer);
    timer = undefined;
    return save().catch((error: unknown) => {
      onFailure(error);
      throw error;
    });
  });

  const now = (): Promise<void> => {
    if (stopped) return Promise.reject(new Error('nothing is saved any more'));
    const saving = shared();
    last = saving.catch(() => schedule(retryMilliseconds));
    return saving;
  };

  return {
    soon: () => schedule(delayMilliseconds),
    now,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await last;
    },
  };
}
