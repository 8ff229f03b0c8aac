import { expect, it } from 'vitest';
import { offlinePage, shellFilesOf } from './service-worker.ts';

it('a built worker precaches the shell, the account and the pictures of a failure, but no unvisited screen', () => {
  const chunk = (file: string, rest: object = {}) => ({ file, ...rest });
  const manifest = {
    'index.html': chunk('assets/index.js', {
      imports: ['shared'],
      dynamicImports: [
        'libs/ui/src/Menu/MenuList.tsx',
        'libs/feature-account/src/OrdersPanel/OrdersPanel.tsx',
        'libs/feature-cart/src/CartScreen/CartScreen.tsx',
      ],
      assets: ['assets/anek-latin-Zcss_Q-6.woff2'],
    }),
    shared: chunk('assets/shared.js'),
    'libs/ui/src/Menu/MenuList.tsx': chunk('assets/MenuList.js'),
    'libs/feature-account/src/OrdersPanel/OrdersPanel.tsx': chunk('assets/OrdersPanel.js'),
    'libs/feature-cart/src/CartScreen/CartScreen.tsx': chunk('assets/CartScreen.js', {
      assets: ['assets/empty-cart-B3h_x1Qz.svg', 'assets/error-Dk2-x1Qz.svg'],
    }),
    queryState: chunk('assets/QueryState.js', { assets: ['assets/error-Dk2-x1Qz.svg', 'assets/offline-C4k_x1Qz.svg'] }),
  };
  expect(shellFilesOf(manifest)).toEqual([
    '/assets/index.js',
    '/assets/shared.js',
    '/assets/MenuList.js',
    '/assets/OrdersPanel.js',
    '/assets/anek-latin-Zcss_Q-6.woff2',
    '/assets/error-Dk2-x1Qz.svg',
    '/assets/offline-C4k_x1Qz.svg',
    '/favicon.svg',
  ]);
});

it('the offline page has a heading, a retry of its own address, hidden ways to the cart and home, and only one script', () => {
  const page = offlinePage();
  expect(page).toContain('<html lang="en-IN">');
  expect(page).toContain('<title>You are offline · Niramaya</title>');
  expect(page).toContain('<h1>You are offline</h1>');
  expect(page).toContain('Nothing is lost: this page opens by itself once you are connected.');
  expect(page).toContain('<a href="">Try again</a>');
  expect(page).toContain('<a href="/cart" hidden>Open your cart</a>');
  expect(page).toContain('<a href="/" hidden>Go to the home page</a>');
  // The worker sends it without a content security policy, so the page has one of its own.
  expect(page).toContain("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-");
  expect(page.split('<script')).toHaveLength(2);
  expect(page).not.toContain('{{');
});
