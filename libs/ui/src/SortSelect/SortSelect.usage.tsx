import { SortSelect } from '@niramaya/ui';
import { useState } from 'react';

type Order = 'relevance' | 'low' | 'high';

export function Example() {
  const [order, setOrder] = useState<Order>('relevance');
  return (
    <SortSelect<Order>
      label="Sort by"
      value={order}
      onChange={setOrder}
      options={[
        { value: 'relevance', label: 'Relevance' },
        { value: 'low', label: 'Price: low to high' },
        { value: 'high', label: 'Price: high to low' },
      ]}
    />
  );
}
