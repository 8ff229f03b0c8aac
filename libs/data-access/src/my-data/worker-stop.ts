/*
 * Every page calls `isWorkerStopped`, so this state is not in `device.ts`: that module imports the code of the
 * databases, which only the panel My data needs.
 */

let isStopped = false;

/** Makes `isWorkerStopped` return true, so that this page registers no service worker again. */
export const stopWorker = (): void => {
  isStopped = true;
};

/**
 * Returns true once this page has begun to erase everything. From then on the shop must not register its service worker
 * again.
 */
export const isWorkerStopped = (): boolean => isStopped;
