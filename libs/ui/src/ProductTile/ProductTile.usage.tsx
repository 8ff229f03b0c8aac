import { ProductTile } from '@niramaya/ui';

export const Example = () => (
  <div style={{ maxWidth: 240 }}>
    <ProductTile
      href="/medicines"
      deliveryDay="Tomorrow"
      product={{
        name: 'Pulse oximeter',
        img: '/pictures/1.svg',
        desc: 'For the finger',
        detail: '4.6',
        price: 899,
        O_price: 1499,
        discount: '40% off',
      }}
      labels={{
        iso: 'ISO certified',
        safe: 'Safe and hygienic',
        outOf: 'out of 5',
        price: { now: 'Price', mrp: 'MRP' },
        delivery: 'Delivery',
      }}
    />
  </div>
);
