import type { Product } from '@niramaya/contract';
import { productsApi } from './products.endpoints';
import type { AppThunk } from '../store/makeStore';
import { storedProductId } from './selected-medicine';

/** Null if unknown. @throws ApiError without a response */
export const findProduct =
  (title: string): AppThunk<Promise<Product | null>> =>
  async (dispatch) => {
    const { findProducts } = productsApi.endpoints;
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const { products } = await dispatch(findProducts.initiate(title, fresh)).unwrap();
    return products.find((product) => product.title === title) ?? null;
  };

/** Null if unknown. @throws ApiError without a response */
export const findProductId =
  (title: string): AppThunk<Promise<number | null>> =>
  async (dispatch, _getState, { storage }) => {
    const note = storedProductId.read(storage);
    if (note?.title === title) return note.id;
    return (await dispatch(findProduct(title)))?.id ?? null;
  };
