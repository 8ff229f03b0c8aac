import { aProduct } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { selectMedicine } from './selected-medicine';

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
