import { describe, expect, it } from 'vitest';
import { isAsset, isPage, isPicture } from './cache-rules';

const at = (address: string) => new URL(address, 'http://127.0.0.1:4200');
const isKept = (address: string) => [isAsset, isPage, isPicture].some((kind) => kind(at(address)));

describe('the offline cache', () => {
  it.each([
    '/api/consult',
    '/api/consult/add',
    '/api/products?_page=1&_limit=10',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    '/api/pictures/../consult',
    '/service-worker.js',
    '/medicinesdetails/1',
    '/CART',
  ])('does not contain %s', (address) => {
    expect(isKept(address)).toBe(false);
  });

  it.each([
    '/',
    '/cart/',
    '/medicines?category=vitamins',
    '/assets/index-abc.js',
    '/favicon.svg',
    '/qr.svg',
    '/api/pictures/7.svg',
  ])('contains %s', (address) => {
    expect(isKept(address)).toBe(true);
  });
});
