import { aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { aHookAtOnce } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { keepProductOfTab, selectMedicine, storedMedicine, useSelectedMedicine } from './selected-medicine';

test('[STORAGE-06 STORAGE-07 STORAGE-09 AMB-13 CONST-48] the product chosen is stored with exactly its seven fields', () => {
  const { store, disk } = aTestStore();
  const product = aProduct({ title: 'Calcium', image: '/api/pictures/1.svg', price: 250, discount: 12, rating: 4 });
  selectMedicine(store.services.storage, { ...product, category: 'nutrition' });
  expect(JSON.parse(disk.local.get('medicine_details') ?? '')).toEqual({
    image: '/api/pictures/1.svg',
    title: 'Calcium',
    discount: 12,
    rating: 4,
    price: 250,
    discountedPrice: 220,
    category: 'nutrition',
  });
});

test('[STORAGE-09] a later choice replaces the earlier one', () => {
  const { store, disk } = aTestStore();
  selectMedicine(store.services.storage, aProduct({ title: 'Calcium' }));
  selectMedicine(store.services.storage, aProduct({ title: 'Zinc' }));
  expect(disk.local.get('medicine_details')).toContain('"title":"Zinc"');
});

test('two tabs have two products, and a new tab the one that was chosen last', () => {
  const { store, disk } = aTestStore();
  const other = aTestStore(disk);
  selectMedicine(store.services.storage, aProduct({ title: 'Calcium' }));
  keepProductOfTab(store.services.storage, aSelectedMedicine({ title: 'Calcium' }));
  selectMedicine(other.store.services.storage, aProduct({ title: 'Zinc' }));
  keepProductOfTab(other.store.services.storage, aSelectedMedicine({ title: 'Zinc' }));
  const shownIn = ({ store: tab }: Pick<ReturnType<typeof aTestStore>, 'store'>) =>
    aHookAtOnce(tab, useSelectedMedicine, undefined).newest()?.title;
  expect([shownIn({ store }), shownIn(other), shownIn(aTestStore(disk))]).toEqual(['Calcium', 'Zinc', 'Zinc']);
});

test.each([null, '{"title":"Zinc"'])(
  'the product of a tab counts only beside a `medicine_details`, not with %s',
  (text) => {
    const { store, disk } = aTestStore();
    keepProductOfTab(store.services.storage, aSelectedMedicine());
    if (text !== null) disk.local.set('medicine_details', text);
    expect(aHookAtOnce(store, useSelectedMedicine, undefined).newest()).toBeNull();
  },
);

test.each(['full', 'forbidden'] as const)('with storage %s the product of a tab lasts for the page', (mode) => {
  const { store, disk } = aTestStore();
  disk.mode = mode;
  selectMedicine(store.services.storage, aProduct({ title: 'Calcium' }));
  keepProductOfTab(store.services.storage, aSelectedMedicine({ title: 'Zinc' }));
  expect(aHookAtOnce(store, useSelectedMedicine, undefined).newest()?.title).toBe('Zinc');
});

test.each([null, '', '{', '[]', 'null', '{"title":"Calcium"}'])('%j is no selected product', (stored) => {
  expect(storedMedicine.parse(stored)).toBeNull();
});

test('[STORAGE-07 AMB-54] the selected product has its seven fields, also if a price was stored as text', () => {
  const medicine = aSelectedMedicine();
  const stored = JSON.stringify({ ...medicine, discountedPrice: `${medicine.discountedPrice}.00`, stray: true });
  expect(storedMedicine.parse(stored)).toEqual(medicine);
});
