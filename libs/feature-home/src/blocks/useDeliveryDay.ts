import { formatDeliveryDay } from '@niramaya/contract';
import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Today in India for the delivery line (HOME-48), or `null` while the page is prerendered or hydrated. */
export const useDeliveryDay = (now: () => Date): string | null =>
  useDeferredValue(
    useSyncExternalStore<string | null>(
      never,
      () => formatDeliveryDay(now()),
      () => null,
    ),
  );
