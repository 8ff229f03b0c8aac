import { formatDeliveryDay } from '@niramaya/contract';
import { useHydrated } from '@niramaya/ui';

/** Returns today's date in India; null while the page is prerendered or hydrates. */
export const useDeliveryDay = (now: () => Date): string | null => (useHydrated() ? formatDeliveryDay(now()) : null);
