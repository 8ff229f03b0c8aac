import { expect, test } from 'vitest';
import { findTitles } from './find-titles.ts';

const list = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const found = (titles: string[], text: string) => findTitles(list(...titles), text).found.map(({ title }) => title);

test('matches some of the words if no title has all, and the rare one counts more', () => {
  const titles = ['Neem Soap', 'Neem Gel', 'Aloe Gel', 'Neem Oil'];
  expect(found(titles, 'neem aloe')).toEqual(['Aloe Gel', 'Neem Gel', 'Neem Oil', 'Neem Soap']);
});

test('another list has a separate vocabulary', () => {
  expect([found(['Zinc'], 'zinc'), found(['Aloe'], 'zinc')]).toEqual([['Zinc'], []]);
});
