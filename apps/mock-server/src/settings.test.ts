import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('default to a demo shop on this machine without the emulator', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      storefrontPort: 4200,
      apiPort: 4300,
      identity: {
        port: 9099,
        hubPort: 4400,
        logPort: 4500,
        projectId: 'demo-niramaya',
        emulator: false,
        keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      },
      databaseUrl: undefined,
      dataDir: '.data',
      assetsDir: path.resolve('.data/builds'),
      production: false,
      demo: true,
      tokenSyncUrl: undefined,
      trustedProxies: [],
      webOrigins: [],
      writesPerMinute: 300,
      readsPerMinute: 30_000,
      searchesPerMinute: 600,
      logLevel: 'info',
    });
  });

  it('ignore an empty variable, split lists, and turn off demo mode in production unless set', () => {
    const settings = readSettings({
      API_PORT: '',
      NODE_ENV: 'production',
      FIREBASE_PROJECT_ID: 'niramaya-shop',
      WEB_ORIGINS: 'https://a.example, https://b.example:8443',
      TRUSTED_PROXIES: 'loopback,10.0.0.0/8, ::1',
    });
    expect(settings).toMatchObject({
      apiPort: 4300,
      production: true,
      demo: false,
      webOrigins: ['https://a.example', 'https://b.example:8443'],
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
    });
    expect(readSettings({ NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'niramaya-shop', DEMO: 'true' }).demo).toBe(
      true,
    );
  });

  it.each([
    ['STOREFRONT_PORT', '70000', 'STOREFRONT_PORT is "70000": give a port number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://root:secret@db',
      'DATABASE_URL is not usable: write postgresql://user:password@host:5432/name.',
    ],
    [
      'DATABASE_URL',
      'postgresql://shop:se#cret@db',
      'DATABASE_URL is not usable: write postgresql://user:password@host:5432/name.',
    ],
    ['NODE_ENV', 'Production', 'NODE_ENV is "Production": give one of development, test, production.'],
    ['DEMO', 'maybe', 'DEMO is "maybe": give true or false.'],
    ['IDENTITY_KEYS_URL', 'keys', 'IDENTITY_KEYS_URL is "keys": give the address of a JSON Web Key Set.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": give one of fatal, error, warn, info, debug, trace, silent.'],
    [
      'WEB_ORIGINS',
      'shop.example',
      'WEB_ORIGINS is "shop.example": give origins such as https://shop.example, separated by commas.',
    ],
    [
      'TRUSTED_PROXIES',
      'everyone',
      'TRUSTED_PROXIES is "everyone": give addresses or networks such as 10.0.0.0/8, separated by commas.',
    ],
    ['WRITES_PER_MINUTE', '0', 'WRITES_PER_MINUTE is "0": give a whole number above 0.'],
  ])('reject %s=%s with one sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      expect.objectContaining({ name: 'StartError', message: sentence }),
    );
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }, /refused under NODE_ENV=production/],
    ['for a real project', { FIREBASE_PROJECT_ID: 'niramaya' }, /refused for the project "niramaya"/],
    ['for a real project of the build', { VITE_FIREBASE_PROJECT_ID: 'niramaya' }, /refused for the project "niramaya"/],
  ])('reject the emulator %s', (_what, environment, sentence) => {
    expect(() => readSettings({ IDENTITY_EMULATOR: 'true', ...environment })).toThrow(sentence);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example', '127.0.0.1.example'])(
    'reject the emulator on HOST=%s',
    (HOST) => {
      expect(() => readSettings({ IDENTITY_EMULATOR: 'true', HOST })).toThrow(`refused on HOST=${HOST}, which others`);
    },
  );

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('accept the emulator on HOST=%s', (host) => {
    expect(readSettings({ IDENTITY_EMULATOR: 'true', HOST: host }).identity.emulator).toBe(true);
  });

  it('reject production without a project', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      'NODE_ENV=production needs FIREBASE_PROJECT_ID: name the project whose sign-ins the shop is to take.',
    );
    for (const name of ['FIREBASE_PROJECT_ID', 'VITE_FIREBASE_PROJECT_ID'])
      expect(readSettings({ NODE_ENV: 'production', [name]: 'niramaya-shop' }).identity.projectId).toBe(
        'niramaya-shop',
      );
  });
});
