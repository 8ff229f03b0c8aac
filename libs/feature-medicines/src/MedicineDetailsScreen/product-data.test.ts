import { aSelectedMedicine } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { productData } from './product-data';

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
