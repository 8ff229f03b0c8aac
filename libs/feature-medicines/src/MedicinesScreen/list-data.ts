import { productLink, type Product } from '@niramaya/contract';

/**
 * Returns a listing page as schema.org data, for search engines. Each product has its own address here, which its card
 * links to as well (docs/decisions/0009).
 * @param address the address of the page
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
