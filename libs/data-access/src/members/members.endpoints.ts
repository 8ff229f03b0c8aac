import { apiPaths } from '@niramaya/contract';
import type { ApiAnswer, ApiBody } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import type { Person } from '../identity/person';

export const membersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The caller's consultation members, asked for anew at each showing (API-19, API-20, AMB-23). The argument says for
     * whom an answer is kept, and is not sent: an answer for one person is never at hand for another.
     */
    getMembers: build.query<ApiAnswer<'listMembers'>, Person>({
      query: () => apiPaths.members,
      keepUnusedDataFor: 0,
      extraOptions: { personal: true },
    }),
    /** Adds a member (API-21). It refreshes nothing by itself (API-24): the next showing of the list asks anew (AMB-25). */
    addMember: build.mutation<ApiAnswer<'addMember'>, ApiBody<'addMember'>>({
      query: (member) => ({ url: apiPaths.addMember, method: 'POST', body: member }),
      extraOptions: { personal: true },
    }),
  }),
});

export const { useGetMembersQuery, useAddMemberMutation } = membersApi;
