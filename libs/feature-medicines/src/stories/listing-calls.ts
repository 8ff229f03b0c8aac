import { apiPaths } from '@niramaya/contract';
import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

/** Called with the query of each listing call that leaves. */
export const listingCalls = fn<(query: string) => void>().mockName('GET /api/products');

/** Counts the call and leaves the answer to the handlers after it. */
export const countListingCalls: HttpHandler[] = [
  http.get(`*/api${apiPaths.products}`, ({ request }) => {
    listingCalls(new URL(request.url).search);
  }),
];
