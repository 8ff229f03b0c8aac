import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { clearMessages, keepMessage, storedMessages } from './messages';

const said = (text: string, saidAtMs = 1) => ({ text, kind: 'success' as const, saidAtMs });

test('the newest message stands first, and fifty are kept', () => {
  const { store } = aTestStore();
  for (let count = 1; count <= 52; count += 1) keepMessage(store.services.storage, said(`Message ${count}`, count));
  const kept = storedMessages.read(store.services.storage) ?? [];
  expect(kept).toHaveLength(50);
  expect([kept[0]?.text, kept.at(-1)?.text]).toEqual(['Message 52', 'Message 3']);
});

test('the messages end with the tab and with a click', () => {
  const { store, disk } = aTestStore();
  keepMessage(store.services.storage, said('Added successfully'));
  expect([...disk.local.keys()]).not.toContain('niramaya.messages');
  clearMessages(store.services.storage);
  expect(storedMessages.read(store.services.storage)).toBeNull();
});

test.each(['', '[]', '{"v":2,"items":[]}', 'null'])('%j holds no message', (text) => {
  expect(storedMessages.parse(text)).toBeNull();
});

test('what is no message is left out', () => {
  expect(
    storedMessages.parse('{"v":1,"items":[7,{"text":"","kind":"note","saidAtMs":1},{"text":"a","kind":"x"}]}'),
  ).toEqual([]);
});
