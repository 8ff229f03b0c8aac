/** In ms. */
const durations = { success: 2000, error: 4000, blank: 4000, default: 5000 };

export type ToastKind = keyof typeof durations;

export interface ToastOptions {
  /** Overrides the duration of the kind. */
  durationMs?: number;
  /** @default 'top-right' */
  position?: 'top-center' | 'top-right';
  /** For two texts of the contract. @default by the kind */
  appearance?: 'dark' | 'greyPill';
}

export interface ShownToast extends ToastOptions {
  readonly kind: ToastKind;
  readonly text: string;
}

interface ToastTarget {
  readonly show: (toast: ShownToast) => void;
  /** Without animation. */
  readonly removeAll: () => void;
}

let target: ToastTarget | undefined;
let waiting: ShownToast[] = [];
const listeners = new Set<(toast: ShownToast) => void>();

/** Connects the toaster, whose code loads late. */
export function connectToaster(connected: ToastTarget): void {
  target = connected;
  waiting.splice(0).forEach(connected.show);
}

/** Returns a function that unsubscribes. */
export function onToast(listener: (toast: ShownToast) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const create =
  (kind: ToastKind) =>
  (text: string, options?: ToastOptions): void => {
    const toast = { kind, text, durationMs: durations[kind], ...options };
    if (target) target.show(toast);
    else waiting.push(toast);
    for (const listener of listeners) listener(toast);
  };

/** Creates a toast. */
export const toast = Object.assign(create('default'), {
  success: create('success'),
  error: create('error'),
  blank: create('blank'),
  dismissAll: (): void => {
    waiting = [];
    target?.removeAll();
  },
});
