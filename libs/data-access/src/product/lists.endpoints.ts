import { apiPaths, readableOffer, readableTopBrand, validItems, type Offer, type TopBrand } from '@niramaya/contract';
import type { ZodMiniType } from 'zod/mini';
import { baseApi, pictureAddress } from '../api/baseApi';

const plainList = <T>(path: string, record: ZodMiniType<T>, shown: (one: T) => T) => ({
  query: () => path,
  rawResponseSchema: validItems(record),
  transformResponse: (list: T[]) => list.map(shown),
  keepUnusedDataFor: 0,
});

/** Top brands and offers; unreadable records are left out. */
export const listsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTopBrands: build.query<TopBrand[], void>(
      plainList(apiPaths.topBrands, readableTopBrand, (brand) => ({ ...brand, img: pictureAddress(brand.img) })),
    ),
    getOffers: build.query<Offer[], void>(
      plainList(apiPaths.offers, readableOffer, (offer) => ({ ...offer, image: pictureAddress(offer.image) })),
    ),
  }),
});

export const { useGetTopBrandsQuery, useGetOffersQuery } = listsApi;
