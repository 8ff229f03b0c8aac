import { offerIn } from '@niramaya/contract';
import { useStorageReady } from '@niramaya/data-access';
import { useLocation } from 'react-router-dom';

/** False in the prerendered page. */
export function useIsFromOffer(): boolean {
  const { state } = useLocation() as { state: unknown };
  return useStorageReady() && offerIn(state) !== null;
}
