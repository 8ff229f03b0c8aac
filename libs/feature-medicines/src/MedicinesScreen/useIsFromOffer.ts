import { offerIn } from '@niramaya/contract';
import { useStorageReady } from '@niramaya/data-access';
import { useLocation } from 'react-router-dom';

/** Returns whether the VIEW button of an offer led here (OFFERS-04). The prerendered page has no history state. */
export function useIsFromOffer(): boolean {
  const { state } = useLocation() as { state: unknown };
  return useStorageReady() && offerIn(state) !== null;
}
