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

it('paints once the page is parsed, and loads the scripts of the screen and the entry after that', () => {
  expect(page).toBe(
    '<head><title>Cart &amp; more</title><meta name="x">' +
      '<script type="module" blocking="render">0</script>' +
      '<script>{let start=()=>{for(let href of ["/assets/CartScreen.js","/assets/shared.js"])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("/assets/index.js")};' +
      'document.hidden?start():new PerformanceObserver((_,paint)=>{paint.disconnect();start()}).observe({type:"paint",buffered:true})}</script></head>' +
      '<body><div id="root" data-page="/cart"><main>Costs $1</main></div></body>',
  );
});
