import { storedValue, usePersisted } from './persisted';

const storedOrdersText = storedValue('niramaya.orders', (text) => text !== null);

/**
 * Returns whether this browser has orders, of whomever. False while the page hydrates. It needs no code of orders, so that
 * a page can load that code for such a browser alone.
 */
export const useHasOrders = (): boolean => usePersisted(storedOrdersText);
