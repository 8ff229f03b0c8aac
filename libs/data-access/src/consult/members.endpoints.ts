import { apiPaths, memberSchema, validItems, type Member, type NewMember } from '@niramaya/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/baseApi';
import { useUserKey, type UserKey } from '../session/user-key';

/** An ID token or visitor id identifies the caller. */
export const membersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The argument separates the caches of persons; it is never sent. */
    getMembers: build.query<Member[], UserKey>({
      query: () => apiPaths.members,
      rawResponseSchema: validItems(memberSchema),
      keepUnusedDataFor: 0,
      providesTags: ['Member'],
      extraOptions: { personal: true },
    }),
    addMember: build.mutation<Member, NewMember>({
      query: (member) => ({ url: apiPaths.addMember, method: 'POST', body: member }),
      extraOptions: { personal: true },
      invalidatesTags: (_added, error) => (error ? [] : ['Member']),
    }),
  }),
});

export const { useAddMemberMutation } = membersApi;

/** Waits until the person is known. */
export function useMembers() {
  const userKey = useUserKey();
  // `data` would be the previous person's.
  const { currentData, error, isFetching, refetch } = membersApi.useGetMembersQuery(userKey ?? skipToken);
  return { data: currentData, error, isFetching, refetch };
}
