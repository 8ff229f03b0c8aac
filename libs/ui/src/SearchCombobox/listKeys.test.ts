import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { actionOf } from './listKeys';

const press = (
  key: string,
  list: object,
  { value = 'calm', isComposing = false, keyCode = 0, altKey = false } = {},
) => {
  const event = { key, altKey, currentTarget: { value }, nativeEvent: { isComposing, keyCode } };
  return actionOf(event as unknown as KeyboardEvent<HTMLInputElement>, {
    isOpen: true,
    count: 3,
    active: -1,
    isAwaited: false,
    ...list,
  });
};

// Indexes count from 0, and -1 is no active option. Page Up and Page Down move by six options.
it.each([
  { key: 'ArrowDown', active: -1, count: 3, next: 0 },
  { key: 'ArrowDown', active: 1, count: 3, next: 2 },
  { key: 'ArrowDown', active: 2, count: 3, next: 0 },
  { key: 'ArrowUp', active: -1, count: 3, next: 2 },
  { key: 'ArrowUp', active: 0, count: 3, next: 2 },
  { key: 'ArrowUp', active: 2, count: 3, next: 1 },
  { key: 'PageDown', active: -1, count: 3, next: 2 },
  { key: 'PageUp', active: 2, count: 3, next: 0 },
  { key: 'PageDown', active: -1, count: 20, next: 6 },
  { key: 'PageUp', active: 12, count: 20, next: 6 },
])('$key moves from option $active of $count to option $next', ({ key, active, count, next }) => {
  expect(press(key, { active, count })).toEqual({ type: 'moveTo', index: next });
});

it('Down counts the options of a list that is on its way', () => {
  const awaited = { isOpen: false, count: 0, isAwaited: true };
  expect(press('ArrowDown', { ...awaited, active: -1 })).toEqual({ type: 'moveTo', index: 0 });
  expect(press('ArrowDown', { ...awaited, active: 0 })).toEqual({ type: 'moveTo', index: 1 });
});

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the text cursor and leaves no option active', (key) => {
  expect(press(key, { active: 1 })).toEqual({ type: 'deactivate' });
});

it.each([
  ['Alt and Down open the list', 'ArrowDown', { isOpen: false, active: 1 }, { altKey: true }, 'open'],
  ['Alt and Up close the list', 'ArrowUp', { active: 1 }, { altKey: true }, 'close'],
  ['an arrow opens a closed list', 'ArrowUp', { isOpen: false }, {}, 'open'],
  ['Page Down in an empty list scrolls the page', 'PageDown', { count: 0 }, {}, undefined],
  ['Down in an empty list moves the text cursor', 'ArrowDown', { count: 0 }, {}, undefined],
  ['Up in an empty list moves the text cursor', 'ArrowUp', { count: 0 }, {}, undefined],
  ['Escape closes the list', 'Escape', {}, {}, 'close'],
  ['Escape then clears the field', 'Escape', { isOpen: false }, {}, 'clear'],
  ['Escape is left to the page if the field is empty', 'Escape', { isOpen: false }, { value: '' }, undefined],
  ['Enter searches without a list', 'Enter', { isOpen: false }, {}, 'submit'],
  ['Enter is left to an input method that composes a word', 'Enter', {}, { isComposing: true }, undefined],
  ['Enter is left to an input method that has just ended, in Safari', 'Enter', {}, { keyCode: 229 }, undefined],
  ['Escape is left to an input method that has just ended, in Safari', 'Escape', {}, { keyCode: 229 }, undefined],
])('%s', (_title, key, list, event, action) => {
  expect(press(key, list, event)?.type).toBe(action);
});
