const lookMilliseconds = 500;

/**
 * Calls back once when the parent process is gone. The parent is a shell that npm starts. A termination signal sent to
 * npm ends both of them without reaching us. The shop would then continue, and nobody could stop it. Without npm,
 * somebody may have started the command in the background on purpose, and left.
 */
export function onOrphaned(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, lookMilliseconds);
  timer.unref();
}
