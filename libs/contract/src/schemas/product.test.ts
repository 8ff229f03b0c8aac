import { describe, expect, it } from 'vitest';
import { memberSchema } from './member.ts';
import { offerSchema } from './offer.ts';
import { problemSchema } from './problem.ts';
import { productSchema } from './product.ts';
import { topBrandSchema } from './top-brand.ts';

const product = {
  id: 1,
  image: '/pictures/1.svg',
  title: 'Calmag',
  discount: 10,
  rating: 4,
  price: 200,
  category: 'vitamins',
};
const offer = {
  id: 1,
  image: '/a.svg',
  title: 'Calmag',
  status: 'Pack of 2',
  strike: 458,
  off: '25% off',
  price: 343.5,
};

describe('records of the contract', () => {
  it('[API-32 API-33 API-34] a product has seven fields, its discount a percent and its rating a number', () => {
    expect(productSchema.parse(product)).toEqual(product);
    for (const field of Object.keys(product))
      expect(productSchema.safeParse({ ...product, [field]: undefined }).success).toBe(false);
    expect(productSchema.safeParse({ ...product, discount: 101 }).success).toBe(false);
    expect(productSchema.safeParse({ ...product, rating: '4' }).success).toBe(false);
  });

  it.each([1, 2, 3, 4, 5])('[API-36] %i is a rating', (rating) => {
    expect(productSchema.parse({ ...product, rating }).rating).toBe(rating);
    expect(productSchema.safeParse({ ...product, rating: rating + 5 }).success).toBe(false);
  });

  it.each(['vitamins', 'nutrition', 'personalCare', 'skinCare', 'ayurveda'])(
    '[API-35] %s is a category, in this spelling alone',
    (category) => {
      expect(productSchema.parse({ ...product, category }).category).toBe(category);
      expect(productSchema.safeParse({ ...product, category: category.toUpperCase() }).success).toBe(false);
    },
  );

  it('[API-17 API-37] a top brand has img, name and description', () => {
    const brand = { img: '/a.svg', name: 'Neemila', description: 'Neem care' };
    expect(topBrandSchema.parse(brand)).toEqual(brand);
    for (const field of Object.keys(brand))
      expect(topBrandSchema.safeParse({ ...brand, [field]: undefined }).success).toBe(false);
  });

  it('[API-26] an offer has image, title, status, strike, off and price', () => {
    expect(offerSchema.parse(offer)).toEqual(offer);
    for (const field of Object.keys(offer))
      expect(offerSchema.safeParse({ ...offer, [field]: undefined }).success).toBe(false);
  });

  it('[API-20 CONSULT-35] a member has name, age and gender, the age as text or as a number', () => {
    for (const age of ['34', 34]) {
      const member = { id: 1, name: 'Asha', age, gender: 'female' };
      expect(memberSchema.parse(member)).toEqual(member);
    }
  });

  it('problem details are of a failure', () => {
    expect(problemSchema.safeParse({ type: 'about:blank', title: 'OK', status: 200 }).success).toBe(false);
    expect(problemSchema.safeParse({ type: 'about:blank', title: 'Not found', status: 404 }).success).toBe(true);
  });
});
