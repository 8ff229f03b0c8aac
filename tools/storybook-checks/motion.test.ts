import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { motionFaults, movingByScript, readMoving } from './motion.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every source that moves is seen to move, and to stand where no motion is wanted', () => {
  const moving = readMoving();
  expect(moving.byStyle.length).toBeGreaterThan(10);
  expect(motionFaults(moving)).toEqual([]);
});

test('the stories of what moves by script are there and assert', () => {
  for (const place of Object.values(movingByScript).flat()) {
    const [file = '', story = ''] = place.split(' ');
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    const own = text.split(/^(?=export const )/m).find((one) => one.startsWith(`export const ${story}:`)) ?? '';
    expect(own, place).toMatch(/\bexpect\(|\bslide\(/);
  }
});

test('a component that moves and one that has stopped are named', () => {
  const moving = { byStyle: ['Chip', 'Badge'], byScript: ['Menu/Menu.tsx'] };
  expect(motionFaults(moving, { Chip: 'seen', Spinner: 'seen' }, { 'Menu/Menu.tsx': 'seen' })).toEqual([
    'Badge moves and no story asserts it.',
    'Spinner is named in motion.ts and stands still.',
  ]);
});
