import { CheckboxField } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [inStock, setInStock] = useState(false);
  return <CheckboxField label="Only what is in stock" name="stock" checked={inStock} onChange={setInStock} />;
}
