import { aProduct } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { listData } from './list-data';

test('the structured data has the products of a page in their order, each with its address', () => {
  const products = [aProduct({ id: 7, title: 'Zinc 50 mg' }), aProduct({ id: 3, title: 'Calmag D3' })];
  expect(listData(products, 'https://shop.example/medicines?order=asc')).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Zinc 50 mg', url: 'https://shop.example/medicinesdetails?id=7' },
      { '@type': 'ListItem', position: 2, name: 'Calmag D3', url: 'https://shop.example/medicinesdetails?id=3' },
    ],
  });
});
