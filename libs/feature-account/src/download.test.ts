import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the object URL of a file is valid for a while after the click, and is revoked later', async () => {
  vi.useFakeTimers();
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });

  download('refill.ics', 'BEGIN:VCALENDAR', 'text/calendar');
  expect(link).toMatchObject({ href: 'blob:1', download: 'refill.ics' });
  expect(link.click).toHaveBeenCalledTimes(1);
  expect(await (create.mock.calls[0]?.[0] as Blob).text()).toBe('BEGIN:VCALENDAR');
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke.mock.calls).toEqual([['blob:1']]);
});
