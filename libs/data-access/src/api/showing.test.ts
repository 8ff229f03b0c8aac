import { memberHandlers, offerHandlers, topBrandHandlers } from '@niramaya/fixtures/msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { membersApi } from '../consult/members.endpoints';
import { listsApi } from '../product/lists.endpoints';
import { aNetwork } from '../testing/a-network';
import type { AppStore } from '../store/makeStore';
import { aTestStore } from '../testing/a-test-store';

const { getMembers } = membersApi.endpoints;
const { getTopBrands, getOffers } = listsApi.endpoints;

const server = setupServer(...memberHandlers.ready(), ...offerHandlers.ready(), ...topBrandHandlers.ready());
const network = aNetwork(server);

type Show = (store: AppStore) => PromiseLike<unknown> & { unsubscribe(): void };

/** What a query's hook does when its component is mounted. */
const refetch = { forceRefetch: true };
const showings: [row: string, what: string, call: string, show: Show][] = [
  ['API-18', 'brands', 'GET /api/medi', ({ dispatch }) => dispatch(getTopBrands.initiate(undefined, refetch))],
  ['API-19', 'members', 'GET /api/consult', ({ dispatch }) => dispatch(getMembers.initiate('', refetch))],
  ['API-25', 'offers', 'GET /api/offers', ({ dispatch }) => dispatch(getOffers.initiate(undefined, refetch))],
];

test.each(showings)(
  '[%s AMB-23] showing the %s for the second time sends a second call: %s',
  async (_row, _what, call, show) => {
    const { store } = aTestStore();
    const first = show(store);
    await first;
    first.unsubscribe();
    await show(store);
    expect(network.asked()).toEqual([call, call]);
  },
);
