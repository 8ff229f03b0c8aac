import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { handleKey, type KeyedList } from './listKeys';

/** Returns the sorted calls of a key press. */
function press(key: string, list: Partial<KeyedList>, { value = 'calm', isComposing = false, altKey = false } = {}) {
  const calls: string[] = [];
  const note = (name: string) => (line?: number) => void calls.push(line === undefined ? name : `${name} ${line}`);
  const preventDefault = note('prevent');
  const event = { key, altKey, preventDefault, currentTarget: { value }, nativeEvent: { isComposing } };
  handleKey(event as unknown as KeyboardEvent<HTMLInputElement>, {
    isOpen: true,
    count: 3,
    active: -1,
    open: note('open'),
    close: note('close'),
    clear: note('clear'),
    moveTo: note('line'),
    take: note('take'),
    ...list,
  });
  return calls.toSorted();
}

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['PageDown', -1, 3, 2],
  ['PageUp', 2, 3, 0],
  ['PageDown', -1, 20, 6],
  ['PageUp', 12, 20, 6],
])('%s moves from line %i of %i to line %i', (key, active, count, to) => {
  expect(press(key, { active, count })).toEqual([`line ${to}`, 'prevent']);
});

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the text cursor and leaves no line active', (key) => {
  expect(press(key, { active: 1 })).toEqual(['line -1']);
});

it.each([
  ['Alt and Down open the list', 'ArrowDown', { isOpen: false, active: 1 }, { altKey: true }, ['open', 'prevent']],
  ['Alt and Up close the list', 'ArrowUp', { active: 1 }, { altKey: true }, ['close', 'prevent']],
  ['an arrow opens a closed list', 'ArrowUp', { isOpen: false }, {}, ['open', 'prevent']],
  ['Page Down in an empty list scrolls the page', 'PageDown', { count: 0 }, {}, []],
  ['Escape closes the list', 'Escape', {}, {}, ['close', 'prevent']],
  ['Escape then clears the field', 'Escape', { isOpen: false }, {}, ['clear', 'prevent']],
  ['Escape is left to the page if the field is empty', 'Escape', { isOpen: false }, { value: '' }, []],
  ['Enter searches without a list', 'Enter', { isOpen: false }, {}, ['prevent', 'take']],
  ['Enter is left to an input method that composes a word', 'Enter', {}, { isComposing: true }, []],
])('%s', (_title, key, list, event, calls) => {
  expect(press(key, list, event)).toEqual(calls);
});
