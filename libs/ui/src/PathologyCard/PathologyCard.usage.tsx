import { PathologyCard } from '@niramaya/ui';

export const Example = () => (
  <div style={{ maxWidth: 280 }}>
    <PathologyCard
      href="/lab-tests"
      test={{
        name: 'Complete Blood Count',
        desc: '28 measures',
        detail: 'Report within a day',
        price: 299,
        O_price: 499,
        discount: '40% off',
      }}
      labels={{ price: { now: 'Price', mrp: 'MRP' }, discount: 'Discount' }}
    />
  </div>
);
