const lookMilliseconds = 500;

/**
 * Calls back once when the process that started this one is gone. npm starts a shell that starts us, and a termination
 * signal sent to npm ends the two without reaching us: the shop would go on without anybody to stop it.
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, lookMilliseconds);
  timer.unref();
}
