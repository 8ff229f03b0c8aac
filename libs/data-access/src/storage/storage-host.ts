/** The methods of `Storage` that the shop uses. */
export type KeyValueArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `local` is shared by every tab and stays; `session` belongs to one tab and ends with it. */
export type AreaName = 'local' | 'session';

/**
 * The browser as `createStorage` sees it. `area` throws if storage is forbidden; `events` fires `storage` and
 * `pageshow`.
 */
export interface StorageHost {
  area(name: AreaName): KeyValueArea;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
}

/** The window's storage; on the server, without a window, every access throws. */
export const browserStorageHost = (): StorageHost => ({
  area: (name) => (name === 'local' ? window.localStorage : window.sessionStorage),
  events: typeof window === 'undefined' ? null : window,
});
