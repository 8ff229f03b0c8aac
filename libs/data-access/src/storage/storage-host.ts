/** The part of the Web Storage interface that we use. */
export type KeyValueArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `local` is shared by all tabs and lasts; `session` belongs to one tab and ends with it. */
export type AreaName = 'local' | 'session';

/**
 * What the storage module needs from its environment: the two areas and the target of `storage` events. Accessing an
 * area may throw, as it does in a browser that forbids storage.
 */
export interface StorageHost {
  area(name: AreaName): KeyValueArea;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
}

const forbidden: StorageHost = {
  area: () => {
    throw new Error('There is no browser storage here.');
  },
  events: null,
};

/** Returns the browser's own storage. Without a browser (prerendering), it returns a host that forbids everything. */
export function browserStorageHost(): StorageHost {
  if (typeof window === 'undefined') return forbidden;
  return {
    area: (name) => (name === 'local' ? window.localStorage : window.sessionStorage),
    events: window,
  };
}
