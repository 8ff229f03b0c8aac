import { apiPaths, readableOffer, validItems } from '@niramaya/contract';
import type { ApiAnswer, Offer } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';

export const offersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The offers, requested again at each showing (API-25, API-26, AMB-23). */
    getOffers: build.query<Offer[], void>({
      query: () => apiPaths.offers,
      rawResponseSchema: validItems(readableOffer),
      transformResponse: (list: ApiAnswer<'listOffers'>) =>
        list.map((offer) => ({ ...offer, image: pictureAddress(offer.image) })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetOffersQuery } = offersApi;
