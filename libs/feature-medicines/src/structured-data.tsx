import { productLink, type Product, type SelectedMedicine } from '@niramaya/contract';

/**
 * StructuredData describes the screen to search engines in the terms of https://schema.org. They run scripts, so that
 * it need not be in the prerendered page.
 */
export const StructuredData = ({ data }: { readonly data: object }) => (
  <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>
);

/**
 * Returns a page of the listing as an ItemList. Each product has a URL of its own, which its card on the page has not
 * (docs/decisions/0009). `address` is the URL of the page.
 */
export const listData = (products: readonly Pick<Product, 'id' | 'title'>[], address: string) => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: new URL(productLink(id), address).href,
  })),
});

/**
 * Returns a product with its price in rupees. `address` is the URL of the page, against which that of the picture
 * resolves.
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
