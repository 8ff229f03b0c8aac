/** Calls `callback` once when the parent process has ended. */
export function onOrphaned(callback: () => void): void;
