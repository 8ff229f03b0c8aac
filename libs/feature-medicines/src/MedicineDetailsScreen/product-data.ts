import type { SelectedMedicine } from '@niramaya/contract';

/**
 * A product in the words of schema.org, for search engines: what is paid for it, in rupees.
 * @param address of the page, by which its picture is found too
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
