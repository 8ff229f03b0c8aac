const pollMs = 500;

/** A signal to npm never reaches this process. Without npm, the parent may exit on purpose. */
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
