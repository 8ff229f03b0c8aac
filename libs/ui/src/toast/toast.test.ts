import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onToast, toast, toasts } from './toast';

const shown = () => toasts.getEntries().map(({ kind, text }) => [kind, text]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toast.dismissAll();
  vi.useRealTimers();
});

it('each way to say something has its kind', () => {
  toast('Plain');
  toast.success('Added successfully');
  toast.error('Wrong Password');
  toast.blank('Please Login first ');
  expect(shown()).toEqual([
    ['default', 'Plain'],
    ['success', 'Added successfully'],
    ['error', 'Wrong Password'],
    ['blank', 'Please Login first '],
  ]);
});

it('what is asked for goes along with the text', () => {
  toast.error('Wrong Password', { position: 'top-center', appearance: 'dark', durationMs: 3000 });
  expect(toasts.getEntries()).toMatchObject([{ position: 'top-center', appearance: 'dark' }]);
  vi.advanceTimersByTime(3000);
  expect(shown()).toEqual([]);
});

it('the number that comes back closes that toast alone', () => {
  const first = toast('First');
  toast('Second');
  toast.dismiss(first);
  expect(shown()).toEqual([['default', 'Second']]);
  toast.dismissAll();
  expect(shown()).toEqual([]);
});

it('anyone who keeps what was said hears of each toast, until they stop', () => {
  const hear = vi.fn<(entry: { text: string }) => void>();
  const stop = onToast(hear);
  toast.success('Added successfully');
  expect(hear.mock.calls).toMatchObject([[{ kind: 'success', text: 'Added successfully' }]]);
  stop();
  toast('Plain');
  expect(hear).toHaveBeenCalledTimes(1);
});
