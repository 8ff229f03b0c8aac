/// <reference lib="webworker" />
export {};

// Workbox never closes the database in which it keeps the age of files, and an open database cannot be erased in My data.
const openDatabase = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as IDBFactory['open'];

IDBFactory.prototype.open = function openAndCloseWhenDeleted(this: IDBFactory, ...args) {
  const request = openDatabase.apply(this, args);
  request.addEventListener('success', () => {
    const database = request.result;
    database.addEventListener('versionchange', () => database.close());
  });
  return request;
};
