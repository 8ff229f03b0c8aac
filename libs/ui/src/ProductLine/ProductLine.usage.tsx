import { Button, ProductLine, toast } from '@niramaya/ui';

export const Example = () => (
  <ProductLine
    href="/medicinesdetails"
    title="Calmag D3 500 mg Tablet, Strip of 15"
    image="/pictures/1.svg"
    amountRupees={180}
    mrpRupees={200}
    priceLabels={{ now: 'Price', mrp: 'MRP' }}
    onOpen={() => toast('Opened')}
    actions={<Button size="sm">Add to Cart</Button>}
  />
);
