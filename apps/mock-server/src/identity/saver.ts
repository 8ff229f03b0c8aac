import { coalesced } from '../coalesce.ts';

export interface Saver {
  /** Saves in a second after a change, together with all changes until then. */
  readonly soon: () => void;
  /** Saves all changes until now. Calls during a save share the next save. It rejects if that save fails. */
  readonly now: () => Promise<void>;
  /** Waits for the requested saves, and saves no more. */
  readonly stop: () => Promise<void>;
}

const nothing = (): void => undefined;

/**
 * Creates a saver. It saves after a burst of changes, or at once if a caller waits for it. It never runs two saves at a
 * time: a change during a save is saved after it.
 * @param save may fail; it is then tried again after `retryMilliseconds`
 * @param onFailure is called once for each failed save, however many callers wait for it
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
      // No caller waits for a scheduled save, and `onFailure` has reported the failure.
      void now().catch(nothing);
    }, milliseconds);
    timer.unref();
  };

  const shared = coalesced(() => {
    // This save includes the scheduled one.
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
