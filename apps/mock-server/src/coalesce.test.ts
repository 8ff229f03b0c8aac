import { expect, it } from 'vitest';
import { coalesced } from './coalesce.ts';

/**
 * Returns a coalesced `read` whose readings end by hand. `begun` expects that this many readings have begun, and
 * returns the last one.
 */
function byHand() {
  const readings: { response: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = coalesced(
    () =>
      new Promise<string>((resolve, reject) => {
        readings.push({ response: resolve, fail: reject });
      }),
  );
  const begun = async (count: number) => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(readings).toHaveLength(count);
    return readings.at(-1)!;
  };
  return { read, begun };
}

it('callers share a read that has not started, and a later caller gets the next one', async () => {
  const { read, begun } = byHand();
  const early = [read(), read(), read()];
  const first = await begun(1);
  const late = [read(), read()];
  await begun(1);
  first.response('before the write');
  expect(await Promise.all(early)).toEqual(['before the write', 'before the write', 'before the write']);
  (await begun(2)).response('after the write');
  expect(await Promise.all(late)).toEqual(['after the write', 'after the write']);
});

it('a failed read rejects its callers, and the next read is tried', async () => {
  const { read, begun } = byHand();
  const failed = Promise.allSettled([read(), read()]);
  const first = await begun(1);
  const later = read();
  first.fail(new Error('away'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  (await begun(2)).response('well again');
  expect(await later).toBe('well again');
});
