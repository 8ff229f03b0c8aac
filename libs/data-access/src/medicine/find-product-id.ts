import { readProductNote, type Product } from '@niramaya/contract';
import { productsApi } from '../catalogue/products.endpoints';
import { parseJson } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';
import { productIdKey } from './product-id';

/** As many whole words as the API takes for a search. */
const searchable = (title: string): string => /^.{1,100}(?!\S)/.exec(title)?.[0] ?? title;

/**
 * The product with this title, as the API finds it; null where it knows none.
 * @throws ApiError where it does not answer
 */
export const findProduct =
  (title: string): AppThunk<Promise<Product | null>> =>
  async (dispatch) => {
    const { findProducts } = productsApi.endpoints;
    const { products } = await dispatch(findProducts.initiate(searchable(title), { subscribe: false })).unwrap();
    return products.find((product) => product.title === title) ?? null;
  };

/**
 * The number of the product with this title: as noted when it was opened from a list, and where it was not (it came from
 * what is saved or was viewed, or the note is lost) as the API finds it.
 * @returns null where the API knows no such product
 * @throws ApiError where it does not answer
 */
export const findProductId =
  (title: string): AppThunk<Promise<number | null>> =>
  async (dispatch, _getState, { storage }) => {
    const note = readProductNote(parseJson(storage.read('local', productIdKey)));
    if (note?.title === title) return note.id;
    return (await dispatch(findProduct(title)))?.id ?? null;
  };
