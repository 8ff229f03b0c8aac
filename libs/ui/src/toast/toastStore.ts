import { createToaster } from '@ark-ui/react/toast';
import { connectToaster } from './toast';

/**
 * The state of the toasts. At most 20 are visible, 8 px from one another; further ones wait until one disappears.
 */
export const toaster = createToaster({
  placement: 'top-end',
  max: 20,
  gap: 8,
  offsets: '1rem',
});

/** Ark's type for each kind of toast. */
const types = { success: 'success', error: 'error', blank: 'info', default: 'info' };

connectToaster({
  show: ({ id, kind, text, durationMs, action, ...meta }) =>
    void toaster.create({
      id,
      type: types[kind],
      title: text,
      duration: durationMs,
      action: action && { label: action.label, onClick: action.onAction },
      meta,
    }),
  close: (id) => toaster.dismiss(id),
  removeAll: () => void toaster.remove(),
});
