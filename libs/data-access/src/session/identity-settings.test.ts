import { expect, test } from 'vitest';
import { identitySettings } from './identity-settings';

test('without settings the emulator is used, and no token is synced', () => {
  expect(identitySettings({})).toEqual({
    apiKey: 'demo-niramaya',
    projectId: 'demo-niramaya',
    authDomain: undefined,
    emulatorOrigin: 'http://localhost',
    tokenSyncUrl: null,
  });
});

test('[IDENTITY-15] with settings the real project is used', () => {
  const env = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_PROJECT_ID: 'niramaya',
    VITE_FIREBASE_AUTH_DOMAIN: 'niramaya.example',
    VITE_TOKEN_SYNC_URL: '/session',
  };
  expect(identitySettings(env)).toEqual({
    apiKey: 'key',
    projectId: 'niramaya',
    authDomain: 'niramaya.example',
    emulatorOrigin: null,
    tokenSyncUrl: '/session',
  });
});
