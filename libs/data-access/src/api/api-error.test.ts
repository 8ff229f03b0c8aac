import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { offersApi } from '../offers/offers.endpoints';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { viewState } from './view-state';

const server = setupServer();
aNetwork(server);
const answer = (response: () => Response) => server.use(http.get(`${SHOP}/api/offers`, response));
const ask = () => aTestStore().store.dispatch(offersApi.endpoints.getOffers.initiate());
const isEmpty = (list: readonly unknown[]) => list.length === 0;

describe('a failed call', () => {
  test('problem details give the kind, the status, the request id and the fields', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      errors: [{ field: 'age', message: 'too long' }, 1],
    };
    answer(() => HttpResponse.json(problem, { status: 400, headers: { 'x-request-id': 'r-1' } }));
    expect((await ask()).error).toEqual({
      kind: 'invalid',
      status: 400,
      requestId: 'r-1',
      detail: 'Bad request',
      fields: [{ field: 'age', message: 'too long' }],
    });
  });

  test('the request id may stand in the body', async () => {
    answer(() => HttpResponse.json({ requestId: 'r-2', detail: 'Gone.' }, { status: 404 }));
    expect((await ask()).error).toMatchObject({ kind: 'notFound', status: 404, requestId: 'r-2', detail: 'Gone.' });
  });

  test.each([
    [401, 'invalid'],
    [404, 'notFound'],
    [429, 'invalid'],
    [500, 'server'],
    [503, 'server'],
  ])('status %i is %s', async (status, kind) => {
    answer(() => new HttpResponse(null, { status }));
    expect((await ask()).error).toMatchObject({ kind, status });
  });

  test('no answer is offline', async () => {
    answer(() => HttpResponse.error());
    expect((await ask()).error).toEqual({ kind: 'offline', status: null, requestId: null, detail: null, fields: [] });
  });

  test("a proxy's page in place of JSON is the server's failure", async () => {
    answer(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 200 }));
    expect((await ask()).error).toMatchObject({ kind: 'server', status: 200 });
  });

  test("an answer of another shape is the server's failure too", async () => {
    answer(() => HttpResponse.json({ offers: [] }, { headers: { 'x-request-id': 'r-3' } }));
    expect((await ask()).error).toMatchObject({ kind: 'server', status: 200, requestId: 'r-3' });
  });
});

describe('what a screen shows of a query', () => {
  const offline = { kind: 'offline', status: null, requestId: null, detail: null, fields: [] };

  test("an error that is not of the API counts as the server's", () => {
    const view = viewState({ error: new TypeError('x is undefined'), isFetching: false }, isEmpty);
    expect(view).toMatchObject({ view: 'failed', error: { kind: 'server', requestId: null } });
  });

  test('loading until there is something to show', () => {
    expect(viewState({ isFetching: false }, isEmpty)).toEqual({ view: 'loading' });
    expect(viewState({ isFetching: true }, isEmpty)).toEqual({ view: 'loading' });
  });

  test('ready with data, empty without any; older data stays while newer loads', () => {
    expect(viewState({ data: [1], isFetching: false }, isEmpty)).toEqual({ view: 'ready', data: [1], isStale: false });
    expect(viewState({ data: [1], isFetching: true }, isEmpty)).toEqual({ view: 'ready', data: [1], isStale: true });
    expect(viewState({ data: [], isFetching: false }, isEmpty)).toEqual({ view: 'empty', isStale: false });
  });

  test('failed even where older data is at hand; loading again on retry', () => {
    expect(viewState({ data: [1], error: offline, isFetching: false }, isEmpty)).toEqual({
      view: 'failed',
      error: offline,
    });
    expect(viewState({ error: offline, isFetching: true }, isEmpty)).toEqual({ view: 'loading' });
  });
});
