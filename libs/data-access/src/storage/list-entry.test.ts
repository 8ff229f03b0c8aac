import { expect, test } from 'vitest';
import { listRules } from './list-entry';

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
