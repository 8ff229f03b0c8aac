import type { SelectedMedicine } from '@niramaya/contract';

/**
 * Returns the schema.org data of a product for search engines, with the price to pay in rupees.
 * @param address the address of the page; the address of the picture is resolved against it
 */
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
