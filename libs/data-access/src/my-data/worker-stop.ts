/*
 * Every page asks `isWorkerStopped`. It is not in `device.ts`, because that file comes with the code of the databases, which
 * only My data needs.
 */

let isStopped = false;

/** Keeps this page from registering a service worker: see `isWorkerStopped`. */
export const stopWorker = (): void => {
  isStopped = true;
};

/**
 * Returns true once this page has begun to erase everything. From then on the shop must not register its service worker
 * again.
 */
export const isWorkerStopped = (): boolean => isStopped;
