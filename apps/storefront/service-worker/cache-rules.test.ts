import { expect, it } from 'vitest';
import { isAsset, isPage, isPicture } from './cache-rules';

it.each([
  ['/', true],
  ['/cart/', true],
  ['/medicines?category=vitamins', true],
  ['/assets/index-abc.js', true],
  ['/favicon.svg', true],
  ['/qr.svg', true],
  ['/api/pictures/7.svg', true],
  ['/api/consult', false],
  ['/api/consult/add', false],
  ['/api/products?_page=1&_limit=10', false],
  ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', false],
  ['/api/pictures/../consult', false],
  ['/service-worker.js', false],
  ['/medicinesdetails/1', false],
  ['/CART', false],
])('the offline cache contains %s: %s', (address, isKept) => {
  const url = new URL(address, 'http://127.0.0.1:4200');
  expect([isAsset, isPage, isPicture].some((kind) => kind(url))).toBe(isKept);
});
