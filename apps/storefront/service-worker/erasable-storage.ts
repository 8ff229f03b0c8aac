/// <reference lib="webworker" />
/*
 * This module lets the panel My data erase the caches and databases that Workbox uses, while this worker still serves
 * an open page. Workbox has no method for that; one is asked for in
 * https://github.com/GoogleChrome/workbox/issues/1365. Look for a release of Workbox with it by 1 June 2027.
 *
 * - Workbox never closes the database in which it keeps the age of files, and a database that is open cannot be erased.
 *   The wrapper of `indexedDB.open` closes the database on `versionchange`, as the specification of IndexedDB advises.
 *   Workbox does not open it again: old files are then not looked for until the browser starts the worker once more.
 * - Workbox looks for old files in the background, and opens their cache for it. Opening creates a cache that has been
 *   erased meanwhile. So `stopStoring` makes both wrappers refuse.
 */

const openDatabase = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as IDBFactory['open'];
const openCache = Object.getOwnPropertyDescriptor(CacheStorage.prototype, 'open')?.value as CacheStorage['open'];

let isStopped = false;
/** The calls of `caches.open` that the browser has not answered yet. */
const openingCaches = new Set<Promise<unknown>>();

const refusal = () => new DOMException('My data erases everything that the shop has stored.', 'AbortError');

IDBFactory.prototype.open = function openAndCloseWhenDeleted(this: IDBFactory, ...args) {
  if (isStopped) throw refusal();
  const request = openDatabase.apply(this, args);
  request.addEventListener('success', () => {
    const database = request.result;
    database.addEventListener('versionchange', () => database.close());
  });
  return request;
};

CacheStorage.prototype.open = function openUnlessStopped(this: CacheStorage, ...args) {
  if (isStopped) return Promise.reject(refusal());
  const opening = openCache.apply(this, args);
  openingCaches.add(opening);
  const forget = () => void openingCaches.delete(opening);
  opening.then(forget, forget);
  return opening;
};

/**
 * Returns whether this worker may store responses. The page calls for `stopStoring` before it erases everything. The
 * browser may end an idle worker and start it again for the same page; it has forgotten the call then, but no cache
 * exists any more. So a worker stores nothing either as long as no cache exists at all.
 */
export const mayStore = async (): Promise<boolean> => !isStopped && (await caches.keys()).length > 0;

/**
 * Makes this worker store nothing and open no cache and no database again. The promise resolves when the browser has
 * answered the caches that were being opened; from then on an erased cache stays erased. It never rejects.
 */
export async function stopStoring(): Promise<void> {
  isStopped = true;
  await Promise.allSettled(openingCaches);
}
