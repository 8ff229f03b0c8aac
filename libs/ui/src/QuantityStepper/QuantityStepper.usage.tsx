import { QuantityStepper } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityStepper
      value={quantity}
      min={1}
      max={10}
      onDecrease={() => setQuantity(quantity - 1)}
      onIncrease={() => setQuantity(quantity + 1)}
      labels={{
        group: 'Quantity of Calmag D3',
        decrease: 'One less',
        increase: 'One more',
        value: 'Quantity',
        atMinimum: 'One is the least',
      }}
    />
  );
}
