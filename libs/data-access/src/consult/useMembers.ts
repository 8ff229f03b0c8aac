import { skipToken } from '@reduxjs/toolkit/query';
import type { Member } from '@niramaya/contract';
import type { QueryLike } from '../api/view-state';
import { usePerson } from '../session/usePerson';
import { useGetMembersQuery } from './members.endpoints';

export interface MembersQuery extends QueryLike<readonly Member[]> {
  readonly refetch: () => unknown;
}

/**
 * Returns the members of the current shopper, for `viewState`. When the person changes in any tab, the same render
 * removes the previous person's list, and the new list is requested. While the person is unknown, nothing is requested.
 */
export function useMembers(): MembersQuery {
  const person = usePerson();
  // Not `data`: while the next person's list loads, it still holds the previous person's list.
  const { currentData, error, isFetching, refetch } = useGetMembersQuery(person ?? skipToken);
  return { data: currentData, error, isFetching, refetch };
}
