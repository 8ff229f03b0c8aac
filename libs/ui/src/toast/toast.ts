import { createToastStore, type ToastKind, type ToastOptions } from './toast.store';

/** The toast store of the page. There is only one. */
export const toasts = createToastStore();

/** Calls a listener for every toast that is shown, so that its text can be kept. @returns a function to unsubscribe */
export const onToast = toasts.onShow;

const show = (kind: ToastKind) => (text: string, options?: ToastOptions) => toasts.show(kind, text, options);

/**
 * Shows a toast, e.g. `toast.success('Added successfully')`. Returns the id of the toast for `toast.dismiss`.
 * A toast without a kind stays 5000 ms, `success` 2000, `error` and `blank` 4000. `durationMs` overrides this
 * (CONST-14 to -17).
 */
export const toast = Object.assign(show('default'), {
  success: show('success'),
  error: show('error'),
  blank: show('blank'),
  dismiss: toasts.dismiss,
  dismissAll: toasts.dismissAll,
});
