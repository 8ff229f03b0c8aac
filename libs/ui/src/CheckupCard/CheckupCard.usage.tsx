import { CheckupCard, checkupPictures, toast } from '@niramaya/ui';

export const Example = () => (
  <div style={{ maxWidth: 280 }}>
    <CheckupCard
      checkup={{
        name: 'Full Body Checkup',
        img: checkupPictures.fullBody,
        desc: '72 tests, sample taken at home',
        discount: '40% off',
        price: 1499,
        O_price: 2499,
        rating: 4.5,
      }}
      labels={{
        iso: 'ISO certified',
        safe: 'Safe and hygienic',
        outOf: 'out of 5',
        price: { now: 'Price', mrp: 'MRP' },
        details: 'What is included',
      }}
      onOpen={() => toast('72 tests')}
    />
  </div>
);
