import type { User } from 'firebase/auth';
import { identityHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { loginUser, logoutUser } from './auth.thunks';
import { createTokenSync } from './token-sync';

const meera = { email: 'meera.iyer@example.in', password: 'Tulsi@2023' };
const tokenSyncUrl = `${SHOP}/session`;
const network = aNetwork(
  ...identityHandlers.ready([{ ...meera, localId: 'uid-meera' }]),
  http.all(tokenSyncUrl, () => new HttpResponse(null, { status: 204 })),
);

const synced = () => network.requests.filter(({ url }) => url === tokenSyncUrl);

/** A user of the SDK with the parts that the sync reads. */
const aUser = (token: string, ageSeconds: number) => {
  const issuedAtTime = new Date(Date.now() - ageSeconds * 1000).toUTCString();
  return { getIdTokenResult: () => Promise.resolve({ token, issuedAtTime }) } as User;
};

const one = aUser('one', 0);

test('[IDENTITY-15 IDENTITY-16] sign-in sends one POST with the ID token, and Logout a DELETE, after a reload too', async () => {
  const { store, disk } = aTestStore({ tokenSyncUrl });
  await store.dispatch(loginUser(meera));
  const token = await store.services.identity.idToken();
  expect(synced().map(({ method, headers }) => [method, headers.get('authorization')])).toEqual([
    ['POST', `Bearer ${token}`],
  ]);
  disk.local.set('firebase:authUser:demo-niramaya:[DEFAULT]', '{}');
  const reloaded = aTestStore({ disk, tokenSyncUrl }).store;
  await reloaded.dispatch(logoutUser());
  expect(synced().at(-1)?.method).toBe('DELETE');
});

test('[CONST-63] sends a token of 299 s, but not one of 301 s', async () => {
  const sync = createTokenSync(tokenSyncUrl);
  await sync(aUser('fresh', 299));
  await sync(aUser('old', 301));
  expect(synced().map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer fresh']);
});

test.each([
  ['a guest', [null], []],
  ['the same token twice, and a next sign-in', [one, one, null, one], ['POST', 'DELETE', 'POST']],
  ['a token too old to send', [aUser('old', 3000), null, null], ['DELETE']],
])('%s: each change is sent once', async (_what, users, methods) => {
  const sync = createTokenSync(tokenSyncUrl);
  for (const user of users) await sync(user);
  expect(synced().map(({ method }) => method)).toEqual(methods);
});

test('an endpoint that is down does not stop a sign-in', async () => {
  network.use(http.all(tokenSyncUrl, () => HttpResponse.error()));
  const { store } = aTestStore({ tokenSyncUrl });
  expect(await store.dispatch(loginUser(meera))).toEqual({ ok: true });
  await store.dispatch(logoutUser());
});
