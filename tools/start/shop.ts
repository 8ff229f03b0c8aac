import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartError, readSettings, type Settings } from '@niramaya/mock-server';
import { freePorts } from '../../apps/mock-server/src/free-ports.ts';
import { EMULATOR_HOST, startEmulator, type Emulator } from '../../apps/mock-server/src/identity/emulator.ts';
import type { Closing } from './closing.ts';

/** The settings of the shop that `npm start` runs. */
export interface ShopSettings {
  readonly server: Settings;
  /** True if the emulator does the sign-in, because no variable names a Firebase project. */
  readonly emulated: boolean;
}

/**
 * Reads the settings of the shop. Throws StartError for invalid settings.
 */
export function readShopSettings(environment: NodeJS.ProcessEnv = process.env): ShopSettings {
  const {
    VITE_FIREBASE_API_KEY: key,
    VITE_FIREBASE_PROJECT_ID: project,
    FIREBASE_PROJECT_ID: serverProject,
  } = environment;
  // The browser needs the API key and the project, and the server needs the project alone.
  const emulated = !key && !project && !serverProject;
  if (!emulated && !(key && project)) {
    let missing = 'both';
    if (key) missing = 'the second';
    else if (project) missing = 'the first';
    throw new StartError(
      `A Firebase project needs VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID together: set ${missing}, or unset all FIREBASE variables to sign in with the emulator.`,
    );
  }
  if (emulated && environment.NODE_ENV === 'production')
    throw new StartError(
      'NODE_ENV=production needs a Firebase project for the sign-in: set VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID, or unset NODE_ENV to sign in with the emulator.',
    );
  const server = readSettings({
    ...environment,
    IDENTITY_EMULATOR: String(emulated),
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
  });
  return { server, emulated };
}

const portSettings = ['STOREFRONT_PORT', 'API_PORT', 'IDENTITY_PORT', 'IDENTITY_HUB_PORT', 'IDENTITY_LOG_PORT'];

/**
 * Returns the environment with a free port in place of each port setting that is '0', because the shop must know its
 * own addresses before it listens.
 */
export async function chooseFreePorts(environment: NodeJS.ProcessEnv = process.env): Promise<NodeJS.ProcessEnv> {
  const unchosen = portSettings.filter((name) => environment[name] === '0');
  const ports = await freePorts(unchosen.length);
  return { ...environment, ...Object.fromEntries(unchosen.map((name, at) => [name, String(ports[at])])) };
}

/** Throws StartError if a port of the shop or of its emulator is in use or cannot be opened. */
export async function requireFreePorts({ server, emulated }: ShopSettings): Promise<void> {
  const { host, storefrontPort, apiPort, identity } = server;
  const emulator = {
    IDENTITY_PORT: identity.port,
    IDENTITY_HUB_PORT: identity.hubPort,
    IDENTITY_LOG_PORT: identity.logPort,
  };
  const shop = { STOREFRONT_PORT: storefrontPort, API_PORT: apiPort };
  for (const [setting, port] of Object.entries(emulated ? { ...shop, ...emulator } : shop)) {
    const probe = createServer().listen({ host: setting in shop ? host : EMULATOR_HOST, port, exclusive: true });
    await once(probe, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartError(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop what uses it, or set ${setting} to another one.`
          : `Port ${port} cannot be opened (${code}): correct HOST or ${setting}.`,
      );
    });
    probe.close();
    await once(probe, 'close');
  }
}

/**
 * Starts the emulator for sign-in, or returns undefined if a Firebase project does the sign-in. Call it before the
 * other parts are opened: `closing` ends it last, and it then saves the last changes. Throws StartError if its folder
 * is not writable.
 */
export function openIdentity({ server, emulated }: ShopSettings, closing: Closing): Emulator | undefined {
  if (!emulated) return undefined;
  const { projectId, port, hubPort, logPort } = server.identity;
  const emulator = startEmulator({
    folder: path.join(server.dataDir, 'identity'),
    projectId,
    ports: { identity: port, hub: hubPort, log: logPort },
  });
  closing.add(emulator.stop);
  void emulator.died.then(closing.fail);
  return emulator;
}

/** Prints the addresses of the running shop by their names, and the way of the sign-in. */
export function printAddresses(
  addresses: Readonly<Record<string, string>>,
  emulator: Emulator | undefined,
  { server }: ShopSettings,
): void {
  const signIn = emulator ? `${emulator.origin} (emulator)` : `Firebase project ${server.identity.projectId}`;
  const lines = Object.entries({ ...addresses, 'Sign-in': signIn }).map(([name, url]) => `  ${name.padEnd(12)}${url}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log('Press Ctrl-C to stop. Nothing is lost: data and accounts are there at the next start.');
}
