import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Auth, AuthProvider, Persistence, PopupRedirectResolver } from 'firebase/auth';
import { vi } from 'vitest';

export interface Platform {
  readonly userAgent: string;
  readonly isCordova: boolean;
}

export const desktop: Platform = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0', isCordova: false };
export const mobileBrowser: Platform = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', isCordova: false };
export const mobileApp: Platform = { ...mobileBrowser, isCordova: true };

interface Listening {
  _addListener: (key: string, listener: () => void) => void;
  _removeListener: (key: string, listener: () => void) => void;
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

export async function aProviderClient(platform: Platform) {
  const isPopupClosed = vi.fn<() => boolean>(() => false);
  const popup = {
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    get closed() {
      return isPopupClosed();
    },
  };
  const open = vi.fn<(url: string, name: string, features: string) => typeof popup>(() => popup);
  const frame = {
    isLoaded: true,
    restyle: () => Promise.resolve(),
    ping: () => new Promise<void>((response) => frame.isLoaded && response()),
    register: vi.fn<(...args: unknown[]) => void>(),
    send: vi.fn<(...args: unknown[]) => void>(),
  };
  const context = { open: (_options: object, opened: (iframe: typeof frame) => unknown) => opened(frame) };
  vi.stubGlobal('navigator', { userAgent: platform.userAgent, onLine: true });
  vi.stubGlobal('document', { body: {}, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  const gapi = { iframes: { Iframe: {}, getContext: () => context } };
  vi.stubGlobal('gapi', gapi);
  vi.stubGlobal('indexedDB', { open: () => ({ addEventListener: vi.fn() }) });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('window', {
    open,
    gapi,
    ...(platform.isCordova && { cordova: {} }),
    screen: { availHeight: 800, availWidth: 1280 },
    location: { href: 'https://niramaya.example/login', protocol: 'https:' },
    localStorage: { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
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
