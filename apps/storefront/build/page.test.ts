import { expect, it } from 'vitest';
import { makePage } from './page.ts';

const template = `<head><title>Shop</title><!--page-head--><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"><!--page-body--></div></body>`;
const page = makePage(template, {
  address: '/cart',
  title: 'Cart & more',
  head: '<meta name="x">',
  markup: '<main>Costs $1</main>',
  scripts: ['/assets/CartScreen.js', '/assets/shared.js'],
});

it('is painted once it is parsed, and loads the entry and the scripts of the screen from its head', () => {
  // `0` is the whole text of a script that does nothing: `blocking="render"` holds the first paint until it has run.
  expect(page).toBe(
    '<head><title>Cart &amp; more</title><meta name="x">' +
      '<script type="module" blocking="render">0</script>' +
      '<script type="module" crossorigin src="/assets/index.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/CartScreen.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/shared.js"></head>' +
      '<body><div id="root" data-page="/cart"><main>Costs $1</main></div></body>',
  );
});
