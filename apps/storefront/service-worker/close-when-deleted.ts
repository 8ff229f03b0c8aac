/// <reference lib="webworker" />
export {};

// Workbox never closes the database in which it keeps the age of files, and a database that is open cannot be erased in
// My data. A method that erases both is asked for in https://github.com/GoogleChrome/workbox/issues/1365. This wrapper
// closes the database on `versionchange`, as the specification of IndexedDB advises; look for a release of Workbox that
// does the same by 1 June 2027.
const openDatabase = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as IDBFactory['open'];

IDBFactory.prototype.open = function openAndCloseWhenDeleted(this: IDBFactory, ...args) {
  const request = openDatabase.apply(this, args);
  request.addEventListener('success', () => {
    const database = request.result;
    database.addEventListener('versionchange', () => database.close());
  });
  return request;
};
