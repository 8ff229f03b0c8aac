/** Returns a line of the cart, as the shop stores it. */
export const aLine = (title: string) => ({
  image: '/api/pictures/1.svg',
  title,
  price: 200,
  discountedPrice: 180.5,
  quantity: 2,
});

/** A product as the detail screen stores it. */
export const zinc = { ...aLine('Zinc 50 mg'), discount: 10, rating: 4, category: 'vitamins' };

export const aFilledDevice = {
  cart_data: JSON.stringify(['Zinc', 'Iron', 'Calcium', 'Magnesium'].map(aLine)),
  medicine_details: JSON.stringify(zinc),
};

const order = { id: 'NM-7K3F9Q', by: '', account: '', planRupees: 0, totalRupees: 361, lines: [aLine('Calmag')] };

/** Stored values with an order of yesterday. */
export const anOrder = {
  'niramaya.orders': JSON.stringify({ v: 1, items: [{ ...order, placedAtMs: Date.now() - 86_400_000 }] }),
};
