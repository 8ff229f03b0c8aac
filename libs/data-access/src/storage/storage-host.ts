export type KeyValueArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type AreaName = 'local' | 'session';

/** `area` throws if storage is forbidden. */
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

/** Returns the window's storage; on the server every access throws. */
export function browserStorageHost(): StorageHost {
  if (typeof window === 'undefined') return forbidden;
  return {
    area: (name) => (name === 'local' ? window.localStorage : window.sessionStorage),
    events: window,
  };
}
