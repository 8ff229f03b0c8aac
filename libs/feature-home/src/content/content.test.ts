import { isHomeopathy, isKnownTopic, isLabTest } from '@niramaya/copy/topics';
import { demoTopBrands } from '@niramaya/fixtures';
import { expect, it } from 'vitest';
import { checkups } from './checkups';
import { homeopathyProducts } from './homeopathy';
import { pathologyTests } from './pathology';
import { concerns, featuredBrands } from './tiles';

const distinct = (names: readonly string[]) => new Set(names).size;
const fields = (record: object) => Object.keys(record).toSorted();

/** Returns whether a text such as '60% off' is true of the prices, rounded to the nearest percent or down. */
const isTrue = (price: number, listPrice: number, text: string) => {
  const percent = (1 - price / listPrice) * 100;
  return [`${Math.floor(percent)}% off`, `${Math.round(percent)}% off`].includes(text);
};

it('[HOME-16 HOME-17] nine concerns cover ten topics', () => {
  expect(concerns).toHaveLength(9);
  // The name 'Bone, Joint & Muscle Care' counts as two topics (AMB-01).
  expect(distinct(concerns.flatMap(({ name }) => name.split(', ')))).toBe(10);
});

it.each([
  ['HOME-18', 1, 'Diabetes Care'],
  ['HOME-19', 2, 'Cardiac Care'],
  ['HOME-20', 3, 'Stomach Care'],
  ['HOME-21', 4, 'Liver Care'],
  ['HOME-22', 5, 'Bone, Joint & Muscle Care'],
  ['HOME-23', 6, 'Kidney Care'],
  ['HOME-24', 7, 'Derma Care'],
  ['HOME-25', 8, 'Respiratory Care'],
  ['HOME-26', 9, 'Eye Care'],
])('[%s] concern %i is %s', (_row, place, name) => {
  expect(concerns[place - 1]?.name).toBe(name);
});

it('[HOME-27 HOME-87] nine brands have a tile with image and name', () => {
  expect(distinct(featuredBrands.map(({ name }) => name))).toBe(9);
  for (const tile of [...concerns, ...featuredBrands]) expect(fields(tile)).toEqual(['img', 'name']);
});

it('[HOME-28 HOME-31 HOME-32 HOME-91] thirteen checkups are rated 4.9 and show their number of tests', () => {
  expect(distinct(checkups.map(({ name }) => name))).toBe(13);
  for (const checkup of checkups) {
    expect(fields(checkup)).toEqual(['O_price', 'desc', 'discount', 'img', 'name', 'price', 'rating']);
    expect(checkup.desc).toMatch(/^Includes [1-9]\d* Tests$/);
    expect(checkup.rating).toBe(4.9);
    expect(isTrue(checkup.price, checkup.O_price, checkup.discount)).toBe(true);
  }
});

it('[SHELL-53] the largest discount of a checkup is the 80% of the claim in the footer', () => {
  expect(Math.max(...checkups.map(({ discount }) => Number.parseInt(discount, 10)))).toBe(80);
});

it('[HOME-36 HOME-37 HOME-40 HOME-89 HOME-90] ten tests have no images, up to 70% off, and some have Nil and NA', () => {
  expect(distinct(pathologyTests.map(({ name }) => name))).toBe(10);
  for (const test of pathologyTests) {
    expect(fields(test)).toEqual(['O_price', 'desc', 'detail', 'discount', 'name', 'price']);
    expect(test.detail).toMatch(/^Provided by [1-9]\d* Labs$/);
    if (test.O_price === 'Nil') expect(test.discount).toBe('NA');
    else expect(isTrue(test.price, test.O_price, test.discount)).toBe(true);
  }
  expect(pathologyTests.filter(({ O_price: listPrice }) => listPrice === 'Nil')).toHaveLength(2);
  const percents = pathologyTests.flatMap(({ discount }) => (discount === 'NA' ? [] : Number.parseInt(discount, 10)));
  expect(Math.max(...percents)).toBe(70);
});

it('[HOME-44 HOME-88] fifteen homeopathy products have their seven fields', () => {
  expect(distinct(homeopathyProducts.map(({ name }) => name))).toBe(15);
  expect(distinct(homeopathyProducts.map(({ img }) => img))).toBe(15);
  for (const product of homeopathyProducts) {
    expect(fields(product)).toEqual(['O_price', 'desc', 'detail', 'discount', 'img', 'name', 'price']);
    expect(product.detail).toMatch(/^[0-4]\.\d$|^5\.0$/);
    expect(isTrue(product.price, product.O_price, product.discount)).toBe(true);
  }
});

it('shows each picture once', () => {
  const files = Object.values(import.meta.glob('./art/*.svg', { eager: true, query: '?no-inline', import: 'default' }));
  const shown = [featuredBrands, checkups, homeopathyProducts, concerns].flat().map(({ img }) => img);
  expect(shown).toHaveLength(46);
  expect(shown.toSorted()).toEqual(files.toSorted());
});

it('features only brands that the shop sells', () => {
  const stocked = demoTopBrands().map(({ name }) => name);
  expect(stocked).toEqual(expect.arrayContaining(featuredBrands.map(({ name }) => name)));
});

it('each concern and featured brand is a topic that the listing names even without products', () => {
  expect([...concerns, ...featuredBrands].filter(({ name }) => !isKnownTopic(name))).toEqual([]);
});

it('each lab test is one that the listing names', () => {
  expect(pathologyTests.filter(({ name }) => !isLabTest(name))).toEqual([]);
});

it('each homeopathy product is one that the listing names', () => {
  expect(homeopathyProducts.filter(({ name }) => !isHomeopathy(name))).toEqual([]);
});
