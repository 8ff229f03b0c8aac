import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { storeMessage, useMessages } from './messages';

test('the newest message is first, and fifty are stored, only in the tab', () => {
  const { store, storage, disk } = aTestStore();
  for (let count = 1; count <= 52; count += 1)
    storeMessage(storage, { text: `Message ${count}`, kind: 'success', saidAtMs: count });
  const kept = aMountedHook(store, useMessages, undefined).newest();
  expect(kept).toHaveLength(50);
  expect([kept[0]?.text, kept.at(-1)?.text, disk.local.size]).toEqual(['Message 52', 'Message 3', 0]);
});
