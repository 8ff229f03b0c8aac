/** Runs `work` while no other command of this folder holds the lock; a lock left by a killed command is recovered. */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options?: { onWait?: (pid: number) => void },
): Promise<T>;
