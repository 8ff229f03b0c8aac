import { paths } from '@niramaya/contract';
import { expect, test } from 'vitest';
import { routes } from './routes';

test('[ROUTE-18 ROLE-07] the routes have the addresses of the requirements, and none for administration', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
});
