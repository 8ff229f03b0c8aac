import type { AreaName, KeyValueArea, StorageHost } from '../storage/storage-host';

/** The storage of one browser, in memory: the local storage that all tabs share, and the tabs. */
export interface FakeDisk {
  /** How the browser reacts: `full` refuses every value, `forbidden` refuses every access. */
  mode: 'ok' | 'full' | 'forbidden';
  /**
   * The longest key that fits, in UTF-16 units; `setItem` throws a quota error for a longer one.
   * @default Infinity
   */
  longestKey: number;
  readonly local: Map<string, string>;
  /**
   * Opens a tab. With the `session` of an earlier tab it opens that tab again, as if it had left the shop for another
   * site and come back.
   */
  openTab(session?: Map<string, string>): StorageHost & { readonly session: Map<string, string> };
}

/** Creates browser storage in memory with these local values; its tabs receive storage events. */
export function aFakeDisk(stored: Readonly<Record<string, string>> = {}): FakeDisk {
  const tabs = new Set<EventTarget>();

  /** Returns the storage that keeps its entries in `texts`. It calls `written` after each change. */
  const area = (texts: Map<string, string>, written: (key: string) => void): KeyValueArea => ({
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (disk.mode === 'full' || key.length > disk.longestKey)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
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
    longestKey: Infinity,
    local: new Map(Object.entries(stored)),
    openTab(session = new Map<string, string>()) {
      const events = new EventTarget();
      tabs.add(events);
      const notifyOthers = (key: string) =>
        tabs.forEach((tab) => tab !== events && tab.dispatchEvent(Object.assign(new Event('storage'), { key })));
      const areas: Record<AreaName, KeyValueArea> = {
        local: area(disk.local, notifyOthers),
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
