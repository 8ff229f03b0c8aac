import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EMULATOR_HOST } from '../../apps/mock-server/src/identity/emulator-config.ts';
import { Trouble } from '../setup/trouble.mjs';
import type { ShopSettings } from './settings.ts';

const askAgainMilliseconds = 250;

interface WantedPort {
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

function wantedPorts({ server, emulated }: ShopSettings): WantedPort[] {
  const { host, identity } = server;
  const shop = [
    { setting: 'STOREFRONT_PORT', host, port: server.storefrontPort },
    { setting: 'API_PORT', host, port: server.apiPort },
  ];
  const emulator = [
    { setting: 'IDENTITY_PORT', host: EMULATOR_HOST, port: identity.port },
    { setting: 'IDENTITY_HUB_PORT', host: EMULATOR_HOST, port: identity.hubPort },
    { setting: 'IDENTITY_LOG_PORT', host: EMULATOR_HOST, port: identity.logPort },
  ];
  return emulated ? [...shop, ...emulator] : shop;
}

/**
 * Checks every port before the build, so that an error is reported at once. A shop that was stopped a moment ago gets
 * the time that its emulator needs to save and exit.
 * @throws Trouble that names the port and the setting that changes it
 */
export async function requireFreePorts(settings: ShopSettings, { graceMilliseconds = 3_000 } = {}): Promise<void> {
  const wanted = wantedPorts(settings).filter(({ port }) => port !== 0);
  for (const [index, { port, setting }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin) throw new Trouble(`${twin.setting} and ${setting} are both ${port}: give each a port of its own.`);
  }
  const deadline = Date.now() + graceMilliseconds;
  for (const one of wanted) {
    let refusal = await tryPort(one);
    while (refusal === 'EADDRINUSE' && Date.now() < deadline) {
      await wait(askAgainMilliseconds);
      refusal = await tryPort(one);
    }
    if (refusal) throw new Trouble(explain(one, refusal));
  }
}

/** @returns the error code of the operating system, or undefined if the port is free */
async function tryPort({ host, port }: WantedPort): Promise<string | undefined> {
  const server = createServer();
  const refusal = await new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => resolve(undefined));
  });
  if (!refusal) await new Promise((resolve) => server.close(resolve));
  return refusal;
}

function explain({ host, port, setting }: WantedPort, refusal: string): string {
  if (refusal === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or set ${setting} to another one.`;
  if (refusal === 'EACCES') return `Port ${port} may not be opened: set ${setting} to one above 1023.`;
  return `${host}:${port} cannot be opened (${refusal}): correct HOST or ${setting}.`;
}
