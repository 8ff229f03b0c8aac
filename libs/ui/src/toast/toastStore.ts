import { createToaster } from '@ark-ui/react/toast';
import { connectToaster } from './toast';

/** More than 20 toasts wait. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 20,
  gap: 8,
  offsets: '1rem',
});

const types = { success: 'success', error: 'error', blank: 'info', default: 'info' };

connectToaster({
  show: ({ kind, text, durationMs, ...meta }) =>
    void toaster.create({ type: types[kind], title: text, duration: durationMs, meta }),
  removeAll: () => void toaster.remove(),
});
