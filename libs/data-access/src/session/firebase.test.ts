import { getApps } from 'firebase/app';
import { expect, test } from 'vitest';
import { openSessionAuth, withThrowawayAuth } from './firebase';
import { identitySettings } from './identity-settings';

const settings = { ...identitySettings({}), emulatorOrigin: 'http://shop.test' };
const doNothing = () => undefined;
const appNames = () => getApps().map(({ name }) => name);

test('the emulator is asked where the settings name one, without the banner of the SDK', async () => {
  const { emulatorConfig } = await openSessionAuth(settings, doNothing);
  expect(emulatorConfig).toMatchObject({ protocol: 'http', host: 'shop.test', options: { disableWarnings: true } });
});

test('a real project is asked itself, by its key and under its domain', async () => {
  const auth = await openSessionAuth(
    {
      ...settings,
      apiKey: 'a-key',
      authDomain: 'niramaya.example',
      emulatorOrigin: null,
    },
    doNothing,
  );
  expect(auth.emulatorConfig).toBeNull();
  expect(auth.config).toMatchObject({ apiKey: 'a-key', authDomain: 'niramaya.example' });
});

test('a session opened again takes the place of the one before', async () => {
  const first = await openSessionAuth(settings, doNothing);
  const second = await openSessionAuth(settings, doNothing);
  expect(second).not.toBe(first);
  expect(appNames()).toEqual(['[DEFAULT]']);
});

test('the app of a registration stays where a session is opened, and serves the next registration', async () => {
  const first = await withThrowawayAuth(settings, (auth) => Promise.resolve(auth));
  await openSessionAuth(settings, doNothing);
  expect(appNames().toSorted()).toEqual(['[DEFAULT]', 'registration']);
  expect(await withThrowawayAuth(settings, (auth) => Promise.resolve(auth))).toBe(first);
});
