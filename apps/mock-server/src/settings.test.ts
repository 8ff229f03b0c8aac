import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('settings default to a demo shop on this machine without the emulator', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    identity: { projectId: 'demo-niramaya', emulator: false, keysUrl: expect.stringContaining('googleapis.com') },
    databaseUrl: undefined,
    production: false,
    demo: true,
    apiDocs: true,
    trustedProxies: [],
    webOrigins: [],
    keepAliveSeconds: 65,
    connectionsPerAddress: 1_024,
  });
});

it('settings ignore an empty variable, split lists, and turn off demo mode and API docs in production unless set', () => {
  const production = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'niramaya-shop' };
  const lists = {
    WEB_ORIGINS: 'https://a.example, https://b.example:8443',
    TRUSTED_PROXIES: 'loopback,10.0.0.0/8, ::1',
  };
  expect(readSettings({ API_PORT: '', ...production, ...lists })).toMatchObject({
    apiPort: 4300,
    production: true,
    demo: false,
    apiDocs: false,
    webOrigins: ['https://a.example', 'https://b.example:8443'],
    trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
  });
  expect(readSettings({ ...production, DEMO: 'true' })).toMatchObject({ demo: true, apiDocs: false });
  expect(readSettings({ ...production, API_DOCS: 'true' })).toMatchObject({ demo: false, apiDocs: true });
  expect(readSettings({ DEMO: 'false' }).demo).toBe(false);
});

it.each([
  ['STOREFRONT_PORT', '70000', 'give a port number from 0 to 65535'],
  ['NODE_ENV', 'Production', 'give one of development, test, production'],
  ['DEMO', 'maybe', 'give true or false'],
  ['API_DOCS', 'on', 'give true or false'],
  ['IDENTITY_LOOKUP_URL', 'lookup', 'give the address of accounts:lookup'],
  ['IDENTITY_KEYS_URL', 'keys', 'give the address of a JSON Web Key Set'],
  ['LOG_LEVEL', 'loud', 'give one of fatal, error, warn, info, debug, trace, silent'],
  ['WEB_ORIGINS', 'shop.example', 'give origins such as https://shop.example, separated by commas'],
  ...['everyone', '10.0.0.0/33', '0.0.0.0/0', '::1/129', '10.0.0.0/8/8'].map((value): [string, string, string] => [
    'TRUSTED_PROXIES',
    value,
    'give addresses or networks such as 10.0.0.0/8, separated by commas',
  ]),
  ['WRITES_PER_MINUTE', '0', 'give a whole number above 0'],
  ['CONNECTIONS_PER_ADDRESS', '1e3', 'give a whole number above 0'],
  ['KEEP_ALIVE_SECONDS', '0', 'give whole seconds from 1 to 9999'],
])('settings reject %s=%s with one sentence', (name, value, advice) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    expect.objectContaining({ name: 'StartError', message: `${name} is "${value}": ${advice}.` }),
  );
});

it.each(['mysql://root:secret@db', 'postgresql://shop:se#cret@db'])(
  'settings reject DATABASE_URL=%s without its password',
  (url) => {
    const message = 'DATABASE_URL is not usable: write postgresql://user:password@host:5432/name.';
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(expect.objectContaining({ message }));
  },
);

it.each<[NodeJS.ProcessEnv, string]>([
  [{ NODE_ENV: 'production' }, 'refused under NODE_ENV=production'],
  [{ FIREBASE_PROJECT_ID: 'niramaya' }, 'refused for the project "niramaya"'],
  [{ VITE_FIREBASE_PROJECT_ID: 'niramaya' }, 'refused for the project "niramaya"'],
  ...['0.0.0.0', '::', '192.168.1.5', 'shop.example', '127.0.0.1.example'].map((HOST): [NodeJS.ProcessEnv, string] => [
    { HOST },
    `refused on HOST=${HOST}, which others`,
  ]),
])('settings reject the emulator with %j', (environment, sentence) => {
  expect(() => readSettings({ IDENTITY_EMULATOR: 'true', ...environment })).toThrow(sentence);
});

it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('settings accept the emulator on HOST=%s', (HOST) => {
  expect(readSettings({ IDENTITY_EMULATOR: 'true', HOST }).identity.emulator).toBe(true);
});

it.each<[NodeJS.ProcessEnv, string | null]>([
  [{}, null],
  [{ IDENTITY_LOOKUP_URL: 'https://accounts.example/lookup' }, null],
  [{ VITE_FIREBASE_API_KEY: 'a key' }, 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=a+key'],
  [
    {
      FIREBASE_API_KEY: 'own',
      VITE_FIREBASE_API_KEY: 'browser',
      IDENTITY_LOOKUP_URL: 'https://accounts.example/lookup',
    },
    'https://accounts.example/lookup?key=own',
  ],
  [
    { IDENTITY_EMULATOR: 'true', IDENTITY_PORT: '9199' },
    'http://127.0.0.1:9199/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator',
  ],
])('settings %j look accounts up at %s', (environment, lookupUrl) => {
  expect(readSettings(environment).identity.lookupUrl).toBe(lookupUrl);
});

it('settings reject production without a project', () => {
  const NODE_ENV = 'production';
  expect(() => readSettings({ NODE_ENV })).toThrow('NODE_ENV=production needs FIREBASE_PROJECT_ID: name the project');
  for (const name of ['FIREBASE_PROJECT_ID', 'VITE_FIREBASE_PROJECT_ID'])
    expect(readSettings({ NODE_ENV, [name]: 'niramaya-shop' }).identity.projectId).toBe('niramaya-shop');
});
