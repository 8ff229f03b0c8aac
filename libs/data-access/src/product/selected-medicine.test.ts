import { aProduct } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { selectMedicine, useSelectedMedicine } from './selected-medicine';

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

test('[AMB-68] each tab reads the product that any tab selected last, and none if it is erased or invalid', () => {
  const here = aTestStore();
  const other = aTestStore({ disk: here.disk });
  const shown = aMountedHook(here.store, useSelectedMedicine, undefined);
  expect(shown.newest()).toBeNull();
  shown.after(() => selectMedicine(here.storage, aProduct({ title: 'Calcium' })));
  expect(shown.newest()?.title).toBe('Calcium');
  shown.after(() => selectMedicine(other.storage, aProduct({ title: 'Zinc' })));
  expect(shown.newest()?.title).toBe('Zinc');
  shown.after(() => other.storage.write('local', 'medicine_details', '{"title":"Zinc"}'));
  expect(shown.newest()).toBeNull();
});
