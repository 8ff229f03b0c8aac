import { TotalsBox } from '@niramaya/ui';

export const Example = () => (
  <TotalsBox
    subtotal={360}
    shipping={40}
    total={400}
    saving="You save ₹40.00"
    words={{
      title: 'Order summary',
      subtotal: 'Subtotal',
      shipping: 'Delivery',
      total: 'Total',
      note: 'Prices include all taxes.',
    }}
  />
);
