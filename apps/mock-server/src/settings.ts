import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const GOOGLE_LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup';
const DEMO_PROJECT_PREFIX = 'demo-';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'give a port number from 0 to 65535')
    .transform(Number)
    .pipe(z.int().max(65_535, 'give a port number from 0 to 65535'))
    .default(fallback);

/**
 * Returns the schema of a limit for each address or user. Every process counts by itself, so several processes allow
 * several times as much.
 */
const limit = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'give a whole number above 0')
    .transform(Number)
    .default(fallback);

const flag = z.stringbool({
  truthy: ['true', '1'],
  falsy: ['false', '0'],
  case: 'sensitive',
  error: 'give true or false',
});

const oneOf = <T extends string>(...values: [T, ...T[]]) => z.enum(values, `give one of ${values.join(', ')}`);

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** True for 'https://shop.example', and false for an address with a path or a slash at its end. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** True for a host name or address that only this machine can reach. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The names of networks that Express's 'trust proxy' knows. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * True for a name or a network that Express's 'trust proxy' takes. A prefix is from 1 to 32 bits, or to 128 for IPv6.
 */
function isNetwork(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address = '', prefix = '1', ...more] = text.split('/');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits;
  return version > 0 && isPrefix && more.length === 0;
}

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  STOREFRONT_PORT: port(4200),
  API_PORT: port(4300),
  IDENTITY_PORT: port(9099),
  IDENTITY_HUB_PORT: port(4400),
  IDENTITY_LOG_PORT: port(4500),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'write postgresql://user:password@host:5432/name' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  ASSETS_DIR: z.string().optional(),
  PICTURES_DIR: z.string().optional(),
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  DEMO: flag.optional(),
  API_DOCS: flag.optional(),
  FIREBASE_API_KEY: z.string().optional(),
  VITE_FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  VITE_FIREBASE_PROJECT_ID: z.string().optional(),
  IDENTITY_EMULATOR: flag.default(false),
  IDENTITY_KEYS_URL: z.url('give the address of a JSON Web Key Set').default(GOOGLE_KEYS),
  IDENTITY_LOOKUP_URL: z.url('give the address of accounts:lookup').optional(),
  TOKEN_SYNC_URL: z.url('give an absolute address').optional(),
  VITE_TOKEN_SYNC_URL: z.url('give an absolute address').optional(),
  TRUSTED_PROXIES: list.refine(
    (networks) => networks.every(isNetwork),
    'give addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  WEB_ORIGINS: list.refine(
    (origins) => origins.every(isOrigin),
    'give origins such as https://shop.example, separated by commas',
  ),
  WRITES_PER_MINUTE: limit(300),
  READS_PER_MINUTE: limit(30_000),
  SEARCHES_PER_MINUTE: limit(600),
  CONNECTIONS_PER_ADDRESS: limit(1_024),
  KEEP_ALIVE_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'give whole seconds from 1 to 9999')
    .transform(Number)
    .default(65),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

/** The settings of a process, which `readSettings` has checked. docs/settings.md describes each variable. */
export type Settings = ReturnType<typeof readSettings>;

type Environment = z.output<typeof environmentSchema>;

/**
 * Returns the address at which the identity provider looks up accounts, with the API key, or null without a key. The
 * emulator accepts any key.
 */
function lookupUrl(env: Environment): string | null {
  const { IDENTITY_EMULATOR: emulator, IDENTITY_PORT, IDENTITY_LOOKUP_URL } = env;
  const key = env.FIREBASE_API_KEY ?? env.VITE_FIREBASE_API_KEY ?? (emulator ? 'emulator' : undefined);
  if (key === undefined) return null;
  const emulatorUrl = `http://127.0.0.1:${IDENTITY_PORT}/identitytoolkit.googleapis.com/v1/accounts:lookup`;
  const url = new URL(IDENTITY_LOOKUP_URL ?? (emulator ? emulatorUrl : GOOGLE_LOOKUP));
  url.searchParams.set('key', key);
  return url.href;
}

/** Returns a sentence with the first wrong variable, its value and the remedy. */
function explain(error: z.ZodError, environment: NodeJS.ProcessEnv): string {
  const [issue] = error.issues;
  const name = String(issue?.path[0] ?? 'A setting');
  // The address of the database may contain a password, so its value is not repeated.
  const value = name === 'DATABASE_URL' ? 'not usable' : `"${environment[name]}"`;
  return `${name} is ${value}: ${issue?.message ?? 'it is not usable'}.`;
}

/**
 * Reads the settings from environment variables. Throws StartError, with a sentence that names the variable, for an
 * unusable value, and for a combination that would be unsafe, such as unsigned tokens in production.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  // A variable is empty after `NAME= command`. It counts as unset, so that the default applies.
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new StartError(explain(parsed.error, environment));
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const named = env.FIREBASE_PROJECT_ID ?? env.VITE_FIREBASE_PROJECT_ID;
  const projectId = named ?? 'demo-niramaya';
  if (env.IDENTITY_EMULATOR && production)
    throw new StartError(
      'IDENTITY_EMULATOR takes unsigned tokens and is refused under NODE_ENV=production: unset one of the two.',
    );
  if (env.IDENTITY_EMULATOR && !projectId.startsWith(DEMO_PROJECT_PREFIX))
    throw new StartError(
      `IDENTITY_EMULATOR takes unsigned tokens and is refused for the project "${projectId}": use a project whose name starts with ${DEMO_PROJECT_PREFIX}.`,
    );
  if (env.IDENTITY_EMULATOR && !isLoopback(env.HOST))
    throw new StartError(
      `IDENTITY_EMULATOR takes unsigned tokens and is refused on HOST=${env.HOST}, which others can reach: listen on 127.0.0.1, or sign in with a Firebase project.`,
    );
  if (production && named === undefined)
    throw new StartError(
      'NODE_ENV=production needs FIREBASE_PROJECT_ID: name the project whose sign-ins the shop is to take (docs/running-it.md#before-you-open).',
    );
  return {
    host: env.HOST,
    storefrontPort: env.STOREFRONT_PORT,
    apiPort: env.API_PORT,
    identity: {
      port: env.IDENTITY_PORT,
      hubPort: env.IDENTITY_HUB_PORT,
      logPort: env.IDENTITY_LOG_PORT,
      projectId,
      /**
       * True if the API accepts the unsigned tokens of the emulator. `readSettings` refuses it in production and for a
       * real project.
       */
      emulator: env.IDENTITY_EMULATOR,
      keysUrl: env.IDENTITY_KEYS_URL,
      /** The address at which the provider looks up the account of a token; null without an API key. */
      lookupUrl: lookupUrl(env),
    },
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    /** The folder of the hashed files of the last month's builds, shared by all processes. */
    assetsDir: path.resolve(env.ASSETS_DIR ?? path.join(env.DATA_DIR, 'builds')),
    /** The folder of the pictures that imports bring, shared by all processes. */
    picturesDir: path.resolve(env.PICTURES_DIR ?? path.join(env.DATA_DIR, 'pictures')),
    production,
    /** True if the start stores the demo catalogue, and callers without an identity share one member list. */
    demo: env.DEMO ?? !production,
    /** True if the API serves the page `/docs`, which describes it and sends requests to it. */
    apiDocs: env.API_DOCS ?? !production,
    /** The address to which the pages send each new ID token, if any. Their content security policy has to allow it. */
    tokenSyncUrl: env.TOKEN_SYNC_URL ?? env.VITE_TOKEN_SYNC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    webOrigins: env.WEB_ORIGINS,
    writesPerMinute: env.WRITES_PER_MINUTE,
    readsPerMinute: env.READS_PER_MINUTE,
    searchesPerMinute: env.SEARCHES_PER_MINUTE,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    logLevel: env.LOG_LEVEL,
  };
}
