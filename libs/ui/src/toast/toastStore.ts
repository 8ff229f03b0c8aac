import { createToaster } from '@chakra-ui/react';
import { connectToaster } from './toast';

/** Chakra's store of the toasts. At most 20 are shown at once; others wait until one is gone (CONST-18). */
export const toaster = createToaster({
  placement: 'top-end',
  max: 20,
  gap: 8,
  offsets: '1rem',
});

const types = { success: 'success', error: 'error', blank: 'info', default: 'info' };

connectToaster({
  show: ({ id, kind, text, durationMs, ...meta }) =>
    toaster.create({ id, type: types[kind], title: text, duration: durationMs, meta }),
  dismiss: (id) => toaster.dismiss(id),
  removeAll: () => void toaster.remove(),
});
