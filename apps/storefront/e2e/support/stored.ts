const aLine = (title: string) => ({
  image: '/api/pictures/1.svg',
  title,
  price: 200,
  discountedPrice: 180.5,
  quantity: 2,
});

export const aFilledDevice = {
  cart_data: JSON.stringify(['Zinc', 'Iron', 'Calcium', 'Magnesium'].map(aLine)),
  medicine_details: JSON.stringify({ ...aLine('Biotin'), discount: 10, rating: 4, category: 'vitamins' }),
};
