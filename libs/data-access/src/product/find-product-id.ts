import type { Product } from '@niramaya/contract';
import { productsApi } from './products.endpoints';
import type { AppThunk } from '../store/makeStore';
import { storedProductId } from './selected-medicine';

/** Returns as many whole words as the API accepts for a search. A longer word is cut. */
export const searchable = (title: string): string => /^.{1,100}(?!\S)/.exec(title)?.[0] ?? title.slice(0, 100);

/**
 * Returns the product with this title, as the API finds it now; null if the API knows none.
 * @throws ApiError if the API does not respond
 */
export const findProduct =
  (title: string): AppThunk<Promise<Product | null>> =>
  async (dispatch) => {
    const { findProducts } = productsApi.endpoints;
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const { products } = await dispatch(findProducts.initiate(searchable(title), fresh)).unwrap();
    return products.find((product) => product.title === title) ?? null;
  };

/**
 * Returns the number of the product with this title, as stored when it was opened from a list. Otherwise the API finds
 * it: the product was saved or viewed before, or the stored number is lost.
 * @returns null if the API knows no such product
 * @throws ApiError if the API does not respond
 */
export const findProductId =
  (title: string): AppThunk<Promise<number | null>> =>
  async (dispatch, _getState, { storage }) => {
    const note = storedProductId.read(storage);
    if (note?.title === title) return note.id;
    return (await dispatch(findProduct(title)))?.id ?? null;
  };
