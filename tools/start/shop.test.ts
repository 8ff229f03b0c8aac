import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readShopSettings, requireFreePorts } from './shop.ts';

const anyPorts = {
  STOREFRONT_PORT: '0',
  API_PORT: '0',
  IDENTITY_PORT: '0',
  IDENTITY_HUB_PORT: '0',
  IDENTITY_LOG_PORT: '0',
};
const project = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shop-1' };

it('signs in with the emulator unless a Firebase project is fully configured', () => {
  const { emulated, server } = readShopSettings({});
  expect(emulated).toBe(true);
  expect(server.identity).toMatchObject({ emulator: true, projectId: 'demo-niramaya', port: 9099 });
  expect(server.logLevel).toBe('warn');
  expect(readShopSettings(project)).toMatchObject({
    emulated: false,
    server: { identity: { emulator: false, projectId: 'shop-1' } },
  });
});

it.each([
  [{ VITE_FIREBASE_API_KEY: 'key' }, 'together: set the second, or unset'],
  [{ VITE_FIREBASE_PROJECT_ID: 'shop-1' }, 'together: set the first, or unset'],
  [{ FIREBASE_PROJECT_ID: 'shop-1' }, 'together: set both, or unset'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV=production needs a Firebase project for the sign-in'],
  [{ API_PORT: 'four' }, 'API_PORT is "four": give a port number from 0 to 65535.'],
])('rejects %o', (environment, sentence) => {
  expect(() => readShopSettings(environment)).toThrow(sentence);
});

it('reports a port in use and the setting that changes it, but ignores the port of an unused emulator', async () => {
  await expect(requireFreePorts(readShopSettings(anyPorts))).resolves.toBeUndefined();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = { ...anyPorts, IDENTITY_PORT: String(port) };
  await expect(requireFreePorts(readShopSettings(taken))).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or set IDENTITY_PORT to another one.`,
  );
  await expect(requireFreePorts(readShopSettings({ ...taken, ...project }))).resolves.toBeUndefined();
  other.close();
});
