import { describe, expect, test } from 'vitest';
import { aFakeDisk } from '../testing/fake-storage-host';
import { cartEntry, loggedInEntry, parseJson, selectedMedicineEntry, sixMonthPlanEntry } from './entries';
import { createStorage } from './storage';

const line = { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 2 };
const medicine = {
  image: '/api/pictures/1.svg',
  title: 'Calcium',
  discount: 10,
  rating: 4,
  price: 200,
  discountedPrice: 180,
  category: 'nutrition',
};

describe('the four keys of the contract', () => {
  test('[STORAGE-01 STORAGE-03 STORAGE-06 STORAGE-08 STORAGE-10] they are these, all in the local area', () => {
    const entries = [loggedInEntry, cartEntry, selectedMedicineEntry, sixMonthPlanEntry];
    expect(entries.map(({ key }) => key)).toEqual(['validkey', 'cart_data', 'medicine_details', 'threemonth']);
    expect(new Set(entries.map(({ area }) => area))).toEqual(new Set(['local']));
  });

  test('[STORAGE-03 STORAGE-04] the cart is a JSON list whose lines come back as they went', () => {
    const text = cartEntry.serialise([line]);
    expect(JSON.parse(text)).toEqual([line]);
    expect(cartEntry.parse(text)).toEqual([line]);
  });

  test('[STORAGE-04 AMB-54] prices stored as text are read as numbers', () => {
    const stored = JSON.stringify([{ ...line, price: '200', discountedPrice: '180.00' }]);
    expect(cartEntry.parse(stored)).toEqual([line]);
  });

  test('[STORAGE-07 AMB-54] the selected product comes back with its seven fields, a price stored as text included', () => {
    const stored = JSON.stringify({ ...medicine, discountedPrice: '180.00', stray: true });
    expect(selectedMedicineEntry.parse(stored)).toEqual(medicine);
  });

  test('a cart line that cannot be read is left out and the others stay', () => {
    const stored = JSON.stringify([null, { ...line, quantity: 0 }, { ...line, price: '' }, 'x', line]);
    expect(cartEntry.parse(stored)).toEqual([line]);
  });

  test.each([null, '', 'undefined', '{"title"', '{}', '"text"', '7', 'null'])('%j is no cart', (stored) => {
    expect(cartEntry.parse(stored)).toBeNull();
  });

  test.each([null, '', '{', '[]', 'null', '{"title":"Calcium"}'])('%j is no selected product', (stored) => {
    expect(selectedMedicineEntry.parse(stored)).toBeNull();
  });

  test.each([
    ['275', 275],
    [' 275 ', 275],
    ['275.00', 275],
    ['', null],
    ['abc', null],
    ['0', null],
    ['-5', null],
    ['Infinity', null],
    [null, null],
  ])('[STORAGE-08] %j under `threemonth` reads as %j rupees', (stored, rupees) => {
    expect(sixMonthPlanEntry.parse(stored)).toBe(rupees);
  });

  test('[STORAGE-01] any text under `validkey` counts, none at all does not', () => {
    const storage = createStorage(aFakeDisk().openTab());
    expect(loggedInEntry.parse(storage.read('local', 'validkey'))).toBeNull();
    storage.write('local', 'validkey', 'Asha Rao');
    expect(loggedInEntry.parse(storage.read('local', 'validkey'))).toBe('Asha Rao');
  });
});

test.each([
  [null, null],
  ['{"title"', null],
  ['', null],
  ['{"title":"Zinc"}', { title: 'Zinc' }],
])('%j under a key holds %j', (stored, value) => {
  expect(parseJson(stored)).toEqual(value);
});
