import { OfferCard } from '@niramaya/ui';

export const Example = () => (
  <div style={{ maxWidth: 300 }}>
    <OfferCard
      title="Calmag D3 500 mg Tablet, Strip of 15"
      image="/pictures/1.svg"
      href="/medicines"
      status="Pack of 2"
      strike={400}
      off="25% off"
      price={300}
      words={{
        quantity: 'Quantity',
        mrp: 'MRP',
        discounts: 'Discounts',
        now: 'Price',
        view: 'VIEW',
        viewLabel: (title) => `VIEW ${title}`,
      }}
    />
  </div>
);
