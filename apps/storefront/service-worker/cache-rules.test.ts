import { expect, it } from 'vitest';
import { makePage } from '../build/page.ts';
import {
  isStorablePage,
  isAsset,
  isFile,
  isOwnPage,
  isPage,
  isPicture,
  languageOfPage,
  pageKey,
  wantedLanguage,
} from './cache-rules';

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

it.each([
  ['default', true],
  ['no-cache', true],
  ['no-store', false],
] as const)('a stored page may answer a request with the cache mode %s: %s', (cache, isAnswered) => {
  const url = new URL('http://127.0.0.1:4200/cart');
  expect(isStorablePage(url, new Request(url, { cache }))).toBe(isAnswered);
});

const builtPage = (address?: string) => {
  const template = '<title></title><div id="root"><!--page-body--></div>';
  return makePage(template, { address, title: 'Cart', head: '', markup: '<h1>Cart</h1>', scripts: [] });
};

it.each([
  ['its page', 200, builtPage('/cart'), true],
  ['the page of another address', 200, builtPage('/medicines'), false],
  ['the page for unknown addresses', 200, builtPage(), false],
  ['the login page of a Wi-Fi', 200, '<title>Free Wi-Fi</title><form action="/login"></form>', false],
  ['the error page of a proxy', 502, '<h1>502 Bad Gateway</h1>', false],
  ['its page with an error', 503, builtPage('/cart'), false],
])('/cart is answered with %s, status %i', async (_what, status, html, isOwn) => {
  const url = new URL('http://127.0.0.1:4200/cart/');
  expect(await isOwnPage(url, new Response(html, { status }))).toBe(isOwn);
});

it.each([
  ['text/javascript', 200, true],
  ['image/svg+xml', 200, true],
  ['text/html; charset=utf-8', 200, false],
  ['TEXT/HTML', 200, false],
  ['text/javascript', 404, false],
])('a file of the type %s with the status %i is kept: %s', (type, status, isKept) => {
  expect(isFile(new Response('x', { status, headers: { 'content-type': type } }))).toBe(isKept);
});

it.each([
  ['/cart', undefined, 'en'],
  ['/cart', 'hi', 'hi'],
  ['/cart?lang=en', 'hi', 'en'],
  ['/cart?q=zinc&lang=hi', undefined, 'hi'],
  ['/cart?lang=ta', 'hi', 'hi'],
  ['/cart?lang=en&lang=en', 'hi', 'hi'],
  ['/cart', 'ta', 'en'],
] as const)('the page at %s with the language %s in the cookie is wanted in %s', (address, cookie, language) => {
  expect(wantedLanguage(new URL(address, 'http://127.0.0.1:4200'), cookie)).toBe(language);
});

it('a page is stored once for each language, and the rest of its address is ignored', () => {
  const key = (address: string, language: 'en' | 'hi') => pageKey(new URL(address, 'http://127.0.0.1:4200'), language);
  expect([key('/cart/?from=home', 'en'), key('/cart?lang=en', 'hi'), key('/', 'hi')]).toEqual([
    '/cart',
    '/cart?lang=hi',
    '/?lang=hi',
  ]);
});

it.each([
  ['hi', 'hi'],
  ['en', 'en'],
  ['ta', 'en'],
  [null, 'en'],
])('a page with the content language %s is stored as a page in %s', (named, language) => {
  const headers = new Headers(named === null ? {} : { 'content-language': named });
  expect(languageOfPage(new Response('', { headers }))).toBe(language);
});
