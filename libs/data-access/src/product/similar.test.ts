import { aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import type { Product } from '@niramaya/contract';
import { expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { cacheListing } from '../testing/cache-listing';
import { aTestStore } from '../testing/a-test-store';
import { useSimilar } from './similar';

const zinc = aSelectedMedicine({ title: 'Zinc', category: 'vitamins' });
const cheap = aProduct({ id: 1, title: 'Cheap', price: 100, discount: 0 });
// More expensive by its label and cheaper to pay than the middle one.
const reduced = aProduct({ id: 2, title: 'Reduced', price: 300, discount: 50 });
const middle = aProduct({ id: 3, title: 'Middle', price: 200, discount: 0 });
const cream = aProduct({ id: 4, title: 'Cream', category: 'skinCare' });

function aTab(listed: Product[], kept?: Product[]) {
  const { store, session } = aTestStore();
  store.dispatch(cacheListing(listed));
  if (kept !== undefined) session.set('niramaya.similar', JSON.stringify({ of: '', v: 1, items: kept }));
  const written = vi.spyOn(store.services.storage, 'write');
  const hook = aMountedHook(store, useSimilar, zinc);
  return { store, session, written, ...hook, titles: () => hook.newest().map(({ title }) => title) };
}

const keptTitles = (session: Map<string, string>) =>
  (JSON.parse(session.get('niramaya.similar') ?? '{"items":[]}') as { items: Product[] }).items.map(
    ({ title }) => title,
  );

test('returns others of the same category, the cheapest first by the price to pay, and stores them', () => {
  const itself = aProduct({ id: 9, title: 'Zinc', price: 10 });
  const { titles, session } = aTab([middle, cream, itself, reduced, cheap]);
  expect(titles()).toEqual(['Cheap', 'Reduced', 'Middle']);
  expect(keptTitles(session)).toEqual(['Zinc', 'Cheap', 'Reduced', 'Middle']);
});

test('returns the stored products after a reload without a listing, and writes nothing', () => {
  const { titles, written } = aTab([], [cheap, middle]);
  expect(titles()).toEqual(['Cheap', 'Middle']);
  expect(written).not.toHaveBeenCalled();
});

test('a listed product replaces its stored copy', () => {
  const { newest, titles, session } = aTab([{ ...cheap, price: 250 }], [cheap, middle]);
  expect(titles()).toEqual(['Middle', 'Cheap']);
  expect(newest().map(({ price }) => price)).toEqual([200, 250]);
  expect(keptTitles(session)).toEqual(['Middle', 'Cheap']);
});

test('adds a product that is listed later', async () => {
  const { store, titles, session, after } = aTab([middle]);
  after(() => store.dispatch(cacheListing([cheap], 2)));
  // RTK Query notifies the subscribers of a cached value with the next frame.
  await vi.waitFor(() => expect(titles()).toEqual(['Cheap', 'Middle']));
  expect(keptTitles(session)).toEqual(['Cheap', 'Middle']);
});

test('another product has separate neighbours', () => {
  const { titles, rerender } = aTab([middle, cheap, cream]);
  rerender(aSelectedMedicine({ title: 'Middle', category: 'vitamins' }));
  expect(titles()).toEqual(['Cheap']);
  rerender(aSelectedMedicine({ title: 'Balm', category: 'skinCare' }));
  expect(titles()).toEqual(['Cream']);
});
