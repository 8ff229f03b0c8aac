import { expect, it } from 'vitest';
import { makePage } from './page.ts';

const template = `<head><title>Shop</title><!--page-head--><script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"><!--page-body--></div></body>`;
const page = makePage(template, {
  address: '/cart',
  title: 'Cart & more',
  head: '<meta name="x">',
  markup:
    '<main>Costs $1<svg xmlns="http://www.w3.org/2000/svg" width="24" class="lucide lucide-x"></svg>' +
    '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-user lucide-circle-user n1" fill="none"></svg></main>',
  scripts: ['/assets/CartScreen.js', '/assets/shared.js'],
});

it('no script is asked for by an element, which would run before the first frame', () => {
  expect(page).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"/);
});

it('the scripts of the screen are asked for together with the entry, before that has said that it needs them', () => {
  expect(page).toContain('["/assets/CartScreen.js","/assets/shared.js"]');
  expect(page).toContain('import("/assets/index.js")');
});

it('icons carry neither a namespace nor the names of their package, but the classes of ours', () => {
  expect(page).toContain('<svg width="24"></svg><svg class="n1" fill="none"></svg></main>');
});

it('nothing is painted before the page is parsed', () => {
  expect(page).toContain('<script type="module" blocking="render">0</script>');
});

it('the words of the page stay as they are, and it says which screen it holds', () => {
  expect(page).toContain('<title>Cart &amp; more</title>');
  expect(page).toContain(
    '<div id="root" data-page="/cart"><main>Costs $1<svg width="24"></svg><svg class="n1" fill="none"></svg></main></div></body>',
  );
});
