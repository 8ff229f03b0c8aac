import { products } from '@niramaya/fixtures';
import { expect, it } from 'vitest';
import { listingToRender, type KnownListing } from './deferred-listing';

const ready = (page: number, search = ''): KnownListing => ({
  search,
  page,
  view: { view: 'ready', data: { products: products(10), totalCount: 120, unread: 0 }, isStale: false },
  total: 120,
  pages: 12,
});
const loading = (page: number): KnownListing => ({ ...ready(page), view: { view: 'loading' } });

it('[API-12] does not show the cards of page 1 under the number of page 2', () => {
  expect(listingToRender(ready(2), ready(1)).view).toEqual({ view: 'loading' });
  expect(listingToRender(ready(1, '?order=asc'), ready(1)).view).toEqual({ view: 'loading' });
});

it('[API-12] shows the deferred cards of the same page, and what is no list at once', () => {
  const before = ready(2);
  expect(listingToRender(ready(2), before)).toBe(before);
  expect(listingToRender(ready(2), loading(2))).toEqual(loading(2));
  const now = loading(3);
  expect(listingToRender(now, before)).toBe(now);
});
