import { productLink, type Product } from '@niramaya/contract';

/** Returns schema.org data; `address` is the URL of the page (docs/decisions/0009). */
export const listData = (products: readonly Pick<Product, 'id' | 'title'>[], address: string) => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: new URL(productLink(id), address).href,
  })),
});
