import { AuthErrorCodes } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aProviderClient, desktop, mobileApp, mobileBrowser } from '../testing/provider-client';

/*
 * Rows about the inside of the provider's client that the storefront itself never uses (popups, frames, polling of
 * storage). The tests run the pinned SDK's build for browsers, so that they notice an upgrade which changes one of
 * them.
 */

describe('the list of error codes in the pinned SDK', () => {
  test.each([
    ['ERROR-10', 'network-request-failed'],
    ['ERROR-11', 'internal-error'],
    ['ERROR-12', 'user-mismatch'],
    ['ERROR-13', 'user-not-found'],
    ['ERROR-14', 'popup-blocked'],
    ['ERROR-15', 'popup-closed-by-user'],
    ['ERROR-16', 'cancelled-popup-request'],
    ['ERROR-17', 'unauthorized-domain'],
    ['ERROR-18', 'multi-factor-auth-required'],
    ['ERROR-19', 'invalid-api-key'],
    ['ERROR-20', 'argument-error'],
    ['ERROR-21', 'web-storage-unsupported'],
  ])('[%s] names %s', (_row, code) => {
    expect(Object.values<string>(AuthErrorCodes)).toContain(`auth/${code}`);
  });
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the popup of the sign-in', () => {
  test('[CONST-64] opens 500 px wide and 600 px high', async () => {
    const client = await aProviderClient(desktop);
    void client.signInWithPopup();
    await vi.advanceTimersByTimeAsync(0);
    const [, , features] = client.open.mock.calls[0] ?? [];
    expect(features).toContain('width=500,height=600,');
  });

  test('[CONST-65] is checked every 2 s for being closed', async () => {
    const client = await aProviderClient(desktop);
    void client.signInWithPopup();
    await vi.advanceTimersByTimeAsync(0);
    const calls = client.isPopupClosed.mock.calls;
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toHaveLength(3);
  });
});

describe('changes of another tab are polled', () => {
  test('[CONST-66] every 1000 ms in local storage, because a mobile browser reports no change', async () => {
    const intervals = vi.spyOn(globalThis, 'setInterval');
    const storage = (await aProviderClient(mobileBrowser)).localStorage();
    storage._addListener('a key', () => undefined);
    expect(intervals.mock.calls.map(([, ms]) => ms)).toEqual([1000]);
  });

  test('[CONST-67] every 800 ms in indexed storage', async () => {
    const intervals = vi.spyOn(globalThis, 'setInterval');
    const storage = (await aProviderClient(desktop)).indexedStorage();
    storage._addListener('a key', () => undefined);
    expect(intervals.mock.calls.map(([, ms]) => ms)).toEqual([800]);
  });
});

/** Returns whether the promise is still pending after so many ms, and how it rejects 1 ms later. */
async function refusedAfter(ms: number, calls: Promise<unknown>): Promise<unknown> {
  let refusal: unknown = 'none';
  calls.catch((error: unknown) => (refusal = error));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(refusal).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  return refusal;
}

const lostNetwork = expect.objectContaining({ code: 'auth/network-request-failed' }) as unknown;

describe.each([
  ['in a browser', desktop, 30_000, 5_000],
  ['in a mobile app', mobileApp, 60_000, 15_000],
])('a missing response %s', (_where, platform, callMs, frameMs) => {
  test(`[CONST-68] times out after ${callMs} ms`, async () => {
    const client = await aProviderClient(platform);
    expect(await refusedAfter(callMs, client.callProvider())).toEqual(lostNetwork);
  });

  test(`[CONST-69] times out after ${frameMs} ms from the frame`, async () => {
    const client = await aProviderClient(platform);
    client.frame.isLoaded = false;
    expect(await refusedAfter(frameMs, client.openFrame())).toEqual(lostNetwork);
  });
});
