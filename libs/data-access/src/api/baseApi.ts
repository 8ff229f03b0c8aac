import { createApi } from '@reduxjs/toolkit/query/react';
import { catchSchemaFailure } from './api-error';
import { baseQuery } from './baseQuery';

/** The API of RTK Query, empty here. Each resource adds its endpoints. Only this library imports it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure,
  // The contract requires a call for each showing (API-12, API-18, API-19, API-25).
  refetchOnMountOrArgChange: true,
  tagTypes: ['Member'],
  endpoints: () => ({}),
});
