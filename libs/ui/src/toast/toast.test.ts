import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onToast, toast } from './toast';
import { toaster } from './toastStore';

const create = vi.spyOn(toaster, 'create');
const titles = () => toaster.getVisibleToasts().map(({ title }) => title);

beforeEach(() => {
  create.mockClear();
  toast.dismissAll();
});
afterEach(toast.dismissAll);

it('a toast has the duration of its kind', () => {
  toast.success('Added successfully');
  toast.error('Item Already exist in Cart');
  toast.blank('Please Login first ');
  toast('Prices include all taxes');
  expect(create.mock.calls).toMatchObject([
    [{ type: 'success', title: 'Added successfully', duration: 2000 }],
    [{ type: 'error', title: 'Item Already exist in Cart', duration: 4000 }],
    [{ type: 'info', title: 'Please Login first ', duration: 4000 }],
    [{ type: 'info', title: 'Prices include all taxes', duration: 5000 }],
  ]);
});

it('uses the duration of a toast instead of that of its kind', () => {
  toast.error('Wrong Password', { durationMs: 3000, position: 'top-center', appearance: 'dark' });
  expect(create.mock.calls).toMatchObject([[{ duration: 3000, meta: { position: 'top-center', appearance: 'dark' } }]]);
});

it('[CONST-18] shows at most 20 toasts, and queues the others', () => {
  for (let number = 1; number <= 25; number += 1) toast(`Message number ${number}`);
  expect(titles()).toHaveLength(20);
  expect(titles()).not.toContain('Message number 21');
  toaster.remove(toaster.getVisibleToasts()[0]?.id);
  expect(titles()).toHaveLength(20);
  expect(titles()).toContain('Message number 21');
});

it('a success closes the errors before it, and no other toast', () => {
  const close = vi.spyOn(toaster, 'dismiss').mockClear();
  toast.success('Added successfully');
  const wrong = toast.error('The e-mail or password is wrong.');
  toast('Prices include all taxes');
  expect(close).not.toHaveBeenCalled();
  toast.success('login successfull !');
  toast.success('Added successfully');
  expect(close.mock.calls).toEqual([[wrong]]);
});

it('a success closes the errors of its subject alone', () => {
  const close = vi.spyOn(toaster, 'dismiss').mockClear();
  const failed = toast.error('We could not save Asha.', { subject: 'members' });
  const full = toast.error('Item Already exist in Cart', { subject: 'cart' });
  const unnamed = toast.error('The link could not be made.');
  toast.success('Added successfully', { subject: 'cart' });
  expect(close.mock.calls).toEqual([[full]]);
  toast.success('User added Successfully', { subject: 'members' });
  expect(close.mock.calls).toEqual([[full], [failed]]);
  toast.success('Link copied');
  expect(close.mock.calls).toEqual([[full], [failed], [unnamed]]);
});

it('an error closes the one before it with the same text, and no other error', () => {
  const close = vi.spyOn(toaster, 'dismiss').mockClear();
  const first = toast.error('Please login');
  toast.error('Item Already exist in Cart');
  toast.error('Please login');
  expect(close.mock.calls).toEqual([[first]]);
});

it('a toast that no longer holds is closed by its id, also before the toaster is loaded', async () => {
  const close = vi.spyOn(toaster, 'dismiss').mockClear();
  const removed = toast.success('Item Removed !');
  toast.dismiss(removed);
  expect(close.mock.calls).toEqual([[removed]]);

  vi.resetModules();
  const early = await import('./toast');
  early.toast.dismiss(early.toast.success('Item Removed !'));
  early.toast.error('Item Already exist in Cart');
  early.toast.success('Added successfully');
  const late = await import('./toastStore');
  expect(late.toaster.getVisibleToasts()).toMatchObject([{ title: 'Added successfully' }]);
  early.toast.dismissAll();
});

it('a listener gets each toast until it unsubscribes', () => {
  const listener = vi.fn();
  const unsubscribe = onToast(listener);
  toast.success('Added successfully');
  expect(listener.mock.calls).toMatchObject([[{ kind: 'success', text: 'Added successfully' }]]);
  unsubscribe();
  toast('Prices include all taxes');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a toast waits for the toaster, which is loaded later', async () => {
  vi.resetModules();
  const early = await import('./toast');
  early.toast('Prices include all taxes');
  early.toast.dismissAll();
  early.toast.success('login successfull !');
  const late = await import('./toastStore');
  expect(late.toaster.getVisibleToasts()).toMatchObject([{ title: 'login successfull !' }]);
  early.toast.dismissAll();
});
