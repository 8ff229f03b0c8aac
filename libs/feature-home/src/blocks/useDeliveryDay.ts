import { formatDeliveryDay } from '@niramaya/contract';
import { useHydrated } from '@niramaya/ui';

/**
 * Returns today's date in India for the delivery line (HOME-48). Returns `null` while the page is prerendered or
 * hydrates.
 */
export const useDeliveryDay = (now: () => Date): string | null => (useHydrated() ? formatDeliveryDay(now()) : null);
