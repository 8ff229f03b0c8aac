import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { handleKey, type KeyedList } from './listKeys';

function handle(key: string, list: Partial<KeyedList>, { value = 'calm', isComposing = false, altKey = false } = {}) {
  const preventDefault = vi.fn();
  const hand = { open: vi.fn(), close: vi.fn(), clear: vi.fn(), moveTo: vi.fn(), take: vi.fn() };
  const event = { key, altKey, preventDefault, currentTarget: { value }, nativeEvent: { isComposing } };
  handleKey(event as unknown as KeyboardEvent<HTMLInputElement>, {
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
  expect(handle(key, { active }).moveTo.mock.calls).toEqual([[to]]);
});

it.each([
  ['PageDown', -1, 6],
  ['PageUp', 12, 6],
])('%s goes six lines on a long list, from line %i to line %i', (key, active, to) => {
  expect(handle(key, { active, count: 20 }).moveTo.mock.calls).toEqual([[to]]);
});

it('Alt with an arrow opens or closes the list and leaves its line', () => {
  const down = handle('ArrowDown', { isOpen: false, active: 1 }, { altKey: true });
  expect(down.open).toHaveBeenCalledOnce();
  const up = handle('ArrowUp', { active: 1 }, { altKey: true });
  expect(up.close).toHaveBeenCalledOnce();
  expect([...down.moveTo.mock.calls, ...up.moveTo.mock.calls]).toEqual([]);
});

it('Page Down in an empty list is left to the page', () => {
  const { moveTo, preventDefault } = handle('PageDown', { count: 0 });
  expect(moveTo).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the text cursor and leaves no line active', (key) => {
  const { moveTo, preventDefault } = handle(key, { active: 1 });
  expect(moveTo.mock.calls).toEqual([[-1]]);
  expect(preventDefault).not.toHaveBeenCalled();
});

it('Escape closes the list, then clears the field, then is left to the page', () => {
  const open = handle('Escape', {});
  expect(open.close).toHaveBeenCalledOnce();
  expect(open.clear).not.toHaveBeenCalled();
  const closed = handle('Escape', { isOpen: false });
  expect(closed.clear).toHaveBeenCalledOnce();
  const empty = handle('Escape', { isOpen: false }, { value: '' });
  expect(empty.clear).not.toHaveBeenCalled();
  expect(empty.preventDefault).not.toHaveBeenCalled();
});

it('Enter selects nothing while an input method composes a word', () => {
  expect(handle('Enter', {}, { isComposing: true }).take).not.toHaveBeenCalled();
});

it('an arrow opens a closed list, and Enter searches without it', () => {
  const arrow = handle('ArrowUp', { isOpen: false });
  expect(arrow.open).toHaveBeenCalledOnce();
  expect(arrow.moveTo).not.toHaveBeenCalled();
  const enter = handle('Enter', { isOpen: false });
  expect(enter.take).toHaveBeenCalledOnce();
  expect(enter.open).not.toHaveBeenCalled();
  expect(enter.preventDefault).toHaveBeenCalledOnce();
});
