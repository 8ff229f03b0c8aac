import { expect, test } from 'vitest';
import { createStorage } from '../storage/storage';
import { aFakeDisk } from '../testing/fake-storage-host';
import { makeServices } from './services';

test('without a browser there is neither a stored value nor a user', async () => {
  const { storage, identity } = makeServices();
  expect(storage.read('local', 'validkey')).toBeNull();
  expect(await identity.currentUser()).toBeNull();
});

test('the identity reads its session from the given storage', async () => {
  const storage = createStorage(aFakeDisk().openTab());
  const looked: string[] = [];
  const { identity } = makeServices({
    storage: {
      ...storage,
      read: (area, key) => {
        looked.push(`${area} ${key}`);
        return null;
      },
    },
  });
  expect(await identity.idToken()).toBeNull();
  expect(looked).toEqual(['local firebase:authUser:demo-niramaya:[DEFAULT]']);
});
