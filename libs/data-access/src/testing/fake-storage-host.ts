import type { AreaName, KeyValueArea, StorageHost } from '../storage/storage-host';

/** What a test uses of the fake browser storage. */
export interface FakeDisk {
  /** `full` refuses to write, `forbidden` refuses everything. */
  mode: 'ok' | 'full' | 'forbidden';
  /** The texts of the shared area, by key. */
  readonly local: Map<string, string>;
  /**
   * Opens a tab with an area of its own for `session` and the shared one for `local`. The tab is notified of what other
   * tabs write.
   */
  openTab(): StorageHost & { readonly session: Map<string, string> };
}

/** Browser storage in memory, for any number of tabs. */
export function aFakeDisk(): FakeDisk {
  const tabs = new Set<EventTarget>();

  const area = (texts: Map<string, string>, written: (key: string) => void): KeyValueArea => ({
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (disk.mode === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      texts.set(key, text);
      written(key);
    },
    removeItem: (key) => {
      texts.delete(key);
      written(key);
    },
  });

  const disk: FakeDisk = {
    mode: 'ok',
    local: new Map(),
    openTab() {
      const events = new EventTarget();
      tabs.add(events);
      const session = new Map<string, string>();
      const tellOthers = (key: string) =>
        tabs.forEach((tab) => tab !== events && tab.dispatchEvent(Object.assign(new Event('storage'), { key })));
      const areas: Record<AreaName, KeyValueArea> = {
        local: area(disk.local, tellOthers),
        session: area(session, () => undefined),
      };
      return {
        events,
        session,
        area: (name) => {
          if (disk.mode === 'forbidden') throw new DOMException('Access is denied.', 'SecurityError');
          return areas[name];
        },
      };
    },
  };
  return disk;
}
