import { Receipt } from '@niramaya/ui';

export const Example = () => (
  <Receipt
    number="NM-7K3F9Q"
    placed="4 February 2026 at 12:00 pm"
    facts={[{ name: 'Paid by', value: 'Net banking, HDFC' }]}
    lines={[
      { title: 'Calmag D3 500 mg Tablet', image: '/pictures/1.svg', price: 200, discountedPrice: 180, quantity: 2 },
    ]}
    total={360}
    words={{
      title: 'Demo receipt',
      notice: 'This is not a tax invoice.',
      number: 'Order',
      date: 'Placed on',
      product: 'Product',
      amount: 'Amount',
      plan: 'Care plan',
      total: 'Total paid',
      saved: (rupees) => `You saved ${rupees} on the MRP.`,
    }}
  />
);
