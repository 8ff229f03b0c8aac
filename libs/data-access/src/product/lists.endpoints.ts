import { apiPaths, readableOffer, readableTopBrand, validItems } from '@niramaya/contract';
import type { Offer, TopBrand } from '@niramaya/contract';
import type { ZodMiniType } from 'zod/mini';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';

/** Returns the query of a plain list, which is requested again at each showing (AMB-23). */
const plainList = <T>(path: string, record: ZodMiniType<T>, shown: (one: T) => T) => ({
  query: () => path,
  rawResponseSchema: validItems(record),
  transformResponse: (list: T[]) => list.map(shown),
  keepUnusedDataFor: 0,
});

export const listsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The top brands (API-16 to API-18). */
    getTopBrands: build.query<TopBrand[], void>(
      plainList(apiPaths.topBrands, readableTopBrand, (brand) => ({ ...brand, img: pictureAddress(brand.img) })),
    ),
    /** The offers (API-25, API-26). */
    getOffers: build.query<Offer[], void>(
      plainList(apiPaths.offers, readableOffer, (offer) => ({ ...offer, image: pictureAddress(offer.image) })),
    ),
  }),
});

export const { useGetTopBrandsQuery, useGetOffersQuery } = listsApi;
