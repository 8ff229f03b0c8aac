import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { clearMessages, storeMessage, storedMessages } from './messages';

const aMessage = (text: string, saidAtMs = 1) => ({ text, kind: 'success' as const, saidAtMs });

test('the newest message is first, and fifty are stored', () => {
  const { store } = aTestStore();
  for (let count = 1; count <= 52; count += 1)
    storeMessage(store.services.storage, aMessage(`Message ${count}`, count));
  const kept = storedMessages.read(store.services.storage) ?? [];
  expect(kept).toHaveLength(50);
  expect([kept[0]?.text, kept.at(-1)?.text]).toEqual(['Message 52', 'Message 3']);
});

test('stores the messages in the tab, until they are cleared', () => {
  const { store, disk } = aTestStore();
  storeMessage(store.services.storage, aMessage('Added successfully'));
  expect(disk.local.size).toBe(0);
  clearMessages(store.services.storage);
  expect(storedMessages.read(store.services.storage)).toBeNull();
});
