import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plantedFaults } from './planted-faults.ts';
import { plantedLooks } from './planted-looks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('holds sixty faults or more, each in a place of its own', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(plantedFaults.map(({ file, find }) => `${file}: ${find}`)).size).toBe(plantedFaults.length);
});

it.each(plantedFaults)('$row: its place stands once in $file, and its check claims the row', (fault) => {
  expect(read(fault.file).split(fault.find)).toHaveLength(2);
  expect(fault.replace).not.toBe(fault.find);
  expect(read(fault.check)).toMatch(new RegExp(`\\b${fault.row}\\b`));
});

it.each(plantedLooks)(
  '$what: its place stands once in $file, and stories show it',
  ({ file, find, replace, seenBy }) => {
    expect(read(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(globSync([seenBy, `${seenBy}.stories.tsx`, `${seenBy}/*.stories.tsx`], { cwd: root })).not.toEqual([]);
  },
);
