import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductTile } from './ProductTile';

test('a day of delivery with two commas is shown in full', () => {
  const html = renderToStaticMarkup(
    <ProductTile
      product={{
        img: '/zinc.webp',
        name: 'Zinc',
        desc: 'Strip of 15',
        detail: '4.6',
        price: 108,
        O_price: 120,
        discount: '',
      }}
      href="/medicines"
      deliveryDay="Wednesday, September 30, 2026"
      labels={{
        outOf: 'out of 5',
        iso: 'ISO',
        safe: 'Safe',
        price: { now: 'Price', mrp: 'MRP' },
        delivery: 'Delivery by',
      }}
    />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain('Delivery by Wednesday, September 30, 2026');
});
