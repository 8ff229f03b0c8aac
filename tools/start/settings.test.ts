import { expect, it } from 'vitest';
import { readShopSettings } from './settings.ts';

it('signs in with the emulator unless told otherwise, and keeps the log quiet', () => {
  const { emulated, server } = readShopSettings({});
  expect(emulated).toBe(true);
  expect(server.identity).toMatchObject({ emulator: true, projectId: 'demo-niramaya', port: 9099 });
  expect(server.logLevel).toBe('warn');
});

it('signs in with a Firebase project that is named in full', () => {
  const { emulated, server } = readShopSettings({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shop-1' });
  expect(emulated).toBe(false);
  expect(server.identity).toMatchObject({ emulator: false, projectId: 'shop-1' });
});

it.each([
  [{ VITE_FIREBASE_API_KEY: 'key' }, 'set the second'],
  [{ VITE_FIREBASE_PROJECT_ID: 'shop-1' }, 'set the first'],
  [{ FIREBASE_PROJECT_ID: 'shop-1' }, 'set both'],
])('refuses half a Firebase project: %o', (environment, advice) => {
  expect(() => readShopSettings(environment)).toThrow(
    `A Firebase project needs VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID together: ${advice}, or unset all FIREBASE variables to sign in with the emulator.`,
  );
});

it('wants a Firebase project in production, where the emulator would let anybody in', () => {
  expect(() => readShopSettings({ NODE_ENV: 'production' })).toThrow(
    'NODE_ENV=production needs a Firebase project for the sign-in: set VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID, or unset NODE_ENV to sign in with the emulator.',
  );
});

it('says which setting is unusable', () => {
  expect(() => readShopSettings({ API_PORT: 'four' })).toThrow(
    'API_PORT is "four": give a port number from 0 to 65535.',
  );
});
