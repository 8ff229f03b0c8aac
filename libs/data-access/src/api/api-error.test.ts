import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { listsApi } from '../product/lists.endpoints';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { apiErrorOf, toApiError, viewState } from './api-error';

const network = aNetwork();
const respond = (response: () => Response) => network.use(http.get(`${SHOP}/api/offers`, response));
const ask = () => aTestStore().store.dispatch(listsApi.endpoints.getOffers.initiate());
const isEmpty = (list: readonly unknown[]) => list.length === 0;

describe('a failed call', () => {
  test('reads kind, status, request id and fields from problem details', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      errors: [{ field: 'age', message: 'too long' }, 1],
    };
    respond(() => HttpResponse.json(problem, { status: 400, headers: { 'x-request-id': 'r-1' } }));
    expect((await ask()).error).toEqual({
      kind: 'invalid',
      status: 400,
      requestId: 'r-1',
      detail: 'Bad request',
      fields: [{ field: 'age', message: 'too long' }],
    });
  });

  test('reports a response of another shape as a server error', async () => {
    respond(() => HttpResponse.json({ offers: [] }, { headers: { 'x-request-id': 'r-3' } }));
    expect((await ask()).error).toMatchObject({ kind: 'server', status: 200, requestId: 'r-3' });
  });
});

describe('reading a failed response', () => {
  const metaOf = (status: number) => ({
    request: new Request(SHOP),
    response: new Response(null, { status }),
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

  test('takes status and request id from the response, or null without one', () => {
    const error = { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>', error: 'SyntaxError' } as const;
    expect(toApiError(error, metaOf(502)).status).toBe(502);
    expect(toApiError(error, unanswered)).toMatchObject({ status: null, requestId: null });
  });

  test('ignores empty texts and other values, and falls back to the title as the detail', () => {
    const read = (data: unknown) => toApiError({ status: 400, data }, undefined);
    expect(read({ detail: '', title: 'Bad request', requestId: 'r-2' })).toMatchObject({
      detail: 'Bad request',
      requestId: 'r-2',
    });
    expect(read({ detail: 7, title: {}, requestId: '' })).toMatchObject({ detail: null, requestId: null });
  });

  test('reads only fields with a name and a message', () => {
    const whole = { field: 'age', message: 'too long' };
    const errors = [null, 'age', { field: 'age' }, { message: 'too long' }, { field: 7, message: 'x' }, whole];
    expect(toApiError({ status: 400, data: { errors } }, undefined).fields).toEqual([whole]);
    expect(toApiError({ status: 400, data: { errors: { 0: whole } } }, undefined).fields).toEqual([]);
  });

  test.each([undefined, 'kind', { kind: 'offline' }])('reports %j as a server error', (error) => {
    expect(apiErrorOf(error)).toEqual({ kind: 'server', status: null, requestId: null, detail: null, fields: [] });
  });
});

describe('the view of a query', () => {
  const error = { kind: 'offline', status: null, requestId: null, detail: null, fields: [] };

  test.each([
    ['loading without data', { isFetching: false }, { view: 'loading' }],
    ['ready with data', { data: [1], isFetching: false }, { view: 'ready', data: [1], isStale: false }],
    ['stale while newer data loads', { data: [1], isFetching: true }, { view: 'ready', data: [1], isStale: true }],
    ['empty', { data: [], isFetching: false }, { view: 'empty', isStale: false }],
    ['failed, also with older data', { data: [1], error, isFetching: false }, { view: 'failed', error }],
    ['loading again on retry', { error, isFetching: true }, { view: 'loading' }],
  ])('is %s', (_what, query, view) => {
    expect(viewState(query, isEmpty)).toEqual(view);
  });
});
