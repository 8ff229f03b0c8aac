import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from '../../apps/mock-server/test/free-ports.ts';
import { requireFreePorts } from './ports.ts';
import { readShopSettings } from './settings.ts';

const names = ['STOREFRONT_PORT', 'API_PORT', 'IDENTITY_PORT', 'IDENTITY_HUB_PORT', 'IDENTITY_LOG_PORT'] as const;

async function freeSettings(): Promise<Record<string, string>> {
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
}

it('finds no fault with five free ports, and leaves them free', async () => {
  const settings = readShopSettings(await freeSettings());
  await expect(requireFreePorts(settings)).resolves.toBeUndefined();
  await expect(requireFreePorts(settings)).resolves.toBeUndefined();
});

it.each(names)('names the port that is in use and %s, which moves it', async (name) => {
  const environment = await freeSettings();
  const port = environment[name];
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(Number(port), '127.0.0.1', resolve));
  const settings = readShopSettings(environment);
  await expect(requireFreePorts(settings, { graceMilliseconds: 0 })).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or set ${name} to another one.`,
  );
  await new Promise((resolve) => squatter.close(resolve));
});

it('waits a moment for a shop that is just going', async () => {
  const environment = await freeSettings();
  const leaving = createServer();
  await new Promise<void>((resolve) => leaving.listen(Number(environment.IDENTITY_PORT), '127.0.0.1', resolve));
  const looking = requireFreePorts(readShopSettings(environment));
  leaving.close();
  await expect(looking).resolves.toBeUndefined();
});

it('wants a port of its own for each', async () => {
  const environment = { ...(await freeSettings()), API_PORT: '4200', STOREFRONT_PORT: '4200' };
  await expect(requireFreePorts(readShopSettings(environment))).rejects.toThrow(
    'STOREFRONT_PORT and API_PORT are both 4200: give each a port of its own.',
  );
});

it('asks for no port of the emulator where a Firebase project does the sign-in', async () => {
  const environment = await freeSettings();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(Number(environment.IDENTITY_PORT), '127.0.0.1', resolve));
  const project = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shop-1' };
  await expect(requireFreePorts(readShopSettings({ ...environment, ...project }))).resolves.toBeUndefined();
  await new Promise((resolve) => squatter.close(resolve));
});
