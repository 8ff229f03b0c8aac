import { getApps } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { openSessionAuth, withThrowawayAuth } from './firebase';
import { identitySettings } from './identity-settings';

const settings = { ...identitySettings({}), emulatorOrigin: 'http://shop.test' };
const doNothing = () => undefined;
const appNames = () => getApps().map(({ name }) => name);

test('uses the emulator if the settings name one, without the banner of the SDK', async () => {
  const { emulatorConfig } = await openSessionAuth(settings, doNothing);
  expect(emulatorConfig).toMatchObject({ protocol: 'http', host: 'shop.test', options: { disableWarnings: true } });
});

test('uses a real project directly, with its key and domain', async () => {
  const real = { ...settings, apiKey: 'a-key', authDomain: 'niramaya.example', emulatorOrigin: null };
  const auth = await openSessionAuth(real, doNothing);
  expect(auth.emulatorConfig).toBeNull();
  expect(auth.config).toMatchObject({ apiKey: 'a-key', authDomain: 'niramaya.example' });
});

test('a session that is opened again replaces the previous one', async () => {
  const first = await openSessionAuth(settings, doNothing);
  const second = await openSessionAuth(settings, doNothing);
  expect(second).not.toBe(first);
  expect(appNames()).toEqual(['[DEFAULT]']);
});

test('the app of a registration survives a new session, and serves the next registration', async () => {
  const first = await withThrowawayAuth(settings, (auth) => Promise.resolve(auth));
  await openSessionAuth(settings, doNothing);
  expect(appNames().toSorted()).toEqual(['[DEFAULT]', 'registration']);
  expect(await withThrowawayAuth(settings, (auth) => Promise.resolve(auth))).toBe(first);
});

test('opens no database, because the SDK would never close it', async () => {
  const open = vi.fn<() => never>();
  vi.stubGlobal('indexedDB', { open });
  const { app } = await openSessionAuth(settings, doNothing);
  await withThrowawayAuth(settings, () => Promise.resolve());
  // The SDK asks for this header before each request.
  const { container } = app as unknown as {
    container: {
      getProvider: (name: string) => { getImmediate: () => { getHeartbeatsHeader: () => Promise<string> } };
    };
  };
  expect(await container.getProvider('heartbeat').getImmediate().getHeartbeatsHeader()).toBe('');
  expect(open).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
