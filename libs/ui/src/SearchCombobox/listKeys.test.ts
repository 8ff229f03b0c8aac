import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { actionOf } from './listKeys';

const press = (
  key: string,
  list: object,
  { value = 'calm', isComposing = false, keyCode = 0, altKey = false } = {},
) => {
  const event = { key, altKey, currentTarget: { value }, nativeEvent: { isComposing, keyCode } };
  return actionOf(event as unknown as KeyboardEvent<HTMLInputElement>, { isOpen: true, count: 3, active: -1, ...list });
};

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
  expect(press(key, { active, count })).toBe(to);
});

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the text cursor and leaves no line active', (key) => {
  expect(press(key, { active: 1 })).toBe(-1);
});

it.each([
  ['Alt and Down open the list', 'ArrowDown', { isOpen: false, active: 1 }, { altKey: true }, 'open'],
  ['Alt and Up close the list', 'ArrowUp', { active: 1 }, { altKey: true }, 'close'],
  ['an arrow opens a closed list', 'ArrowUp', { isOpen: false }, {}, 'open'],
  ['Page Down in an empty list scrolls the page', 'PageDown', { count: 0 }, {}, undefined],
  ['Escape closes the list', 'Escape', {}, {}, 'close'],
  ['Escape then clears the field', 'Escape', { isOpen: false }, {}, 'clear'],
  ['Escape is left to the page if the field is empty', 'Escape', { isOpen: false }, { value: '' }, undefined],
  ['Enter searches without a list', 'Enter', { isOpen: false }, {}, 'submit'],
  ['Enter is left to an input method that composes a word', 'Enter', {}, { isComposing: true }, undefined],
  ['Enter is left to an input method that has just ended, in Safari', 'Enter', {}, { keyCode: 229 }, undefined],
  ['Escape is left to an input method that has just ended, in Safari', 'Escape', {}, { keyCode: 229 }, undefined],
])('%s', (_title, key, list, event, action) => {
  expect(press(key, list, event)).toBe(action);
});
