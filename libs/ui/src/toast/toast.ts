import { createToastStore, type ToastKind, type ToastOptions } from './toast.store';

/** The page's one row of toasts. */
export const toasts = createToastStore();

/** Hears of every toast as it is shown, to keep what it said. @returns the way to stop */
export const onToast = toasts.onShow;

const show = (kind: ToastKind) => (text: string, options?: ToastOptions) => toasts.show(kind, text, options);

/**
 * Says something in passing, `toast.success('Added successfully')`; answers the toast's number for `toast.dismiss`.
 * Without a kind it stays 5000 ms, `success` 2000, `error` and `blank` 4000; `durationMs` goes before (CONST-14 to -17).
 */
export const toast = Object.assign(show('default'), {
  success: show('success'),
  error: show('error'),
  blank: show('blank'),
  dismiss: toasts.dismiss,
  dismissAll: toasts.dismissAll,
});
