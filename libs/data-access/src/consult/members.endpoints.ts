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

/**
 * A member with a random `idempotencyKey`. If a request with the same key is repeated, the API adds the member once.
 */
export type MemberToAdd = NewMember & { readonly idempotencyKey: string };

/** The family members of the caller, whom an ID token or a visitor id names. */
export const membersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The argument is never sent; it separates the cached members of each person. */
    getMembers: build.query<Member[], UserKey>({
      query: () => apiPaths.members,
      rawResponseSchema: validItems(memberSchema),
      // A screen that opens again must not show the list of before, and the next person must not find it in the cache.
      keepUnusedDataFor: 0,
      providesTags: ['Member'],
      // `personal` adds the ID token or the visitor id of the caller.
      extraOptions: { personal: true },
    }),
    /** Adds a member, and refetches every list on the screen. */
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
    /** Replaces name, age and gender of a member, and refetches every list on the screen. */
    changeMember: build.mutation<Member, Member>({
      query: ({ id, ...member }) => ({ url: `${apiPaths.members}/${id}`, method: 'PUT', body: member }),
      rawResponseSchema: memberSchema,
      extraOptions: { personal: true },
      // The member may be gone, because another device has removed it. The list is fetched again in that case too.
      invalidatesTags: ['Member'],
    }),
    /** Deletes the member with this id, and refetches every list on the screen. */
    removeMember: build.mutation<null, number>({
      query: (id) => ({ url: `${apiPaths.members}/${id}`, method: 'DELETE' }),
      extraOptions: { personal: true },
      invalidatesTags: (_removed, error) => (error ? [] : ['Member']),
    }),
    /**
     * Deletes all members of the account of this ID token, even if another person has logged in meanwhile. It sends
     * this token and not that of the current session. It invalidates nothing: `deleteAccount` does, once it knows the
     * outcome.
     */
    deleteMembers: build.mutation<null, string>({
      query: (idToken) => ({
        url: apiPaths.members,
        method: 'DELETE',
        headers: { authorization: `Bearer ${idToken}` },
      }),
    }),
  }),
});

/** Each returns `[send, state]`. `await send(member).unwrap()` throws an `ApiError` if the API refuses the change. */
export const { useAddMemberMutation, useChangeMemberMutation, useRemoveMemberMutation } = membersApi;

/**
 * Requests the members of the current person when a component mounts, and nothing while the page hydrates. Pass the
 * result to `viewState`, which makes the state of a screen of it.
 */
export function useMembers() {
  const userKey = useUserKey();
  // `data` would still hold the previous person's list.
  const { currentData, error, isFetching, refetch } = membersApi.useGetMembersQuery(userKey ?? skipToken);
  return { data: currentData, error, isFetching, refetch };
}
