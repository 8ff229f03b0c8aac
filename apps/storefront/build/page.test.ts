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

it('preloads the scripts, paints once the page is parsed, and runs the entry after the first paint', () => {
  expect(page).toBe(
    '<head><title>Cart &amp; more</title><meta name="x">' +
      '<script type="module" blocking="render">0</script>' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/CartScreen.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shared.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index.js">' +
      '<script>{let start=()=>import("/assets/index.js");document.hidden?start():new PerformanceObserver(start).observe({type:"paint",buffered:true})}</script></head>' +
      '<body><div id="root" data-page="/cart"><main>Costs $1</main></div></body>',
  );
});
