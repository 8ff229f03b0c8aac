import { skipToken } from '@reduxjs/toolkit/query';
import type { Member } from '@niramaya/contract';
import type { QueryLike } from '../api/view-state';
import { usePerson } from '../identity/person';
import { useGetMembersQuery } from './members.endpoints';

export interface MembersQuery extends QueryLike<readonly Member[]> {
  readonly refetch: () => unknown;
}

/**
 * The members of whoever is here, for `viewState`. When the person changes, in whichever tab, the list of the one before is
 * gone with the same drawing, and the new one's is asked for. Before it is known who is here, nobody is asked.
 */
export function useMembers(): MembersQuery {
  const person = usePerson();
  // Not `data`: while the next person's list is on its way it still holds the list of the one before.
  const { currentData, error, isFetching, refetch } = useGetMembersQuery(person ?? skipToken);
  return { data: currentData, error, isFetching, refetch };
}
