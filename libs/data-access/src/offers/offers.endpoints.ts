import { apiPaths } from '@niramaya/contract';
import type { ApiAnswer, Offer } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';

export const offersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The offers, asked for anew at each showing (API-25, API-26, AMB-23). */
    getOffers: build.query<Offer[], void>({
      query: () => apiPaths.offers,
      transformResponse: (list: ApiAnswer<'listOffers'>) =>
        list.map((offer) => ({ ...offer, image: pictureAddress(offer.image) })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetOffersQuery } = offersApi;
