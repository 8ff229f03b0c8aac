import { apiPaths } from '@niramaya/contract';
import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

export const listingCalls = fn<(query: string) => void>().mockName('GET /api/products');

export const countListingCalls: HttpHandler[] = [
  http.get(`*/api${apiPaths.products}`, ({ request }) => {
    listingCalls(new URL(request.url).search);
  }),
];
