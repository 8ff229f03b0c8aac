import { expect, test } from 'vitest';
import { holdsUnreadable } from './unreadable';

const read = (item: unknown) => (typeof item === 'string' ? item : null);

test.each([
  [null, false],
  ['{"v":1,"items":[]}', false],
  ['{"v":1,"items":["a","b","c"]}', false],
  ['{"v":1,"items":["a",7]}', true],
  ['{"v":2,"items":["a"]}', true],
  ['{', true],
  ['', true],
])('of %j something cannot be read: %j', (text, expected) => {
  expect(holdsUnreadable(text, read)).toBe(expected);
});
