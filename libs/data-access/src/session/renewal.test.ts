import { identityHandlers } from '@niramaya/fixtures/msw';
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { loginUser, logoutUser } from './auth.thunks';

const meera = { email: 'meera.iyer@example.in', password: 'Tulsi@2023' };
const minute = 60_000;

let isOnline = true;
let requests: string[] = [];

const calls = (name: string) => requests.filter((url) => url.includes(name)).length;

beforeEach(() => {
  isOnline = true;
  requests = [];
  const handlers = identityHandlers.ready([{ ...meera, localId: 'uid-meera' }]);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request.url);
    const response = isOnline ? await getResponse(handlers, request) : undefined;
    if (response === undefined) throw new TypeError('Failed to fetch');
    return response;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

test('[IDENTITY-30 CONST-62 AMB-46] renews the ID token 5 minutes before its hour is over, until the log-out', async () => {
  const { store } = aTestStore();
  await store.dispatch(loginUser(meera));
  const first = await store.services.identity.idToken();

  await pass(54 * minute);
  expect(calls('/v1/token')).toBe(0);
  await pass(1 * minute);
  expect(calls('/v1/token')).toBe(1);
  expect(await store.services.identity.idToken()).not.toBe(first);

  await pass(55 * minute);
  expect(calls('/v1/token')).toBe(2);
  await store.dispatch(logoutUser());
  await pass(120 * minute);
  expect(calls('/v1/token')).toBe(2);
});

test('[CONST-70] retries without a network after 30, 60, 120, 240, 480, 960 and 960 s', async () => {
  const { store } = aTestStore();
  await store.dispatch(loginUser(meera));
  isOnline = false;
  await pass(55 * minute);
  expect(calls('/v1/token')).toBe(1);
  let tries = 1;
  for (const seconds of [30, 60, 120, 240, 480, 960, 960]) {
    await pass((seconds - 1) * 1000);
    expect(calls('/v1/token')).toBe(tries);
    await pass(1000);
    tries += 1;
    expect(calls('/v1/token')).toBe(tries);
  }
  await store.dispatch(logoutUser());
});
