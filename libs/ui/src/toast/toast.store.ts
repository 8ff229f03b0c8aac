import { policy } from '@niramaya/contract';

export type ToastKind = 'success' | 'error' | 'blank' | 'default';
export type ToastPosition = 'top-center' | 'top-right' | 'bottom';
/** `dark` and `greyPill` style two texts of the contract (VALID-08, ERROR-02). The others follow the kind. */
export type ToastAppearance = 'success' | 'error' | 'plain' | 'dark' | 'greyPill';

export interface ToastOptions {
  /** Duration in ms. It overrides the duration of the kind (VALID-07). */
  durationMs?: number;
  /** @default 'top-right' */
  position?: ToastPosition;
  appearance?: ToastAppearance;
}

export interface ToastEntry {
  id: number;
  kind: ToastKind;
  text: string;
  position: ToastPosition;
  appearance: ToastAppearance;
}

interface Clock {
  entry: ToastEntry;
  remainingMs: number;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout>;
}

const looks = { success: 'success', error: 'error', blank: 'plain', default: 'plain' } as const;

/**
 * Creates the store of the toasts and their timers, without any rendering. The durations are those of CONST-14 to
 * CONST-17. The store holds 20 toasts at most (CONST-18) and removes the oldest to make room. The method `hold` stops
 * all timers while a reader's pointer or focus is on a toast. The method `release` continues them.
 */
export function createToastStore() {
  let clocks: Clock[] = [];
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  let held = false;
  const listeners = new Set<() => void>();
  const hearers = new Set<(entry: ToastEntry) => void>();

  const publish = () => {
    entries = clocks.map((clock) => clock.entry);
    listeners.forEach((listener) => listener());
  };

  const dismiss = (id: number) => {
    const clock = clocks.find(({ entry }) => entry.id === id);
    if (!clock) return;
    clearTimeout(clock.timer);
    clocks = clocks.filter((other) => other !== clock);
    // The last toast can be closed under the pointer, and then no pointer leave event follows.
    if (clocks.length === 0) held = false;
    publish();
  };

  const start = (clock: Clock) => {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(clock.entry.id), clock.remainingMs);
  };

  const show = (kind: ToastKind, text: string, options: ToastOptions = {}): number => {
    const { durationMs = policy.toastDurationMs[kind], position = 'top-right', appearance = looks[kind] } = options;
    lastId += 1;
    const clock: Clock = {
      entry: { id: lastId, kind, text, position, appearance },
      remainingMs: durationMs,
      startedAt: 0,
    };
    const surplus = clocks.length + 1 - policy.maxToasts;
    if (surplus > 0) clocks.slice(0, surplus).forEach(({ timer }) => clearTimeout(timer));
    clocks = [...clocks.slice(Math.max(surplus, 0)), clock];
    if (!held) start(clock);
    publish();
    hearers.forEach((hear) => hear(clock.entry));
    return lastId;
  };

  const hold = () => {
    if (held) return;
    held = true;
    for (const clock of clocks) {
      clearTimeout(clock.timer);
      clock.remainingMs = Math.max(clock.remainingMs - (Date.now() - clock.startedAt), 0);
    }
  };

  const release = () => {
    if (!held) return;
    held = false;
    clocks.forEach(start);
  };

  return {
    show,
    dismiss,
    dismissAll: () => [...entries].forEach(({ id }) => dismiss(id)),
    hold,
    release,
    getEntries: () => entries,
    onShow: (hear: (entry: ToastEntry) => void) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
