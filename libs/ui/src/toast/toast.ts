/** How long a toast of each kind is visible, in ms. */
const durations = { success: 2000, error: 4000, blank: 4000, default: 5000 };

/** The kinds of toast. They set the colour, the icon and the default duration. */
export type ToastKind = keyof typeof durations;

/** The options of one toast. */
export interface ToastOptions {
  /**
   * How long the toast is visible, in ms. @default 2000 for 'success', 4000 for 'error' and 'blank', 5000 for 'default'
   */
  durationMs?: number;
  /** The place of the toast in the window. @default 'top-right' */
  position?: 'top-center' | 'top-right';
  /**
   * Fixed colours for two texts of the contract, which are the same in both themes. By default the kind sets the
   * colours.
   */
  appearance?: 'dark' | 'greyPill';
}

/** A toast as it is shown: its kind, text and options. */
export interface ShownToast extends ToastOptions {
  /** The kind that was called. */
  readonly kind: ToastKind;
  /** The text, exactly as the caller passed it. */
  readonly text: string;
}

/** The part of the toaster that this module calls. */
interface ToastTarget {
  /** Shows a toast. */
  readonly show: (toast: ShownToast) => void;
  /** Removes all toasts without an animation. */
  readonly removeAll: () => void;
}

/** The toaster, once its code is loaded. */
let target: ToastTarget | undefined;
/** The toasts that were created before. */
let waiting: ShownToast[] = [];
/** The subscribers of `onToast`. */
const listeners = new Set<(toast: ShownToast) => void>();

/** Connects the toaster, whose code is a chunk that loads late, and shows the toasts that waited for it. */
export function connectToaster(connected: ToastTarget): void {
  target = connected;
  waiting.splice(0).forEach(connected.show);
}

/** Calls the listener with each new toast, for example to keep a history. Returns a function that unsubscribes. */
export function onToast(listener: (toast: ShownToast) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the function that creates toasts of one kind. */
const create =
  (kind: ToastKind) =>
  (text: string, options?: ToastOptions): void => {
    const toast = { kind, text, durationMs: durations[kind], ...options };
    if (target) target.show(toast);
    else waiting.push(toast);
    for (const listener of listeners) listener(toast);
  };

/**
 * Shows a short message about the result of an action: `toast.success('Added successfully')`. Without a kind the
 * message is plain. It works before the `Toaster` is loaded: the message then appears as soon as it is.
 */
export const toast = Object.assign(create('default'), {
  success: create('success'),
  error: create('error'),
  blank: create('blank'),
  /** Removes all toasts, also those that wait for the toaster. */
  dismissAll: (): void => {
    waiting = [];
    target?.removeAll();
  },
});
