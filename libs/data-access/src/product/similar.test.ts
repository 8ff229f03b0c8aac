import { aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import type { Product } from '@niramaya/contract';
import { expect, test, vi } from 'vitest';
import { aHookAtOnce } from '../testing/a-mounted-hook';
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
  if (kept !== undefined) session.set('niramaya.similar', JSON.stringify({ v: 1, items: kept }));
  const written = vi.spyOn(store.services.storage, 'write');
  const hook = aHookAtOnce(store, useSimilar, zinc);
  return { store, session, written, ...hook, titles: () => hook.newest().map(({ title }) => title) };
}

const keptTitles = (session: Map<string, string>) =>
  (JSON.parse(session.get('niramaya.similar') ?? '{"items":[]}') as { items: Product[] }).items.map(
    ({ title }) => title,
  );

test('others of the same category come cheapest first, by the price to pay, and are kept with the product', () => {
  const itself = aProduct({ id: 9, title: 'Zinc', price: 10 });
  const { titles, session } = aTab([middle, cream, itself, reduced, cheap]);
  expect(titles()).toEqual(['Cheap', 'Reduced', 'Middle']);
  expect(keptTitles(session)).toEqual(['Zinc', 'Cheap', 'Reduced', 'Middle']);
});

test('after a reload, without a listing, those that were kept are found again and not written', () => {
  const { titles, written } = aTab([], [cheap, middle]);
  expect(titles()).toEqual(['Cheap', 'Middle']);
  expect(written).not.toHaveBeenCalled();
});

test('a listed product replaces its kept copy', () => {
  const { newest, titles, session } = aTab([{ ...cheap, price: 250 }], [cheap, middle]);
  expect(titles()).toEqual(['Middle', 'Cheap']);
  expect(newest().map(({ price }) => price)).toEqual([200, 250]);
  expect(keptTitles(session)).toEqual(['Middle', 'Cheap']);
});

test('a product that is listed later is added', async () => {
  const { store, titles, session, after } = aTab([middle]);
  after(() => store.dispatch(cacheListing([cheap], 2)));
  // RTK Query notifies the subscribers of a cached value with the next frame.
  await vi.waitFor(() => expect(titles()).toEqual(['Cheap', 'Middle']));
  expect(keptTitles(session)).toEqual(['Cheap', 'Middle']);
});

test('another product has its own neighbours', () => {
  const { titles, rerender } = aTab([middle, cheap, cream]);
  rerender(aSelectedMedicine({ title: 'Middle', category: 'vitamins' }));
  expect(titles()).toEqual(['Cheap']);
  rerender(aSelectedMedicine({ title: 'Balm', category: 'skinCare' }));
  expect(titles()).toEqual(['Cream']);
});

test('a product without neighbours leaves the kept ones', () => {
  const { titles, session } = aTab([], [cream]);
  expect([titles(), keptTitles(session)]).toEqual([[], ['Cream']]);
});
