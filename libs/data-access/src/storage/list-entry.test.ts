import { expect, test } from 'vitest';
import { aFakeDisk } from '../testing/fake-storage-host';
import { holdsUnreadable, listRules, replaceItems } from './list-entry';
import { createStorage } from './storage';

const read = (item: unknown) => (typeof item === 'string' ? item : null);
const { parse, serialise } = listRules({ read, most: 2 });

test('a list is kept with the number of its version and comes back as it went', () => {
  expect(serialise(['a', 'b'])).toBe('{"v":1,"items":["a","b"]}');
  expect(parse('{"v":1,"items":["a","b"]}')).toEqual(['a', 'b']);
});

test('no more than the most are kept, and no more are read of a longer list', () => {
  expect(serialise(['a', 'b', 'c'])).toBe('{"v":1,"items":["a","b"]}');
  expect(parse('{"v":1,"items":["a",7,"b","c"]}')).toEqual(['a', 'b']);
});

test.each([null, '', '{', 'null', '7', '"text"', '[]', '{}', '{"items":["a"]}', '{"v":2,"items":["a"]}'])(
  '%j holds no list',
  (text) => {
    expect(parse(text)).toBeNull();
  },
);

test.each(['{"v":1}', '{"v":1,"items":7}', '{"v":1,"items":{"0":"a"}}', '{"v":1,"items":[null,7]}'])(
  '%j holds an empty one',
  (text) => {
    expect(parse(text)).toEqual([]);
  },
);

const isReadable = (item: unknown) => typeof item === 'string';

test.each([
  [null, false],
  ['{"v":1,"items":[]}', false],
  ['{"v":1,"items":["a","b","c"]}', false],
  ['{"v":1,"items":["a",7]}', true],
  ['{"v":2,"items":["a"]}', true],
  ['{', true],
  ['', true],
])('of %j something cannot be read: %j', (text, expected) => {
  expect(holdsUnreadable(text, isReadable)).toBe(expected);
});

test.each([
  [null, '{"v":1,"items":["new"]}'],
  ['{"v":1,"items":["old",7,{"later":1}]}', '{"v":1,"items":["new",7,{"later":1}]}'],
  ['{', '{"v":1,"items":["new"]}'],
])('a change of %j leaves what cannot be read as it is: %s', (before, expected) => {
  const storage = createStorage(aFakeDisk().openTab());
  if (before !== null) storage.write('local', 'niramaya.searches', before);
  const entry = { area: 'local', key: 'niramaya.searches', ...listRules({ read, most: 8 }) } as const;
  replaceItems(storage, entry, (item) => item === 'old', 'new');
  expect(storage.read('local', 'niramaya.searches')).toBe(expected);
});
