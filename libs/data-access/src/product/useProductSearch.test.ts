import type * as Contract from '@niramaya/contract';
import { aProduct } from '@niramaya/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMountedHook, settle as settleReact } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { useProductSearch } from './useProductSearch';

const chunks = vi.hoisted(() => ({ areMissing: false, requested: [] as string[], loaded: [] as Promise<unknown>[] }));

vi.mock('@niramaya/contract', async (original) => ({
  ...(await original<typeof Contract>()),
  loadChunk: (name: string, load: () => Promise<unknown>) => {
    chunks.requested.push(name);
    const loaded = chunks.areMissing ? Promise.reject(new Error(`Loading chunk ${name} failed`)) : load();
    chunks.loaded.push(loaded);
    return loaded;
  },
}));

const zinc = aProduct({ id: 1, title: 'Zinc' });
const aloe = aProduct({ id: 2, title: 'Aloe' });

let requested: string[] = [];
/** The responses of the shop to the call for the whole list, and to a call by text. */
let shop = { list: () => Promise.resolve(listOf(2)), found: [zinc] };

/** The response with the two products, from a catalogue with `total` products. */
const listOf = (total: number) => Response.json([aloe, zinc], { headers: { 'x-total-count': String(total) } });

const settle = async () => {
  await Promise.allSettled(chunks.loaded);
  await settleReact();
};
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

function aField(text = '', { store } = aTestStore()) {
  const hook = aMountedHook(store, (typed: string) => useProductSearch(typed), text);
  const titles = () => {
    const { results } = hook.newest();
    return results && [results.matches.map(({ product }) => product.title), results.rest.map(({ title }) => title)];
  };
  return { ...hook, type: hook.rerender, titles };
}

beforeEach(() => {
  Object.assign(chunks, { areMissing: false, requested: [], loaded: [] });
  requested = [];
  shop = { list: () => Promise.resolve(listOf(2)), found: [zinc] };
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    requested.push(`${pathname}${search}`);
    return search === '' ? shop.list() : Promise.resolve(Response.json(shop.found));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

describe('the call', () => {
  test('[API-13 API-14 SHELL-23 CONST-06] is sent 1000 ms after the last change, and its response shows, matches first', async () => {
    const { newest, type, titles } = aField();
    expect(newest()).toEqual({ status: 'idle', results: null });
    type(' zinc ');
    expect(newest()).toEqual({ status: 'loading', results: null });
    await pass(999);
    expect(requested).toEqual([]);
    await pass(1);
    expect(requested).toEqual(['/api/products']);
    expect(newest()).toMatchObject({ status: 'ready', isFetching: false });
    expect(titles()).toEqual([['Zinc'], ['Aloe']]);
  });

  test('is not sent for the text of the address, nor cancelled for the typed text', async () => {
    const useField = ({ text, isTyped }: { text: string; isTyped: boolean }) => useProductSearch(text, isTyped);
    const { newest, rerender: say } = aMountedHook(aTestStore().store, useField, { text: '', isTyped: false });
    say({ text: 'zinc', isTyped: false });
    await pass(2000);
    expect([requested, newest().status]).toEqual([[], 'idle']);
    say({ text: 'zinc ', isTyped: true });
    await pass(600);
    say({ text: 'zinc', isTyped: false });
    await pass(399);
    expect(requested).toEqual([]);
    await pass(1);
    expect(requested).toEqual(['/api/products']);
    expect(newest().status).toBe('idle');
  });

  test('[AMB-12] is sent for a cleared field too, but not after the field has unmounted', async () => {
    const { newest, type, unmount } = aField('zinc');
    type('');
    await pass(1000);
    expect(requested).toEqual(['/api/products']);
    expect(newest()).toEqual({ status: 'idle', results: null });
    type('zinc');
    unmount();
    await pass(2000);
    expect(requested).toEqual(['/api/products']);
  });
});

describe('the list of the first response', () => {
  test('[AMB-12] shows at once for the next text, and while a newer one is fetched', async () => {
    const { newest, type, titles } = aField();
    type('zinc');
    await pass(1000);
    shop.list = () => new Promise(() => undefined);
    type('aloe');
    expect(newest()).toMatchObject({ status: 'ready', isFetching: false });
    expect(titles()).toEqual([['Aloe'], ['Zinc']]);
    await pass(1000);
    expect(newest()).toMatchObject({ status: 'ready', isFetching: true });
    expect(titles()).toEqual([['Aloe'], ['Zinc']]);
    // The next text ends the call under way, so that its own call can leave.
    shop.list = () => Promise.resolve(Response.json([aloe]));
    type('alo');
    await pass(1010);
    expect(newest()).toMatchObject({ status: 'ready', isFetching: false });
    expect(titles()).toEqual([['Aloe'], []]);
    type(' ');
    expect(newest()).toEqual({ status: 'idle', results: null });
  });

  test('is missing if the call fails', async () => {
    shop.list = () => Promise.resolve(Response.json({}, { status: 500 }));
    const { newest, type } = aField();
    type('zinc');
    await pass(1000);
    expect(newest()).toEqual({ status: 'failed', results: null });
  });
});

test('a word is not called unsold before a space follows it', async () => {
  const { newest, type } = aField();
  type('zinc');
  await pass(1000);
  type('zinc quali');
  expect(newest().results?.unsoldWords).toEqual([]);
  type('zinc gloves ');
  expect(newest().results?.unsoldWords).toEqual(['gloves']);
});

describe('a catalogue too large for one response', () => {
  const farZinc = aProduct({ id: 900, title: 'Zinc drops' });

  test('is also requested for the matching titles, and each product shows once', async () => {
    shop = { list: () => Promise.resolve(listOf(3)), found: [farZinc, zinc] };
    const { type, titles } = aField();
    type(' zinc');
    await pass(1000);
    expect(requested).toEqual(['/api/products', '/api/products?q=zinc&_limit=20']);
    // The store notifies about several responses together, 10 ms after the first.
    await pass(10);
    expect(titles()).toEqual([['Zinc drops', 'Zinc'], ['Aloe']]);
  });

  test('[AMB-12] is requested only for the last text, one second after it', async () => {
    shop = { list: () => Promise.resolve(listOf(3)), found: [farZinc] };
    const { type } = aField();
    type('aloe');
    await pass(1000);
    requested = [];
    type('zin');
    await pass(999);
    type('zinc');
    await pass(999);
    expect(requested).toEqual([]);
    await pass(1);
    expect(requested.toSorted()).toEqual(['/api/products', '/api/products?q=zinc&_limit=20']);
  });

  test('has no unsold word until the matches of the text have come', async () => {
    shop = { list: () => Promise.resolve(listOf(3)), found: [farZinc] };
    const { newest, type } = aField();
    const unsold = () => newest().results?.unsoldWords;
    type('aloe');
    await pass(1010);
    type('aloe zincovit ');
    expect(unsold()).toEqual([]);
    await pass(1000);
    await pass(10);
    expect(unsold()).toEqual(['zincovit']);
  });

  test('is not requested by a later field until something is typed there', async () => {
    shop = { list: () => Promise.resolve(listOf(3)), found: [farZinc] };
    const shared = aTestStore();
    const first = aField('', shared);
    first.type('zinc');
    await pass(1000);
    first.unmount();
    requested = [];
    const { type } = aField('', shared);
    await pass(2000);
    expect(requested).toEqual([]);
    type('  ');
    await pass(1000);
    expect(requested).toEqual(['/api/products']);
  });
});

test('[AMB-59] the ranking loads with the first keystroke; without it the search fails, and the next keystroke retries', async () => {
  chunks.areMissing = true;
  const { newest, type, titles } = aField();
  await settle();
  expect(chunks.requested).toEqual([]);
  type('zin');
  await settle();
  expect(newest()).toEqual({ status: 'failed', results: null });
  chunks.areMissing = false;
  type('zinc');
  expect(newest().status).toBe('loading');
  await pass(1000);
  type('zinc ');
  await settle();
  expect(chunks.requested).toEqual(['search results', 'search results']);
  expect(titles()).toEqual([['Zinc'], ['Aloe']]);
});
