import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { compressedOnce } from './compressed-once.ts';

it('however many ask at once, a file is read and compressed once for each encoding; a failure is tried again', async () => {
  let reads = 0;
  const send = compressedOnce(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('busy')) : Promise.resolve(Buffer.alloc(5_000, 'neem '));
  });
  const bodies: unknown[] = [];
  const response = {
    vary() {
      return this;
    },
    set() {
      return this;
    },
    send: (body: unknown) => bodies.push(body),
  };
  const ask = (encoding: string) =>
    send({ headers: { 'accept-encoding': encoding } } as Request, response as unknown as Response);
  await expect(ask('br')).rejects.toThrow('busy');
  await Promise.all(['br', 'br', 'gzip', 'gzip', 'br', 'identity', 'zstd'].map(ask));
  expect(reads).toBe(1 + 3);
  expect(new Set(bodies).size).toBe(3);
});
