import type { SelectedMedicine } from '@niramaya/contract';

/** Returns schema.org data; the price is in rupees, and the picture URL resolves against `address`. */
export const productData = ({ title, image, category, discountedPrice }: SelectedMedicine, address: string) => ({
  '@type': 'Product',
  name: title,
  category,
  image: new URL(image, address).href,
  offers: {
    '@type': 'Offer',
    price: discountedPrice.toFixed(2),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: address,
  },
});
