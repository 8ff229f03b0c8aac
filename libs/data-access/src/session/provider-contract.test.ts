import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AuthErrorCodes } from 'firebase/auth';
import { expect, test } from 'vitest';

/*
 * Rows about the inside of the provider's client that the storefront itself never uses (popups, frames, polling of
 * storage). An upgrade of the SDK that changes one of them fails here.
 */

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
])('[%s] the list of error codes names %s', (_row, code) => {
  expect(Object.values<string>(AuthErrorCodes)).toContain(`auth/${code}`);
});

/** The SDK's build for browsers. */
function sourceOfSdk(): string {
  const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = path.join(path.dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm');
  const bundles = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return bundles.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
}

test.each([
  ['CONST-64', 'the popup is 500 px wide', /const DEFAULT_WIDTH = 500;/],
  ['CONST-64', 'the popup is 600 px high', /const DEFAULT_HEIGHT = 600;/],
  ['CONST-65', 'a closed popup is looked for every 2 s', /const _POLL_WINDOW_CLOSE_TIMEOUT = new Delay\(2000, /],
  ['CONST-66', 'local storage is read every 1000 ms', /const _POLLING_INTERVAL_MS\$?\d? = 1000;/],
  ['CONST-67', 'indexed storage is read every 800 ms', /const _POLLING_INTERVAL_MS\$?\d? = 800;/],
  [
    'CONST-68',
    'a call has 30 s in a browser, 60 s in an app',
    /const DEFAULT_API_TIMEOUT_MS = new Delay\(30000, 60000\);/,
  ],
  ['CONST-69', 'a frame has 5 s in a browser, 15 s in an app', /const PING_TIMEOUT = new Delay\(5000, 15000\);/],
])('[%s] %s', (_row, _what, constant) => {
  expect(sourceOfSdk()).toMatch(constant);
});
