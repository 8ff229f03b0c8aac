import { describe, expect, it } from 'vitest';
import { cartItemSchema, selectedMedicineSchema, storageKeys } from './storage.ts';
import { parseOrNull } from './fields.ts';

const item = {
  image: '/api/pictures/7.svg',
  title: 'Zinc 50 mg Tablets, strip of 15',
  price: 200,
  discountedPrice: 180,
  quantity: 1,
};
const medicine = {
  image: '/api/pictures/7.svg',
  title: 'Zinc 50 mg Tablets, strip of 15',
  discount: 10,
  rating: 4,
  price: 200,
  discountedPrice: 180,
  category: 'vitamins',
};

it('[STORAGE-01 STORAGE-03 STORAGE-06 STORAGE-08] the four keys have the names of the contract', () => {
  expect(storageKeys).toEqual({
    loggedIn: 'validkey',
    cart: 'cart_data',
    selectedMedicine: 'medicine_details',
    sixMonthPlan: 'threemonth',
  });
});

describe('cart item', () => {
  it('[STORAGE-04] has exactly these five fields', () => {
    expect(parseOrNull(cartItemSchema, { ...item, coupon: 'none' })).toEqual(item);
  });

  it.each(['image', 'title', 'price', 'discountedPrice', 'quantity'] as const)(
    '[STORAGE-04] %s must be there',
    (field) => {
      expect(parseOrNull(cartItemSchema, { ...item, [field]: undefined })).toBeNull();
    },
  );

  it.each([0, -1, 1.5, '1', NaN, 2 ** 53])('[STORAGE-04] a quantity of %j is refused', (quantity) => {
    expect(parseOrNull(cartItemSchema, { ...item, quantity })).toBeNull();
  });

  it('[AMB-54] a price kept as text is read like a number', () => {
    expect(parseOrNull(cartItemSchema, { ...item, price: '200', discountedPrice: '180.00' })).toEqual(item);
  });

  it.each(['', ' ', 'free', '-1', -1, null, 'Infinity', '₹180.00', 1e21])(
    '[AMB-54] %j is no price',
    (discountedPrice) => {
      expect(parseOrNull(cartItemSchema, { ...item, discountedPrice })).toBeNull();
    },
  );
});

const shown = [
  '/api/pictures/7.svg',
  'pictures/7.svg',
  'https://example.com/7.webp',
  'data:image/png;base64,iVBORw0KGgo=',
];
const refused = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/7',
  'file:///etc/passwd',
  'https:',
  'https://',
];

describe('the address of a picture', () => {
  it.each(shown)('[STORAGE-04 STORAGE-07] %j is read as it is', (image) => {
    expect(parseOrNull(cartItemSchema, { ...item, image })).toEqual({ ...item, image });
    expect(parseOrNull(selectedMedicineSchema, { ...medicine, image })).toEqual({ ...medicine, image });
  });

  it.each(refused)('[STORAGE-04 STORAGE-07] %j is refused, and the product stays without a picture', (image) => {
    expect(parseOrNull(cartItemSchema, { ...item, image })).toEqual({ ...item, image: '' });
    expect(parseOrNull(selectedMedicineSchema, { ...medicine, image })).toEqual({ ...medicine, image: '' });
  });
});

describe('selected medicine', () => {
  it('[STORAGE-07] has exactly these seven fields', () => {
    expect(parseOrNull(selectedMedicineSchema, { ...medicine, id: 7 })).toEqual(medicine);
  });

  it.each(['image', 'title', 'discount', 'rating', 'price', 'discountedPrice', 'category'] as const)(
    '[STORAGE-07] %s must be there',
    (field) => {
      expect(parseOrNull(selectedMedicineSchema, { ...medicine, [field]: undefined })).toBeNull();
    },
  );

  it.each([null, 'x', 7, [], {}])('[STORAGE-07] %j is no medicine', (value) => {
    expect(parseOrNull(selectedMedicineSchema, value)).toBeNull();
  });
});
