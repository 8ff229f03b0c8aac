import { apiPaths, memberSchema, validItems } from '@niramaya/contract';
import type { Member, NewMember } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import type { Person } from '../session/person';

export const membersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The caller's consultation members, requested again at each showing (API-19, API-20, AMB-23). The argument is the
     * person for whom a response is cached, and is not sent. A response for one person is never used for another.
     */
    getMembers: build.query<Member[], Person>({
      query: () => apiPaths.members,
      rawResponseSchema: validItems(memberSchema),
      keepUnusedDataFor: 0,
      providesTags: ['Member'],
      extraOptions: { personal: true },
    }),
    /**
     * Adds a member (API-21). The submit handler sends no other call (API-24): RTK Query refetches a shown list by its
     * tag (AMB-25).
     */
    addMember: build.mutation<Member, NewMember>({
      query: (member) => ({ url: apiPaths.addMember, method: 'POST', body: member }),
      extraOptions: { personal: true },
      invalidatesTags: (_added, error) => (error ? [] : ['Member']),
    }),
  }),
});

export const { useGetMembersQuery, useAddMemberMutation } = membersApi;
