import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { pressKey, type KeyedList } from './listKeys';

function press(key: string, list: Partial<KeyedList>) {
  const preventDefault = vi.fn();
  const hand = { open: vi.fn(), close: vi.fn(), moveTo: vi.fn(), take: vi.fn() };
  pressKey({ key, altKey: false, preventDefault } as unknown as KeyboardEvent, {
    isOpen: true,
    count: 3,
    active: -1,
    ...hand,
    ...list,
  });
  return { ...hand, preventDefault };
}

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['PageDown', -1, 2],
  ['PageUp', 2, 0],
])('%s goes from line %i to line %i of three', (key, active, to) => {
  expect(press(key, { active }).moveTo.mock.calls).toEqual([[to]]);
});

it('a page of an empty list is the page on which the field stands', () => {
  const { moveTo, preventDefault } = press('PageDown', { count: 0 });
  expect(moveTo).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});

it('a closed list is opened by an arrow, and gives nothing to Enter', () => {
  const arrow = press('ArrowUp', { isOpen: false });
  expect(arrow.open).toHaveBeenCalledOnce();
  expect(arrow.moveTo).not.toHaveBeenCalled();
  expect(press('Enter', { isOpen: false }).take).not.toHaveBeenCalled();
});
