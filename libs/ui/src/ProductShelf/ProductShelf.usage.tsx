import { ProductShelf } from '@niramaya/ui';
import { useState } from 'react';

const product = {
  title: 'Calmag D3 500 mg Tablet, Strip of 15',
  image: '/pictures/1.svg',
  category: 'Vitamins',
  rating: 4,
  price: 200,
  discount: 10,
  discountedPrice: 180,
};

export function Example() {
  const [products, setProducts] = useState([product]);
  return (
    <ProductShelf
      title="Recently viewed"
      products={products}
      href="/medicinesdetails"
      clear="Clear"
      clearLabel="Clear recently viewed"
      onClear={() => setProducts([])}
      onOpen={() => setProducts([product])}
      priceLabels={{ now: 'Price', mrp: 'MRP' }}
    />
  );
}
