import {
  apiPaths,
  IDEMPOTENCY_HEADER,
  memberSchema,
  validItems,
  type Member,
  type NewMember,
} from '@niramaya/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/baseApi';
import { useUserKey, type UserKey } from '../session/user-key';

/** The same key marks a repetition: the API then adds the member once. */
export type MemberToAdd = NewMember & { readonly idempotencyKey: string };

/** Family members of the caller, whom an ID token or visitor id identifies. */
export const membersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The argument is never sent; it separates the cached members of each person. */
    getMembers: build.query<Member[], UserKey>({
      query: () => apiPaths.members,
      rawResponseSchema: validItems(memberSchema),
      keepUnusedDataFor: 0,
      providesTags: ['Member'],
      extraOptions: { personal: true },
    }),
    addMember: build.mutation<Member, MemberToAdd>({
      query: ({ idempotencyKey, ...member }) => ({
        url: apiPaths.addMember,
        method: 'POST',
        headers: { [IDEMPOTENCY_HEADER]: `"${idempotencyKey}"` },
        body: member,
      }),
      extraOptions: { personal: true },
      invalidatesTags: (_added, error) => (error ? [] : ['Member']),
    }),
    /** Deletes all members of the account that this ID token names, not of the current person. */
    deleteMembers: build.mutation<null, string>({
      query: (idToken) => ({
        url: apiPaths.members,
        method: 'DELETE',
        headers: { authorization: `Bearer ${idToken}` },
      }),
    }),
  }),
});

export const { useAddMemberMutation } = membersApi;

/** Requests the members of the current person; nothing while the person is unknown. */
export function useMembers() {
  const userKey = useUserKey();
  // `data` would still hold the previous person's list.
  const { currentData, error, isFetching, refetch } = membersApi.useGetMembersQuery(userKey ?? skipToken);
  return { data: currentData, error, isFetching, refetch };
}
