import { expect, test } from 'vitest';
import { offline, serverError } from './api-error';
import { viewState } from './view-state';

test.each([
  ['loading without data', { isFetching: false }, { view: 'loading' }],
  ['ready with data', { data: [1], isFetching: false }, { view: 'ready', data: [1], isStale: false }],
  ['stale while newer data loads', { data: [1], isFetching: true }, { view: 'ready', data: [1], isStale: true }],
  ['empty', { data: [], isFetching: false }, { view: 'empty', isStale: false }],
  [
    'failed, also with older data',
    { data: [1], error: offline, isFetching: false },
    { view: 'failed', error: offline },
  ],
  ['failed after a programming error', { error: {}, isFetching: false }, { view: 'failed', error: serverError() }],
  ['loading again on retry', { error: offline, isFetching: true }, { view: 'loading' }],
])('the view of a query is %s', (_what, query, view) => {
  expect(viewState<readonly number[]>(query, (list) => list.length === 0)).toEqual(view);
});
