import { productLink, type Product, type SelectedMedicine } from '@niramaya/contract';

/** In schema.org terms, for search engines. */
export const StructuredData = ({ data }: { readonly data: object }) => (
  <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>
);

/** `address` is the URL of the page (docs/decisions/0009). */
export const listData = (products: readonly Pick<Product, 'id' | 'title'>[], address: string) => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: new URL(productLink(id), address).href,
  })),
});

/** In rupees; the picture URL resolves against `address`. */
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
