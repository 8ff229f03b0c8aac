import { apiPaths, readableOffer, readableTopBrand, validItems, type Offer, type TopBrand } from '@niramaya/contract';
import type { ZodMiniType } from 'zod/mini';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';

/** The definition of an endpoint that returns a whole list. `shown` prepares each record for the screen. */
const plainList = <T>(path: string, record: ZodMiniType<T>, shown: (one: T) => T) => ({
  query: () => path,
  rawResponseSchema: validItems(record),
  transformResponse: (list: T[]) => list.map(shown),
  keepUnusedDataFor: 0,
});

/** Top brands and offers. Records that fail their schema are left out, so that one of them does not hide the others. */
export const listsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTopBrands: build.query<TopBrand[], void>(
      plainList(apiPaths.topBrands, readableTopBrand, (brand) => ({ ...brand, img: pictureAddress(brand.img) })),
    ),
    getOffers: build.query<Offer[], void>({
      ...plainList(apiPaths.offers, readableOffer, (offer) => ({ ...offer, image: pictureAddress(offer.image) })),
      async onQueryStarted(_argument, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (response) await dispatch(listsApi.util.upsertQueryData('knownOffers', undefined, response.data));
      },
    }),
    /** The newest response of `getOffers` in this tab, for `useKnownOffers`. It is never requested. */
    knownOffers: build.query<Offer[], void>({ queryFn: () => ({ data: [] }), keepUnusedDataFor: Infinity }),
  }),
});

/** Each of these hooks requests its list at every mount, and caches nothing in between. An error is an `ApiError`. */
export const { useGetTopBrandsQuery, useGetOffersQuery } = listsApi;

const noOffers: readonly Offer[] = [];

/**
 * Returns the offers that this tab has fetched last, for example on the offers screen. It sends no request. Offers of
 * an earlier day are left out, because a tab may stay open overnight and the prices are those of one day.
 */
export function useKnownOffers(): readonly Offer[] {
  const { currentData, fulfilledTimeStamp } = listsApi.endpoints.knownOffers.useQueryState();
  const isOfToday =
    fulfilledTimeStamp !== undefined && new Date(fulfilledTimeStamp).toDateString() === new Date().toDateString();
  return isOfToday && currentData !== undefined ? currentData : noOffers;
}
