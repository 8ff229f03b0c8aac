import { CartRow } from '@niramaya/ui';
import { useState } from 'react';

const title = 'Calmag D3 500 mg Tablet, Strip of 15';

export function Example() {
  const [quantity, setQuantity] = useState(2);
  if (quantity === 0) return <p>Your cart is empty.</p>;
  return (
    <CartRow
      title={title}
      image="/pictures/1.svg"
      price={200}
      discountedPrice={180}
      quantity={quantity}
      onIncrease={() => setQuantity(quantity + 1)}
      onDecrease={() => setQuantity(Math.max(1, quantity - 1))}
      onRemove={() => setQuantity(0)}
      words={{
        quantity: 'Qty',
        quantityOf: (name) => `Quantity of ${name}`,
        increase: (name) => `Increase quantity of ${name}`,
        decrease: (name) => `Decrease quantity of ${name}`,
        remove: 'Remove',
        removeLabel: (name) => `Remove ${name}`,
        each: 'each',
        mrp: 'MRP',
        now: 'Price',
        lineTotal: (total) => `${total} in all`,
      }}
    />
  );
}
