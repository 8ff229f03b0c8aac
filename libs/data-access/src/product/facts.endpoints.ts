import {
  apiPaths,
  LANGUAGE_PARAMETER,
  parseOrNull,
  readableProductDetails,
  type Language,
  type ProductFacts,
} from '@niramaya/contract';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isApiError, serverError } from '../api/api-error';
import { baseQuery } from '../api/base-query';
import { baseApi } from '../api/baseApi';
import type { AppThunkDispatch } from '../session/app-thunk';
import { findProduct, findProductId } from './find-product';

/**
 * The facts of products by their titles: the uses, the contents and the other texts of a pack. Null for a product of
 * which the shop has given none, or which it no longer sells.
 */
export type FactsByTitle = Readonly<Record<string, ProductFacts | null>>;

/** The products whose facts are requested. */
interface WantedFacts {
  readonly titles: readonly string[];
  /** The language of the page. Facts that are not translated into it are in English. */
  readonly language: Language;
}

/** Requests the product with this id. Returns null if there is none. @throws `ApiError` if the request fails */
async function requestDetails(id: number, language: Language, api: BaseQueryApi) {
  const query = language === 'en' ? '' : `?${LANGUAGE_PARAMETER}=${language}`;
  const { data, error, meta } = await baseQuery(`${apiPaths.products}/${id}${query}`, api, {});
  if (meta?.response?.status === 404) return null;
  if (error) throw error;
  const product = parseOrNull(readableProductDetails, data);
  if (product === null) throw serverError(meta);
  return product;
}

/** Requests the facts of the product with exactly this title. @throws `ApiError` if a request fails */
async function requestFacts(title: string, language: Language, api: BaseQueryApi): Promise<ProductFacts | null> {
  const dispatch = api.dispatch as AppThunkDispatch;
  const id = await dispatch(findProductId(title));
  if (id === null) return null;
  const product = await requestDetails(id, language, api);
  if (product?.title === title) return product.facts ?? null;
  // The id that the browser has stored is from an older catalogue.
  const found = await dispatch(findProduct(title));
  if (found === null) return null;
  const details = await requestDetails(found.id, language, api);
  return details?.facts ?? null;
}

/** The requests of `GET /products/:id`. */
export const factsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The facts of the products with these titles, in a language. It fails if one of the requests fails. */
    getFacts: build.query<FactsByTitle, WantedFacts>({
      queryFn: async ({ titles, language }, api) => {
        try {
          const facts = await Promise.all(titles.map((title) => requestFacts(title, language, api)));
          return { data: Object.fromEntries(titles.map((title, index) => [title, facts[index] ?? null])) };
        } catch (error) {
          if (isApiError(error)) return { error };
          throw error;
        }
      },
    }),
  }),
});

/**
 * Requests the facts of products as the component mounts, so the component is rendered only after a click on a control
 * of its own (requirement AMB-65 in `docs/requirements.md`).
 */
export const { useGetFactsQuery } = factsApi;
