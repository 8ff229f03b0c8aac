import { apiPaths } from '@niramaya/contract';
import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

/** Called with the query of each request for products. */
export const listingCalls = fn<(query: string) => void>().mockName('GET /api/products');

/** The handler that notes each request in `listingCalls`. It responds to none, so the handlers after it do. */
export const countListingCalls: HttpHandler[] = [
  http.get(`*/api${apiPaths.products}`, ({ request }) => {
    listingCalls(new URL(request.url).search);
  }),
];
