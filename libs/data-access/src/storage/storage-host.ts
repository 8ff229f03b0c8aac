export type KeyValueArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type AreaName = 'local' | 'session';

/** `area` throws if storage is forbidden. */
export interface StorageHost {
  area(name: AreaName): KeyValueArea;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
}

/** The window's storage; on the server, without a window, every access throws. */
export const browserStorageHost = (): StorageHost => ({
  area: (name) => (name === 'local' ? window.localStorage : window.sessionStorage),
  events: typeof window === 'undefined' ? null : window,
});
