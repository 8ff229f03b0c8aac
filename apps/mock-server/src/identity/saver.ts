export interface Saver {
  /** Something changed: saves in a second, together with whatever changes until then. */
  readonly soon: () => void;
  /** Waits for the save under way, if any, and saves no more. */
  readonly stop: () => Promise<void>;
}

/**
 * Saves once a burst of changes is over, and never twice at a time: a change during a save is saved after it.
 * @param save may fail; it is then tried again after `retryMilliseconds`
 */
export function createSaver(
  save: () => Promise<void>,
  { delayMilliseconds = 1_000, retryMilliseconds = 5_000 } = {},
): Saver {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let changedMeanwhile = false;
  let stopped = false;

  const schedule = (milliseconds: number) => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = run();
    }, milliseconds);
    timer.unref();
  };

  const run = async () => {
    changedMeanwhile = false;
    const failed = await save().then(
      () => false,
      () => true,
    );
    running = undefined;
    if (failed) schedule(retryMilliseconds);
    else if (changedMeanwhile) schedule(delayMilliseconds);
  };

  return {
    soon: () => {
      if (running) changedMeanwhile = true;
      else schedule(delayMilliseconds);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
