import { setTimeout as wait } from 'node:timers/promises';
import { isLocked } from './error-kind.ts';

const MAX_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;

async function untilUnlocked<T>(transaction: () => Promise<T>, deadline: number): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await transaction();
    } catch (error) {
      if (!isLocked(error) || performance.now() + pause > deadline) throw error;
      await wait(pause);
    }
  }
}

/**
 * Returns a function that executes transactions in turn, and each again while another process holds the write lock, up
 * to 2 s after its call. `begin immediate` takes the lock before the first statement, so an attempt that fails has
 * changed nothing. Only the first in the queue tries again.
 */
export function createWriteQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(transaction: () => Promise<T>): Promise<T> => {
    const deadline = performance.now() + MAX_WAIT_MS;
    const result = last.then(() => untilUnlocked(transaction, deadline));
    last = result.catch(() => undefined);
    return result;
  };
}
