import { consultStateIn } from '@niramaya/contract';
import { useStorageReady } from '@niramaya/data-access';
import { useLocation } from 'react-router-dom';

/**
 * Whether this screen is a step of a consultation. It is unknown in the prerendered page, which has no history entry,
 * and in the first render, which must equal that page.
 */
export type InConsultation = 'yes' | 'no' | 'unknown';

/** Returns whether this screen is a step of a consultation, by the state of the history entry. */
export function useInConsultation(): InConsultation {
  // Storage is ready as soon as the page is hydrated.
  const isHydrated = useStorageReady();
  const { state } = useLocation() as { state: unknown };
  if (!isHydrated) return 'unknown';
  return consultStateIn(state) === null ? 'no' : 'yes';
}
