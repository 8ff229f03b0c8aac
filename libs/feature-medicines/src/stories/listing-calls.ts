import { apiPaths } from '@niramaya/contract';
import { productHandlers } from '@niramaya/fixtures/msw';
import { http, type HttpHandler } from 'msw';
import { fn } from 'storybook/test';

export const listingCalls = fn<(query: string) => void>().mockName('GET /api/products');

export const countListingCalls: HttpHandler[] = [
  http.get(`*/api${apiPaths.products}`, ({ request }) => {
    listingCalls(new URL(request.url).search);
  }),
];

export const listingParameters = {
  onlyAt: 'w1280',
  inShop: true,
  layout: 'fullscreen',
  route: '/medicines',
  msw: { handlers: { count: countListingCalls, products: productHandlers.ready() } },
};
