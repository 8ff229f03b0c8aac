import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { storeMessage, storedMessages } from './messages';

test('the newest message is first, and fifty are stored, only in the tab', () => {
  const { store, disk } = aTestStore();
  for (let count = 1; count <= 52; count += 1)
    storeMessage(store.services.storage, { text: `Message ${count}`, kind: 'success', saidAtMs: count });
  const kept = storedMessages.read(store.services.storage) ?? [];
  expect(kept).toHaveLength(50);
  expect([kept[0]?.text, kept.at(-1)?.text, disk.local.size]).toEqual(['Message 52', 'Message 3', 0]);
});
