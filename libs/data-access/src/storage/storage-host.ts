/** The part of the Web Storage interface that we use. */
export type KeyValueArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `local` is shared by all tabs and lasts; `session` belongs to one tab and ends with it. */
export type AreaName = 'local' | 'session';

/**
 * What the storage module needs of its surroundings: the two areas and the target of `storage` events.
 * Asking for an area may throw, as it does in a browser that forbids storage.
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

/** The browser's own storage, or, where there is no browser (prerendering), a host that forbids everything. */
export function browserStorageHost(): StorageHost {
  if (typeof window === 'undefined') return forbidden;
  return {
    area: (name) => (name === 'local' ? window.localStorage : window.sessionStorage),
    events: window,
  };
}
