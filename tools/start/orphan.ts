const pollMs = 500;

/**
 * Calls back once the parent process has ended. npm passes no signal on to its script, so a script whose npm was killed
 * would run on. A script that npm has not started watches nothing, because its parent may exit on purpose.
 */
export function onOrphaned(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, pollMs);
  timer.unref();
}
