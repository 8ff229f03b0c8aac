import { aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { listData, productData } from './structured-data';

test('the structured data has the name, the image and the discounted price, in rupees and paise', () => {
  const medicine = aSelectedMedicine({ title: 'Zinc 50 mg', image: '/api/pictures/1.svg', discountedPrice: 67.5 });
  const data = productData(medicine, 'https://shop.example/medicinesdetails?id=1');
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Zinc 50 mg',
    image: 'https://shop.example/api/pictures/1.svg',
    offers: { price: '67.50', priceCurrency: 'INR', url: 'https://shop.example/medicinesdetails?id=1' },
  });
});

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
