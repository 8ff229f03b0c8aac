import { ProductCard, ProductGrid } from '@niramaya/ui';

const medicines = ['Calmag D3 500 mg Tablet', 'Neemila Face Wash', 'Chyavanika 1 kg'];

export const Example = () => (
  <ProductGrid label="Medicines">
    {medicines.map((title, at) => (
      <ProductCard
        key={title}
        href="/medicinesdetails"
        title={title}
        image={`/pictures/${at + 1}.svg`}
        category="Vitamins"
        rating={4}
        ratingLabel="out of 5"
        amountRupees={180}
        priceLabels={{ now: 'Price', mrp: 'MRP' }}
      />
    ))}
  </ProductGrid>
);
