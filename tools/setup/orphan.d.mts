/** Calls back once when the process that started this one is gone. */
export function onOrphaned(callback: () => void): void;
