import { apiPaths, readableTopBrand, validItems } from '@niramaya/contract';
import type { ApiAnswer, TopBrand } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';

export const brandsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The top brands, requested again at each showing (API-16 to API-18, AMB-23). */
    getTopBrands: build.query<TopBrand[], void>({
      query: () => apiPaths.topBrands,
      rawResponseSchema: validItems(readableTopBrand),
      transformResponse: (list: ApiAnswer<'listTopBrands'>) =>
        list.map((brand) => ({ ...brand, img: pictureAddress(brand.img) })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetTopBrandsQuery } = brandsApi;
