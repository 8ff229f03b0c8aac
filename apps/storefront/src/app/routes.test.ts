import { expect, test } from 'vitest';
import { routes } from './routes';

test('[ROUTE-18 ROLE-07] the table holds the addresses of the contract and no other, none for administration', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([
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
  ]);
});

test('every screen has a title of its own', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
});
