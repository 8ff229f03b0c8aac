import { isOfferState } from '@niramaya/contract';
import { useStorageReady } from '@niramaya/data-access';
import { useLocation } from 'react-router-dom';

/** Whether VIEW of an offer has led here (OFFERS-04). The prerendered page knows of no entry of the history. */
export function useIsFromOffer(): boolean {
  const { state } = useLocation() as { state: unknown };
  return useStorageReady() && isOfferState(state);
}
