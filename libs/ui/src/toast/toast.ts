/** In ms, by kind. */
const durations = { success: 2000, error: 4000, blank: 4000, default: 5000 };

export type ToastKind = keyof typeof durations;

export interface ToastOptions {
  /** Duration in ms. It overrides the duration of the kind (VALID-07). */
  durationMs?: number;
  /** @default 'top-right' */
  position?: 'top-center' | 'top-right';
  /** Styles two texts of the contract (VALID-08, ERROR-02). @default by the kind */
  appearance?: 'dark' | 'greyPill';
}

export interface ShownToast extends ToastOptions {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
}

/** The toaster, as this module calls it. */
interface ToastTarget {
  readonly show: (toast: ShownToast) => void;
  readonly dismiss: (id: string) => void;
  /** Removes all toasts at once, without their animation. */
  readonly removeAll: () => void;
}

let target: ToastTarget | undefined;
let waiting: ShownToast[] = [];
let lastId = 0;
const listeners = new Set<(toast: ShownToast) => void>();

/** Connects the toaster, whose code is fetched later than this module. It shows the toasts that have waited for it. */
export function connectToaster(connected: ToastTarget): void {
  target = connected;
  waiting.splice(0).forEach(connected.show);
}

/** Calls a listener for every toast that is created, e.g. to store its text. @returns a function that unsubscribes */
export function onToast(listener: (toast: ShownToast) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const create =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}): string => {
    lastId += 1;
    const toast = { id: `toast-${lastId}`, kind, text, durationMs: durations[kind], ...options };
    if (target) target.show(toast);
    else waiting.push(toast);
    for (const listener of listeners) listener(toast);
    return toast.id;
  };

/**
 * Creates a toast, e.g. `toast.success('Added successfully')`. Returns the id of the toast for `toast.dismiss`. A toast
 * without a kind stays 5000 ms, `success` 2000, `error` and `blank` 4000 (CONST-14 to -17).
 */
export const toast = Object.assign(create('default'), {
  success: create('success'),
  error: create('error'),
  blank: create('blank'),
  dismiss: (id: string): void => {
    waiting = waiting.filter((one) => one.id !== id);
    target?.dismiss(id);
  },
  /** Removes all toasts at once. */
  dismissAll: (): void => {
    waiting = [];
    target?.removeAll();
  },
});
