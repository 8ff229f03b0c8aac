import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { listsApi } from '../product/lists.endpoints';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { apiErrorOf, malformed, toApiError } from './api-error';
import { viewState } from './view-state';

const server = setupServer();
aNetwork(server);
const answer = (response: () => Response) => server.use(http.get(`${SHOP}/api/offers`, response));
const ask = () => aTestStore().store.dispatch(listsApi.endpoints.getOffers.initiate());
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

describe('reading a failed answer', () => {
  const metaOf = (status: number, headers: Record<string, string> = {}) => ({
    request: new Request(SHOP),
    response: new Response(null, { status, headers }),
  });
  /** A call that was sent and got no response. */
  const unanswered = { request: new Request(SHOP) };

  test.each([
    ['FETCH_ERROR', 'offline'],
    ['TIMEOUT_ERROR', 'offline'],
    ['CUSTOM_ERROR', 'server'],
    [302, 'server'],
    [400, 'invalid'],
    [404, 'notFound'],
    [499, 'invalid'],
    [500, 'server'],
  ] as const)('%s is %s', (status, kind) => {
    const error = typeof status === 'number' ? { status, data: null } : { status, error: 'No answer.' };
    expect(toApiError(error, undefined)).toEqual({ kind, status: null, requestId: null, detail: null, fields: [] });
  });

  test('what is read of the answer is its status, and of a call that got none nothing', () => {
    const error = { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>', error: 'SyntaxError' } as const;
    expect(toApiError(error, metaOf(502)).status).toBe(502);
    expect(toApiError(error, unanswered)).toMatchObject({ status: null, requestId: null });
    expect(malformed(unanswered)).toEqual({ kind: 'server', status: null, requestId: null, detail: null, fields: [] });
    expect(malformed(metaOf(200, { 'x-request-id': 'r-4' }))).toMatchObject({ status: 200, requestId: 'r-4' });
  });

  test('texts that are empty or no texts are none, and the title serves as the detail', () => {
    const read = (data: unknown) => toApiError({ status: 400, data }, undefined);
    expect(read({ detail: '', title: 'Bad request', requestId: '' })).toMatchObject({
      detail: 'Bad request',
      requestId: null,
    });
    expect(read({ detail: 7, title: {}, requestId: 8 })).toMatchObject({ detail: null, requestId: null });
  });

  test('of the fields only those count that have a name and a message', () => {
    const whole = { field: 'age', message: 'too long' };
    const errors = [null, 'age', { field: 'age' }, { message: 'too long' }, { field: 7, message: 'x' }, whole];
    expect(toApiError({ status: 400, data: { errors } }, undefined).fields).toEqual([
      { field: 'age', message: 'too long' },
    ]);
    expect(toApiError({ status: 400, data: { errors: { 0: whole } } }, undefined).fields).toEqual([]);
  });

  test.each([undefined, null, 'kind', { kind: 'offline' }, { requestId: 'r-5' }])(
    "%j is no error of the API and counts as the server's",
    (error) => {
      expect(apiErrorOf(error)).toEqual({ kind: 'server', status: null, requestId: null, detail: null, fields: [] });
    },
  );

  test('an error of the API stays as it is', () => {
    const error = { kind: 'invalid', status: 400, requestId: 'r-6', detail: null, fields: [] };
    expect(apiErrorOf(error)).toBe(error);
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
