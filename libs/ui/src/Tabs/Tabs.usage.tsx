import { Tabs } from '@niramaya/ui';
import { useState } from 'react';

type Way = 'upi' | 'cards';

export function Example() {
  const [way, setWay] = useState<Way>('upi');
  return (
    <Tabs<Way>
      label="Ways to pay"
      value={way}
      onChange={setWay}
      tabs={[
        { id: 'upi', label: 'UPI', panel: 'Pay from your banking app.' },
        { id: 'cards', label: 'Cards', panel: 'Credit or debit card.' },
      ]}
    />
  );
}
