import { describe, expect, test } from 'vitest';
import { findTitles } from './find-titles.ts';

const list = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const found = (titles: string[], text: string) => findTitles(list(...titles), text).found.map(({ title }) => title);

describe('a search in a list', () => {
  test.each([
    ['womens', ['Multivitamin for Women']],
    ['zink*', ['Zinc 500 mg Tablet']],
    ['ज़िंक ५०० मिग्रा', ['Zinc 500 mg Tablet']],
    ['%', []],
    ['dolo', []],
  ])('%s finds %j', (text, titles) => {
    expect(found(['Multivitamin for Women', 'Zinc 500 mg Tablet'], text)).toEqual(titles);
  });

  test('matches some of the words if no title has all, and the rare one counts more', () => {
    expect(found(['Neem Soap', 'Neem Gel', 'Aloe Gel', 'Neem Oil'], 'neem aloe')).toEqual([
      'Aloe Gel',
      'Neem Gel',
      'Neem Oil',
      'Neem Soap',
    ]);
  });

  test('another list has a separate vocabulary', () => {
    expect([found(['Zinc'], 'zinc'), found(['Aloe'], 'zinc')]).toEqual([['Zinc'], []]);
  });
});
