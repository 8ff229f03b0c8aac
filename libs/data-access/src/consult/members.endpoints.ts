import { apiPaths, memberSchema, validItems } from '@niramaya/contract';
import type { Member, NewMember } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import type { UserKey } from '../session/user-key';

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
    addMember: build.mutation<Member, NewMember>({
      query: (member) => ({ url: apiPaths.addMember, method: 'POST', body: member }),
      extraOptions: { personal: true },
      invalidatesTags: (_added, error) => (error ? [] : ['Member']),
    }),
  }),
});

export const { useGetMembersQuery, useAddMemberMutation } = membersApi;
