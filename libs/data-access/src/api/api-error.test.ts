import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { listsApi } from '../product/lists.endpoints';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { toApiError } from './api-error';

const network = aNetwork();

test.each([
  ['is refused', '{"title":"Bad request"}', 400],
  ['has another shape', '{"offers":[]}', 200],
  ['is no JSON', '<h1>', 502],
])('a response that %s is an error of the server with the id of the request', async (_what, body, status) => {
  const headers = { 'x-request-id': 'r-1' };
  network.use(http.get(`${SHOP}/api/offers`, () => new HttpResponse(body, { status, headers })));
  const { error } = await aTestStore().store.dispatch(listsApi.endpoints.getOffers.initiate());
  expect(error).toEqual({ kind: 'server', requestId: 'r-1' });
});

test.each([
  ['FETCH_ERROR', 'offline'],
  ['TIMEOUT_ERROR', 'offline'],
  ['CUSTOM_ERROR', 'server'],
  [500, 'server'],
] as const)('%s without a response is %s', (status, kind) => {
  const error = typeof status === 'number' ? { status, data: null } : { status, error: 'No answer.' };
  const unanswered = { request: new Request(SHOP) };
  expect(toApiError(error, unanswered)).toEqual({ kind, requestId: null });
});

test('an error has a mark for the status 404', () => {
  expect(toApiError({ status: 404, data: null })).toEqual({ kind: 'server', requestId: null, isMissing: true });
});
