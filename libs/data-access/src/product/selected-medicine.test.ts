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
  const { store, disk } = aTestStore();
  const other = aTestStore(disk);
  selectMedicine(store.services.storage, aProduct({ title: 'Calcium' }));
  saveProductOfTab(store.services.storage, aSelectedMedicine({ title: 'Calcium' }));
  selectMedicine(other.store.services.storage, aProduct({ title: 'Zinc' }));
  saveProductOfTab(other.store.services.storage, aSelectedMedicine({ title: 'Zinc' }));
  const shownIn = ({ store: tab }: Pick<ReturnType<typeof aTestStore>, 'store'>) =>
    aMountedHook(tab, useSelectedMedicine, undefined).newest()?.title;
  expect([shownIn({ store }), shownIn(other), shownIn(aTestStore(disk))]).toEqual(['Calcium', 'Zinc', 'Zinc']);
});

test('ignores the product of a tab without `medicine_details`', () => {
  const { store } = aTestStore();
  saveProductOfTab(store.services.storage, aSelectedMedicine());
  expect(aMountedHook(store, useSelectedMedicine, undefined).newest()).toBeNull();
});
