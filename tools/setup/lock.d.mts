/** Runs `work` while it holds the lock of this folder. It takes over a lock that a killed command left. */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options?: { onWait?: (pid: number) => void },
): Promise<T>;
