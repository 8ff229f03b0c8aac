import { aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { saveProductOfTab, selectMedicine, useSelectedMedicine } from './selected-medicine';

test('[STORAGE-06 STORAGE-07 STORAGE-09 AMB-13 CONST-48] stores the chosen product with exactly its seven fields', () => {
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

test('two tabs have two products, and a new tab has the last chosen one', () => {
  const here = aTestStore();
  const { disk } = here;
  const other = aTestStore({ disk });
  selectMedicine(here.storage, aProduct({ title: 'Calcium' }));
  saveProductOfTab(here.storage, aSelectedMedicine({ title: 'Calcium' }));
  selectMedicine(other.storage, aProduct({ title: 'Zinc' }));
  saveProductOfTab(other.storage, aSelectedMedicine({ title: 'Zinc' }));
  const shownIn = ({ store }: typeof here) => aMountedHook(store, useSelectedMedicine, undefined).newest()?.title;
  expect([here, other, aTestStore({ disk })].map(shownIn)).toEqual(['Calcium', 'Zinc', 'Zinc']);
});

test('ignores the product of a tab without `medicine_details`', () => {
  const { store } = aTestStore();
  saveProductOfTab(store.services.storage, aSelectedMedicine());
  expect(aMountedHook(store, useSelectedMedicine, undefined).newest()).toBeNull();
});
