import { EventEmitter, once } from 'node:events';
import express, { type Response } from 'express';
import { expect, test } from 'vitest';
import { serve } from '../../test/serve.ts';
import { ClientGone, clientSignal } from './client-signal.ts';

/** Serves requests with `respond`, which emits `seen` with what the test expects. */
async function serveWith(respond: (response: Response, seen: (what: unknown) => void) => void) {
  const events = new EventEmitter();
  const seen = once(events, 'seen') as Promise<[unknown]>;
  const app = express().get('/', (_request, response) => respond(response, (what) => events.emit('seen', what)));
  return { url: await serve(app), seen };
}

test('aborts when the client closes the connection before the response', async () => {
  const client = new AbortController();
  const { url, seen } = await serveWith((response, emit) => {
    const signal = clientSignal(response);
    signal.addEventListener('abort', () => emit(signal.reason));
    client.abort();
  });
  await fetch(url, { signal: client.signal }).catch(() => undefined);
  expect((await seen)[0]).toBeInstanceOf(ClientGone);
});

test('does not abort before the response is finished', async () => {
  const { url, seen } = await serveWith((response, emit) => {
    const signal = clientSignal(response);
    response.on('finish', () => emit(signal.aborted)).send('whole');
  });
  expect(await (await fetch(url)).text()).toBe('whole');
  expect(await seen).toEqual([false]);
});

test('is aborted from the start if the connection was closed before', async () => {
  const client = new AbortController();
  const { url, seen } = await serveWith((response, emit) => {
    response.once('close', () => emit(clientSignal(response).reason));
    client.abort();
  });
  await fetch(url, { signal: client.signal }).catch(() => undefined);
  expect((await seen)[0]).toBeInstanceOf(ClientGone);
});
