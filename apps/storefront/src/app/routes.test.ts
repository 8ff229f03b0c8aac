import { paths } from '@niramaya/contract';
import { expect, test } from 'vitest';
import { routes } from './routes';

const addresses = routes.map(({ path }) => path);

test('[ROUTE-18 ROLE-07] the table holds the addresses of the contract, and none for administration', () => {
  const ofContract = [
    '/',
    '/abcd',
    '/careplan',
    '/cart',
    '/consultdoctor',
    '/covid',
    '/doctor_final',
    '/login',
    '/medi',
    '/medicines',
    '/medicinesdetails',
    '/offers',
    '/payment',
    '/register',
    '/symptoms',
  ];
  expect(addresses).toEqual(expect.arrayContaining(ofContract));
  expect(addresses.filter((address) => address.includes('admin'))).toEqual([]);
});

test('every screen has a route', () => {
  expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted());
});
