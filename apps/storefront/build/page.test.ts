import { expect, it } from 'vitest';
import { makePage } from './page.ts';

const template = `<head><title>Shop</title><!--page-head--><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><!--page-body--></body>`;
const sheets: Record<string, string> = {
  '/assets/index.css': '@font-face{font-display:swap}',
  '/assets/carousel.css': '.slick{}',
};
const page = makePage(
  template,
  {
    title: 'Cart & more',
    head: '<meta name="x">',
    markup: '<style data-emotion="css a1">.a1{}</style><main>Costs $1</main>',
    chunks: { scripts: ['/assets/CartScreen.js', '/assets/shared.js'], styles: ['/assets/carousel.css'] },
  },
  (address) => sheets[address] ?? '',
);

it('the scripts of the screen are asked for at once, before the entry has said that it needs them', () => {
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/CartScreen.js">');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/shared.js">');
});

it('the styles are in the page, with fonts that never come late, and no part fetches them again', () => {
  expect(page).toContain('<style>@font-face{font-display:optional}.slick{}</style>');
  for (const address of Object.keys(sheets))
    expect(page).toContain(`<link rel="stylesheet" href="${address}" type="text/plain">`);
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(2);
});

it('the words of the page stay as they are', () => {
  expect(page).toContain('<title>Cart &amp; more</title>');
  expect(page).toContain('<body><main>Costs $1</main></body>');
});
