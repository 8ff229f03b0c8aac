import { createApi } from '@reduxjs/toolkit/query/react';
import { catchSchemaFailure } from './api-error';
import { baseQuery } from './baseQuery';

/** RTK Query's API, into which other files inject endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure,
  // The contract requires a request at each display.
  refetchOnMountOrArgChange: true,
  tagTypes: ['Member'],
  endpoints: () => ({}),
});

/** Puts `/api` before an address relative to the API root; others stay. */
export const pictureAddress = (address: string): string => {
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
