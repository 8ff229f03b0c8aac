import { createApi } from '@reduxjs/toolkit/query/react';
import { serverError } from './api-error';
import { baseQuery } from './base-query';

/**
 * The API of RTK Query. It has no endpoints of its own: each `*.endpoints.ts` injects those of its subject, and exports
 * their hooks. A failed request or an invalid response gives an `ApiError`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // `_bqMeta` is the `meta` that the base query has returned, with the response.
  catchSchemaFailure: ({ _bqMeta }) => serverError(_bqMeta),
  // The requirements demand a new request each time that a list is displayed.
  refetchOnMountOrArgChange: true,
  tagTypes: ['Member'],
  endpoints: () => ({}),
});
