import { discountedPrice } from '@niramaya/contract';
import type { CartItem, Product } from '@niramaya/contract';
import { useMemo } from 'react';
import { productsApi } from '../catalogue/products.endpoints';
import { useAppSelector } from '../store/hooks';

/** Rupees: the MRP, and what is paid. */
export type NewPrice = Pick<CartItem, 'price' | 'discountedPrice'>;

const selectSearched = productsApi.endpoints.searchProducts.select();

/**
 * Today's price of each line of the cart that was put in at another one, by title. It knows what the listing and the
 * search have fetched on this page anyway, and asks for nothing.
 */
export function usePriceChanges(items: readonly CartItem[]): ReadonlyMap<string, NewPrice> {
  const listed = useAppSelector((state) => state.product.products);
  const searched = useAppSelector((state) => selectSearched(state).data?.products);
  return useMemo(() => {
    const known = new Map<string, Product>();
    for (const product of [...(searched ?? []), ...listed]) known.set(product.title, product);
    return new Map(
      items.flatMap((item): [string, NewPrice][] => {
        const product = known.get(item.title);
        if (!product) return [];
        const today = discountedPrice(product.price, product.discount);
        return today === item.discountedPrice ? [] : [[item.title, { price: product.price, discountedPrice: today }]];
      }),
    );
  }, [items, listed, searched]);
}
