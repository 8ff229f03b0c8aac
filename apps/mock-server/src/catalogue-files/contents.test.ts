import { expect, it } from 'vitest';
import { readContents, writeContents } from './contents.ts';

it.each([
  ['Zinc: 4 mg\nIron', [{ name: 'Zinc', amount: '4 mg' }, { name: 'Iron' }]],
  ['Calcium: as citrate: 200 mg', [{ name: 'Calcium: as citrate', amount: '200 mg' }]],
  ['', []],
])('the cell %j has the contents %j, and is written for them', (cell, contents) => {
  expect(readContents(cell)).toEqual(contents);
  expect(writeContents(contents)).toBe(cell);
});

it.each([
  [[{ name: 'Neem: leaf' }]],
  [[{ name: '[Herbs]' }]],
  [[{ name: 'Ratio', amount: '1: 2' }]],
  [[{ name: 'On two\nlines' }]],
])('contents that lines cannot have are written as JSON: %j', (contents) => {
  expect(writeContents(contents)).toMatch(/^\[\{/);
  expect(readContents(writeContents(contents))).toEqual(contents);
});

it('a cell of a spreadsheet with Windows line ends has one item for each line that is not blank', () => {
  expect(readContents('Zinc: 4 mg\r\n\r\nIron')).toEqual([{ name: 'Zinc', amount: '4 mg' }, { name: 'Iron' }]);
});

it('a cell that is broken JSON stays text, which the column refuses', () => {
  expect(readContents('[{"name": "Zinc"')).toBe('[{"name": "Zinc"');
});
