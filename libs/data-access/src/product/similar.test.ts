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

test('others of the same category stand by what is to be paid, the cheapest first', () => {
  expect(aTab([middle, cream, reduced, cheap]).titles()).toEqual(['Cheap', 'Reduced', 'Middle']);
});

test('the product itself is not among them, and is kept with them', () => {
  const { titles, session } = aTab([middle, aProduct({ id: 9, title: 'Zinc', price: 10 }), cheap]);
  expect(titles()).toEqual(['Cheap', 'Middle']);
  expect(keptTitles(session)).toEqual(['Zinc', 'Cheap', 'Middle']);
});

test('after a reload, without a listing, those that were kept are found again', () => {
  expect(aTab([], [cheap, middle]).titles()).toEqual(['Cheap', 'Middle']);
});

test('what the listing says now goes before what was kept', () => {
  const { newest, titles, session } = aTab([{ ...cheap, price: 250 }], [cheap, middle]);
  expect(titles()).toEqual(['Middle', 'Cheap']);
  expect(newest().map(({ price }) => price)).toEqual([200, 250]);
  expect(keptTitles(session)).toEqual(['Middle', 'Cheap']);
});

test('what the listing shows later is taken in', async () => {
  const { store, titles, session, after } = aTab([middle]);
  after(() => store.dispatch(cacheListing([cheap], 2)));
  // RTK Query notifies the subscribers of a cached value with the next frame.
  await vi.waitFor(() => expect(titles()).toEqual(['Cheap', 'Middle']));
  expect(keptTitles(session)).toEqual(['Cheap', 'Middle']);
});

test('another product of another category has others beside it', () => {
  const { titles, rerender } = aTab([middle, cream]);
  rerender(aSelectedMedicine({ title: 'Balm', category: 'skinCare' }));
  expect(titles()).toEqual(['Cream']);
});

test('a neighbour that is opened makes room for the one before', () => {
  const { titles, rerender } = aTab([middle, cheap]);
  rerender(aSelectedMedicine({ title: 'Middle', category: 'vitamins' }));
  expect(titles()).toEqual(['Cheap']);
});

test('where nothing is like it, what was kept stays and nothing is written', () => {
  const { titles, written, session } = aTab([], [cream]);
  expect([titles(), written.mock.calls, keptTitles(session)]).toEqual([[], [], ['Cream']]);
});

test('what is kept as it is is not written again', () => {
  const { written } = aTab([middle, cheap], [cheap, middle]);
  expect(written).not.toHaveBeenCalled();
});

test('it is the same list while nothing changes', () => {
  const { said, rerender } = aTab([middle, cheap], [cheap, middle]);
  rerender({ ...zinc });
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said).size).toBe(1);
});

test('it asks for nothing', () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  aTab([middle]);
  expect(asked).not.toHaveBeenCalled();
});
