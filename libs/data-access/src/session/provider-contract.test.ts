import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  AuthErrorCodes,
  type Auth,
  type AuthProvider,
  type Persistence,
  type PopupRedirectResolver,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/*
 * Rows about parts of the provider's SDK that the storefront never uses. The pinned SDK runs here, so that an upgrade
 * which changes one of them is noticed.
 */

const desktop = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0', isCordova: false };
const mobileBrowser = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', isCordova: false };
const mobileApp = { ...mobileBrowser, isCordova: true };

const doNothing = () => undefined;

interface Listening {
  _addListener: (key: string, listener: () => void) => void;
}

interface Sdk {
  AuthImpl: new (app: object, heartbeats: object, appCheck: object, config: object) => Auth;
  BrowserPopupRedirectResolver: PopupRedirectResolver & (new () => { _initialize: (auth: Auth) => Promise<unknown> });
  BrowserLocalPersistence: Persistence & (new () => Listening);
  IndexedDBLocalPersistence: Persistence & (new () => Listening);
  GoogleAuthProvider: new () => AuthProvider;
  fetchSignInMethodsForEmail: (auth: Auth, email: string) => Promise<string[]>;
  signInWithPopup: (auth: Auth, provider: AuthProvider, resolver: PopupRedirectResolver) => Promise<unknown>;
}

/** The SDK's own classes, in as much of a browser as they need. */
async function aProviderClient(platform: typeof desktop) {
  const isPopupClosed = vi.fn<() => boolean>(() => false);
  const popup = Object.defineProperty({ focus: doNothing, close: doNothing }, 'closed', { get: isPopupClosed });
  const open = vi.fn<(url: string, name: string, features: string) => typeof popup>(() => popup);
  const frame = {
    isLoaded: true,
    restyle: () => Promise.resolve(),
    ping: () => new Promise<void>((response) => frame.isLoaded && response()),
    register: doNothing,
    send: doNothing,
  };
  const context = { open: (_options: object, opened: (iframe: typeof frame) => unknown) => opened(frame) };
  vi.stubGlobal('navigator', { userAgent: platform.userAgent, onLine: true });
  vi.stubGlobal('document', { body: {}, addEventListener: doNothing, removeEventListener: doNothing });
  const gapi = { iframes: { Iframe: {}, getContext: () => context } };
  vi.stubGlobal('gapi', gapi);
  vi.stubGlobal('indexedDB', { open: () => ({ addEventListener: doNothing }) });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('window', {
    open,
    gapi,
    ...(platform.isCordova && { cordova: {} }),
    screen: { availHeight: 800, availWidth: 1280 },
    location: { href: 'https://niramaya.example/login', protocol: 'https:' },
    localStorage: { getItem: () => null, setItem: doNothing, removeItem: doNothing },
    addEventListener: doNothing,
    removeEventListener: doNothing,
    setTimeout,
    clearTimeout,
  });

  const sdk = await loadSdk();
  const none = { getImmediate: () => undefined };
  const config = {
    apiKey: 'a-key',
    authDomain: 'niramaya.example',
    apiHost: 'identitytoolkit.googleapis.com',
    tokenApiHost: 'securetoken.googleapis.com',
    apiScheme: 'https',
    clientPlatform: 'Browser',
    sdkClientVersion: 'Browser/JsCore/test',
  };
  const auth = new sdk.AuthImpl({ name: 'app', options: config }, none, none, config);
  Object.assign(auth, { _isInitialized: true, _initializationPromise: Promise.resolve() });

  return {
    frame,
    isPopupClosed,
    open,
    callProvider: () => sdk.fetchSignInMethodsForEmail(auth, 'meera.iyer@example.in'),
    openFrame: () => new sdk.BrowserPopupRedirectResolver()._initialize(auth),
    signInWithPopup: () => sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider(), sdk.BrowserPopupRedirectResolver),
    localStorage: () => new sdk.BrowserLocalPersistence(),
    indexedStorage: () => new sdk.IndexedDBLocalPersistence(),
  };
}

let loaded = 0;

async function loadSdk(): Promise<Sdk> {
  const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = path.join(path.dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm');
  const bundle = readdirSync(folder).find((name) => /^index-.*\.js$/.test(name)) ?? 'index.js';
  const address = pathToFileURL(path.join(folder, bundle));
  address.search = String((loaded += 1));
  const exported = (await import(/* @vite-ignore */ address.href)) as Record<string, unknown>;
  // Letters of non-public exports change per version.
  return Object.fromEntries(
    Object.values(exported).flatMap((value) => (typeof value === 'function' ? [[value.name, value]] : [])),
  ) as unknown as Sdk;
}

test.each([
  ['ERROR-10 ERROR-11 ERROR-12 ERROR-13', 'network-request-failed, internal-error, user-mismatch, user-not-found'],
  ['ERROR-14 ERROR-15 ERROR-16', 'popup-blocked, popup-closed-by-user, cancelled-popup-request'],
  ['ERROR-17 ERROR-18', 'unauthorized-domain, multi-factor-auth-required'],
  ['ERROR-19 ERROR-20 ERROR-21', 'invalid-api-key, argument-error, web-storage-unsupported'],
])('[%s] the list of error codes in the pinned SDK names %s', (_rows, codes) => {
  const wanted = codes.split(', ').map((code) => `auth/${code}`);
  expect(Object.values<string>(AuthErrorCodes)).toEqual(expect.arrayContaining(wanted));
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
    const { calls } = client.isPopupClosed.mock;
    for (const [ms, checks] of [
      [0, 1],
      [1999, 1],
      [1, 2],
      [2000, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(calls).toHaveLength(checks);
    }
  });
});

// A mobile browser reports no change of local storage.
test.each([
  ['CONST-66', 1000, 'localStorage', mobileBrowser],
  ['CONST-67', 800, 'indexedStorage', desktop],
] as const)('[%s] changes of another tab are polled every %d ms in %s', async (_row, everyMs, area, platform) => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  (await aProviderClient(platform))[area]()._addListener('a key', doNothing);
  expect(intervals.mock.calls.map(([, ms]) => ms)).toEqual([everyMs]);
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
