import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Empty here; each resource adds its endpoints. Only this library imports it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // The contract wants a call for each showing (API-12, API-18, API-19, API-25).
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
