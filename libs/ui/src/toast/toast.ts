/**
 * How long a toast of each kind is visible, in ms. `blank` and `default` look the same and differ in their duration
 * only. The requirement AMB-22 in `docs/requirements.md` fixes all four. The docblock of `durationMs` repeats them for
 * users of the package.
 */
const durations = { success: 2000, error: 4000, blank: 4000, default: 5000 };

/** The kinds of toast. They set the colour, the icon and the default duration. */
export type ToastKind = keyof typeof durations;

/** A button in a toast, for the next step after its message. */
export interface ToastAction {
  /** The text of the button, a verb such as 'Log in'. */
  readonly label: string;
  /** Called when the shopper presses the button, which also closes the toast. */
  readonly onAction: () => void;
}

/** The options of one toast. */
export interface ToastOptions {
  /**
   * How long the toast is visible, in ms. With `Infinity` it stays until it is closed.
   * @default 2000 for 'success', 4000 for 'error' and 'blank', 5000 for 'default'
   */
  durationMs?: number;
  /** The place of the toast in the window. @default 'top-right' */
  position?: 'top-center' | 'top-right';
  /**
   * A look that replaces that of the kind: 'dark' has a dark background in both themes, and 'greyPill' is a grey pill.
   * The requirements of this shop fix them for 'Wrong Password' and for 'Please Login first ', with the blank at its
   * end (AMB-22). By default the kind sets the colours.
   */
  appearance?: 'dark' | 'greyPill';
  /**
   * The thing that the message is about, such as 'cart'. A success closes only the errors with the same subject,
   * because it does not end another failure. All toasts without a subject count as one subject.
   */
  subject?: string;
  /**
   * A button after the text. Offer the same step elsewhere too, because the toast disappears. By default there is none.
   */
  action?: ToastAction;
}

/** A toast that was created: its kind, text and options. The `Toaster` shows it, at once or as soon as it is loaded. */
export interface ShownToast extends ToastOptions {
  /** Unique among the toasts of the page, for `toast.dismiss`. */
  readonly id: string;
  /** The method by which it was created; 'default' for `toast(text)`. */
  readonly kind: ToastKind;
  /** The text, exactly as the caller passed it. */
  readonly text: string;
}

/** The part of the toaster that this module calls. */
interface ToastTarget {
  /** Shows a toast. */
  readonly show: (toast: ShownToast) => void;
  /** Closes one toast, with its animation. Nothing happens if it has closed already. */
  readonly close: (id: string) => void;
  /** Removes all toasts without an animation. */
  readonly removeAll: () => void;
}

/** The toaster, once its code is loaded. */
let toaster: ToastTarget | undefined;
/** The toasts that were created before the toaster was connected. */
let waiting: ShownToast[] = [];
/** The number of toasts created so far. It makes each id unique. */
let count = 0;
/**
 * The error toasts by their ids, also those that have closed. A toast is removed when a success of its subject or an
 * error with the same text follows it, and by `dismissAll`.
 */
const errors = new Map<string, ShownToast>();
/** The subscribers of `onToast`. */
const listeners = new Set<(toast: ShownToast) => void>();

/** Connects the toaster, whose code is a chunk that loads late, and shows the toasts that waited for it. */
export function connectToaster(connected: ToastTarget): void {
  toaster = connected;
  for (const toast of waiting) connected.show(toast);
  waiting = [];
}

/** Calls the listener with each new toast, for example to keep a history. Returns a function that unsubscribes. */
export function onToast(listener: (toast: ShownToast) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Closes a toast, or removes one that waits for the toaster. */
function dismiss(id: string): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  toaster?.close(id);
}

/** Returns the function that creates toasts of one kind. */
const create =
  (kind: ToastKind) =>
  (text: string, options?: ToastOptions): string => {
    const id = `message-${++count}`;
    const toast: ShownToast = { id, kind, text, durationMs: durations[kind], ...options };
    const closeErrors = (isOver: (error: ShownToast) => boolean) =>
      errors.forEach((error, errorId) => {
        if (!isOver(error)) return;
        dismiss(errorId);
        errors.delete(errorId);
      });
    // A success means that the failure before it is over. Both messages at once would contradict each other.
    if (kind === 'success') closeErrors(({ subject }) => subject === toast.subject);
    if (kind === 'error') {
      // A shopper who tries again and fails again gets the same message. Two of them would cover more of the page.
      closeErrors((error) => error.text === text);
      errors.set(id, toast);
    }
    if (toaster) toaster.show(toast);
    else waiting.push(toast);
    for (const listener of listeners) listener(toast);
    return id;
  };

/**
 * Shows a short message about the result of an action: `toast.success('Added successfully')`. Without a kind the
 * message is plain. It works before the `Toaster` is loaded: the message then appears when the `Toaster` has loaded. A
 * `success` closes the errors of its subject before it, and an error the one before it with the same text.
 *
 * @returns the id of the toast, for `toast.dismiss`
 */
export const toast = Object.assign(create('default'), {
  success: create('success'),
  error: create('error'),
  blank: create('blank'),
  /** Closes one toast whose message no longer holds, such as 'Removed' after Undo. A closed toast is ignored. */
  dismiss: (id: string): void => dismiss(id),
  /** Removes all toasts, also those that wait for the toaster. */
  dismissAll: (): void => {
    waiting = [];
    errors.clear();
    toaster?.removeAll();
  },
});
