import { expect, it } from 'vitest';
import { translatedProduct, type CatalogueProduct } from './catalogue-product.ts';

const english = {
  uses: 'For the diet.',
  per: 'Each tablet',
  contents: [{ name: 'Zinc', amount: '4 mg' }],
  howToUse: 'With water.',
  askFirst: 'If you are pregnant.',
  storage: 'Dry.',
  brand: 'Zincora',
};
const hi = {
  uses: 'खाने की कमी के लिए।',
  per: 'हर गोली में',
  howToUse: 'पानी के साथ।',
  askFirst: 'अगर आप गर्भवती हैं।',
  storage: 'सूखी जगह।',
};
const zinc = {
  id: 7,
  title: 'Zinc',
  category: 'vitamins',
  price: 99,
  discount: 0,
  rating: 4,
  image: '/z.png',
} as const;
const product: CatalogueProduct = { ...zinc, facts: { ...english, translations: { hi } } };

it('translated facts have the texts and the name of their language, and the contents and the brand of the pack', () => {
  expect(translatedProduct(product, 'hi')).toEqual({
    ...zinc,
    facts: { ...hi, contents: [{ name: 'Zinc', amount: '4 mg' }], brand: 'Zincora', language: 'hi' },
  });
});

it('English facts have neither a language nor the translations, and every field in its place', () => {
  expect(JSON.stringify(translatedProduct(product, 'en'))).toBe(JSON.stringify({ ...zinc, facts: english }));
});

it('facts without a translation are in English, and a product without facts has none', () => {
  expect(translatedProduct({ ...zinc, facts: english }, 'hi')).toEqual({ ...zinc, facts: english });
  expect(translatedProduct({ ...zinc, facts: { ...english, translations: {} } }, 'hi')).toEqual({
    ...zinc,
    facts: english,
  });
  expect(translatedProduct(zinc, 'hi')).toEqual(zinc);
});
