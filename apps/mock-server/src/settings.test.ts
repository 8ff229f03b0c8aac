import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('without any the demo shop runs here alone, which accepts no unsigned tokens', () => {
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

  it('an empty variable counts as unset, lists are split, and production is no demo unless asked', () => {
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
    ['API_PORT', 'abc', 'API_PORT is "abc": give a port number from 0 to 65535.'],
    ['STOREFRONT_PORT', '70000', 'STOREFRONT_PORT is "70000": give a port number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://root:secret@db',
      'DATABASE_URL is not usable: give an address that starts with postgresql://.',
    ],
    ['NODE_ENV', 'Production', 'NODE_ENV is "Production": give one of development, test, production.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is "prod": give one of development, test, production.'],
    ['NODE_ENV', 'production ', 'NODE_ENV is "production ": give one of development, test, production.'],
    ['DEMO', 'maybe', 'DEMO is "maybe": give true or false.'],
    ['IDENTITY_EMULATOR', 'on', 'IDENTITY_EMULATOR is "on": give true or false.'],
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
    ['READS_PER_MINUTE', '0', 'READS_PER_MINUTE is "0": give a whole number above 0.'],
    ['SEARCHES_PER_MINUTE', '-1', 'SEARCHES_PER_MINUTE is "-1": give a whole number above 0.'],
  ])('an unusable %s is told in one sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      expect.objectContaining({ name: 'StartError', message: sentence }),
    );
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }, /refused under NODE_ENV=production/],
    ['for a real project', { FIREBASE_PROJECT_ID: 'niramaya' }, /refused for the project "niramaya"/],
    ['for a real project of the build', { VITE_FIREBASE_PROJECT_ID: 'niramaya' }, /refused for the project "niramaya"/],
  ])('the emulator’s unsigned tokens are refused at start %s', (_where, environment, sentence) => {
    expect(() => readSettings({ IDENTITY_EMULATOR: 'true', ...environment })).toThrow(sentence);
    expect(readSettings({ IDENTITY_EMULATOR: 'true' }).identity.emulator).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', '10.0.0.1', 'shop.example', '127.0.0.1.example'])(
    'the emulator’s unsigned tokens are refused where others reach the port: HOST=%s',
    (host) => {
      expect(() => readSettings({ IDENTITY_EMULATOR: 'true', HOST: host })).toThrow(
        `IDENTITY_EMULATOR takes unsigned tokens and is refused on HOST=${host}, which others can reach: listen on 127.0.0.1, or sign in with a Firebase project.`,
      );
    },
  );

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('the emulator is taken on loopback: HOST=%s', (host) => {
    expect(readSettings({ IDENTITY_EMULATOR: 'true', HOST: host }).identity.emulator).toBe(true);
  });

  it('production names its project or does not start', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      'NODE_ENV=production needs FIREBASE_PROJECT_ID: name the project whose sign-ins the shop is to take.',
    );
    for (const name of ['FIREBASE_PROJECT_ID', 'VITE_FIREBASE_PROJECT_ID'])
      expect(readSettings({ NODE_ENV: 'production', [name]: 'niramaya-shop' }).identity.projectId).toBe(
        'niramaya-shop',
      );
  });

  it('the switch of other tools for an emulator does not open ours', () => {
    expect(readSettings({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).identity.emulator).toBe(false);
  });
});
