import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, test } from 'vitest';

/*
 * Rows about the inside of the provider's client. What the storefront uses of it is proved by behaviour elsewhere; what
 * never happens in it (popups, frames, polling of storage) is read here from the program text of the pinned SDK, so that
 * an upgrade which changes one of these numbers is noticed.
 */
const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const folder = path.join(path.dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm');
const browserSdk = readdirSync(folder)
  .filter((name) => /^index.*\.js$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');

/** The text of the SDK from the first place where `start` stands, `length` characters long. */
const after = (start: string, length: number): string => {
  const at = browserSdk.indexOf(start);
  expect(at, `${start} is in the SDK`).toBeGreaterThan(-1);
  return browserSdk.slice(at, at + length);
};

describe("the pinned SDK's list of error codes", () => {
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

describe("the pinned SDK's program text holds", () => {
  test('[CONST-64] the sign-in popup is 500 by 600', () => {
    expect(after('const DEFAULT_WIDTH', 60)).toMatch(/^const DEFAULT_WIDTH = 500;\s*const DEFAULT_HEIGHT = 600;/);
    expect(browserSdk).toContain('function _open(auth, url, name, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT)');
  });

  test('[CONST-65] a closed popup is noticed after 2 s', () => {
    expect(browserSdk).toContain('const _POLL_WINDOW_CLOSE_TIMEOUT = new Delay(2000, 10000);');
  });

  test('[CONST-66 CONST-67] local storage is polled every 1000 ms, indexed storage every 800 ms', () => {
    expect(browserSdk).toMatch(/const _POLLING_INTERVAL_MS\$1 = 1000;[\s\S]{0,300}class BrowserLocalPersistence/);
    expect(browserSdk).toMatch(/const _POLLING_INTERVAL_MS = 800;[\s\S]{0,5000}class IndexedDBLocalPersistence/);
  });

  test('[CONST-68] calls time out after 30 s, on slow platforms after 60 s', () => {
    expect(browserSdk).toContain('const DEFAULT_API_TIMEOUT_MS = new Delay(30000, 60000);');
  });

  test('[CONST-69] the frame answers within 5 s, on slow platforms within 15 s', () => {
    expect(browserSdk).toContain('const PING_TIMEOUT = new Delay(5000, 15000);');
  });
});
