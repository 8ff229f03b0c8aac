import { aProduct } from '@niramaya/fixtures';
import { detailsHandlers, productHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { factsApi } from './facts.endpoints';
import { selectMedicine } from './selected-medicine';

const calmag = aProduct();
/** A product of which the shop has no facts. */
const ointment = aProduct({ id: 2, title: 'Own ointment, Tube of 20 g' });
const network = aNetwork(...productHandlers.ready([calmag, ointment]));

const fresh = { subscribe: false, forceRefetch: true };

const request = (store: ReturnType<typeof aTestStore>['store'], ...titles: string[]) =>
  store.dispatch(factsApi.endpoints.getFacts.initiate({ titles, language: 'en' }, fresh));

test('the facts of the product that was opened from a list take one request', async () => {
  const { store, storage } = aTestStore();
  selectMedicine(storage, calmag);
  const { data } = await request(store, calmag.title);
  expect(data?.[calmag.title]).toMatchObject({
    per: 'Each tablet',
    contents: [{ name: 'Calcium', amount: '500 mg' }, {}],
  });
  expect(network.asked()).toEqual(['GET /api/products/1']);
});

test('a Hindi page requests the facts in Hindi, and gets those of a product without a translation in English', async () => {
  const { store, storage } = aTestStore();
  selectMedicine(storage, calmag);
  const { getFacts } = factsApi.endpoints;
  const inHindi = () => store.dispatch(getFacts.initiate({ titles: [calmag.title], language: 'hi' }, fresh));
  expect((await inHindi()).data?.[calmag.title]).toMatchObject({
    per: 'हर गोली में',
    contents: [{ name: 'Calcium', amount: '500 mg' }, {}],
    language: 'hi',
  });
  expect(network.asked()).toEqual(['GET /api/products/1?lang=hi']);
  const facts = { uses: 'a', per: 'b', contents: [], howToUse: 'c', askFirst: 'd', storage: 'e' };
  network.use(http.get(`${SHOP}/api/products/1`, () => HttpResponse.json({ ...calmag, facts })));
  expect((await inHindi()).data?.[calmag.title]).toEqual(facts);
});

test('a product without facts, and one that is no longer sold, have none', async () => {
  const { store } = aTestStore();
  const { data } = await request(store, ointment.title, 'Zinc');
  expect(data).toEqual({ [ointment.title]: null, Zinc: null });
});

test('a stored id that the catalogue has given to another product is looked up again', async () => {
  const { store, storage } = aTestStore();
  // The id 2 is that of the ointment, and no product has the id 77.
  for (const stale of [2, 77]) {
    selectMedicine(storage, { ...calmag, id: stale });
    const { data } = await request(store, calmag.title);
    expect([stale, data?.[calmag.title]?.per]).toEqual([stale, 'Each tablet']);
  }
});

test.each([
  ['offline', detailsHandlers.offline(), { kind: 'offline' }],
  ['failed', productHandlers.failed(), { kind: 'server' }],
  [
    'not readable',
    [http.get(`${SHOP}/api/products/1`, () => HttpResponse.json({ ...calmag, facts: { uses: 7 } }))],
    { kind: 'server' },
  ],
])('a request that is %s is an error', async (_what, handlers, error) => {
  network.use(...handlers);
  expect((await request(aTestStore().store, calmag.title)).error).toMatchObject(error);
});

test('an error of our own code keeps its name, and is no error of a request', async () => {
  const { store, storage } = aTestStore();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(storage, 'read').mockImplementation(() => {
    throw new TypeError('a fault of our code');
  });
  const { error } = await request(store, calmag.title);
  log.mockRestore();
  expect(error).toMatchObject({ name: 'TypeError', message: 'a fault of our code' });
  expect(error).not.toHaveProperty('kind');
});
