import { expect, test } from 'vitest';
import { findTitles, mayGoOn } from './find-titles.ts';
import { browsedFormIn } from './forms.ts';

const list = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const found = (titles: string[], text: string) => findTitles(list(...titles), text).found.map(({ title }) => title);

test('matches some of the words if no title has all, and the rare one counts more', () => {
  const titles = ['Neem Soap', 'Neem Gel', 'Aloe Gel', 'Neem Oil'];
  expect(found(titles, 'neem aloe')).toEqual(['Aloe Gel', 'Neem Gel', 'Neem Oil', 'Neem Soap']);
});

test('a title needs the words of a named product, and other words only count', () => {
  const titles = ['Vitamin E Drops', 'Calmag D3 Sachet', 'Sun D3 60000 IU Softgel', 'Sun D3 2000 IU Drops'];
  expect(found(titles, 'vitamin d drops or softgel')).toEqual([
    'Sun D3 2000 IU Drops',
    'Sun D3 60000 IU Softgel',
    'Calmag D3 Sachet',
  ]);
  expect(found(titles, 'vitamin k drops')).toEqual([]);
});

test('another list has a separate vocabulary', () => {
  expect([found(['Zinc'], 'zinc'), found(['Aloe'], 'zinc')]).toEqual([['Zinc'], []]);
});

test.each(['betnovate cream', 'xyzmycin 20 g ointment', 'xyzmycin neem cream'])(
  'finds no other cream for %s, because no title has a name like it',
  (text) => {
    expect(found(['Neem Cream, Tube of 20 g'], text)).toEqual([]);
  },
);

test('a form by itself finds the products of the form, also next to a known name', () => {
  const titles = ['Neem Cream', 'Aloe Cream', 'Neem Gel'];
  expect(found(titles, 'cream')).toEqual(['Neem Cream', 'Aloe Cream']);
  expect(found(titles, 'neem cream')).toEqual(['Neem Cream']);
});

test.each([
  ['xyzmycin cream', 'cream'],
  ['Xyzmycin Ointment 20 g', 'cream'],
  ['बेटनोवेट क्रीम', 'cream'],
  ['xyzmycin 500 mg tablet', undefined],
])('the form to look through of %s is %s', (text, form) => {
  expect(browsedFormIn(text)).toBe(form);
});

test('calcium finds a brand of calcium too, also with a typing error', () => {
  const titles = ['Zinc Tablet', 'Calmag D3 Tablet', 'Kids Calcium Syrup'];
  expect(found(titles, 'calcium').sort()).toEqual(['Calmag D3 Tablet', 'Kids Calcium Syrup']);
  expect(found(titles, 'calcum')).toEqual(['Kids Calcium Syrup', 'Calmag D3 Tablet']);
});

const shelf = ['Eye Vitamin Gummies', 'Honey Cough Syrup', 'Blood Pressure Monitor', 'Zinc Tablet', 'Antacid Sachet'];

test.each([
  // Vitamin E is not sold, and 'eye' begins like it.
  ['vitamin e', true],
  ['vit e', false],
  ['vitamin k', false],
  // A name that only the tables know, in three scripts and spellings.
  ['bukha', false],
  ['रक्तच', true],
  ['raktach', true],
  // Neither script nor sound is that of a name.
  ['தமிழ்', false],
  ['www', false],
  // The names of things that are not sold have no product at their end.
  ['crocin', false],
  ['stethosco', false],
  ['knee pain', false],
  // Nothing goes on after a quote, and without a word.
  ['"vitamin e"', false],
  ['  –', false],
])('finds nothing for %s, and asks for more letters: %s', (text, asks) => {
  expect(found(shelf, text)).toEqual([]);
  expect(mayGoOn(list(...shelf), text)).toBe(asks);
});
