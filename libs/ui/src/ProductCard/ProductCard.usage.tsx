import { Button, ProductCard, toast } from '@niramaya/ui';

export const Example = () => (
  <div style={{ maxWidth: 232 }}>
    <ProductCard
      href="/medicinesdetails"
      title="Calmag D3 500 mg Tablet, Strip of 15"
      image="/pictures/1.svg"
      category="Vitamins"
      rating={4}
      ratingLabel="out of 5"
      amountRupees={180}
      mrpRupees={200}
      discountText="10% off"
      priceLabels={{ now: 'Price', mrp: 'MRP' }}
      action={
        <Button variant="outline" size="sm" fullWidth onClick={() => toast.success('Added to your cart')}>
          Add
        </Button>
      }
    />
  </div>
);
