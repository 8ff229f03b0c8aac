import { skipToken } from '@reduxjs/toolkit/query';
import type { Member } from '@niramaya/contract';
import type { QueryLike } from '../api/view-state';
import { useUserKey } from '../session/useUserKey';
import { useGetMembersQuery } from './members.endpoints';

export interface MembersQuery extends QueryLike<readonly Member[]> {
  readonly refetch: () => unknown;
}

export function useMembers(): MembersQuery {
  const userKey = useUserKey();
  // `data` would still hold the previous person's list.
  const { currentData, error, isFetching, refetch } = useGetMembersQuery(userKey ?? skipToken);
  return { data: currentData, error, isFetching, refetch };
}
