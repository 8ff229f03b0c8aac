import { Price } from '@niramaya/ui';

export const Example = () => (
  <Price amountRupees={220} mrpRupees={250} discountText="12% off" labels={{ now: 'Price', mrp: 'MRP' }} />
);
