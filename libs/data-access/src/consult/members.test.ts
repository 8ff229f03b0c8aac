import { memberHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aTestStore, anIdentity, SHOP } from '../testing/a-test-store';
import type { Identity } from '../session/identity';
import { membersApi } from './members.endpoints';

const network = aNetwork(...memberHandlers.ready([]));
const { addMember, changeMember, getMembers, removeMember } = membersApi.endpoints;
const asha = { name: 'Asha Rao', age: 'abc', gender: 'Choose_option' } as const;
const ashaToAdd = { ...asha, idempotencyKey: 'a'.repeat(32) };

/** The visitor id of each request. */
const visitors = () => network.requests.map(({ headers }) => headers.get('x-visitor-id'));
const bits = /^[0-9a-f]{32}$/;
const refusal = () => new HttpResponse(null, { status: 401 });

/**
 * Asha is logged in, and the provider gives this token. Her user key is ':Asha', because the browser has stored no
 * account id. The key of a guest is ''.
 */
function ofAsha(idToken: Identity['idToken']) {
  const { store, disk } = aTestStore({ stored: { validkey: 'Asha' }, identity: anIdentity({ idToken }) });
  return { store, disk, ask: () => store.dispatch(getMembers.initiate(':Asha')) };
}

test.each([
  ['has loaded', 200],
  ['has failed', 503],
])('[API-24 AMB-25] adding sends one POST, and its tag refetches a shown list that %s', async (_, status) => {
  const { store } = aTestStore();
  network.use(http.get(`${SHOP}/api/consult`, () => HttpResponse.json([], { status }), { once: true }));
  await store.dispatch(getMembers.initiate(''));
  await store.dispatch(addMember.initiate(ashaToAdd));
  await Promise.all(store.dispatch(membersApi.util.getRunningQueriesThunk()));
  expect(network.asked()).toEqual(['GET /api/consult', 'POST /api/consult/add', 'GET /api/consult']);
  expect(network.requests[1]?.headers.get('idempotency-key')).toBe('"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"');
  expect(network.requests[1]?.headers.get('x-visitor-id')).toMatch(bits);
  expect(await network.requests[1]?.json()).toEqual(asha);
  expect(getMembers.select('')(store.getState()).data).toContainEqual(expect.objectContaining(asha));
});

test('[API-24] a failed addition refetches nothing', async () => {
  const { store } = aTestStore();
  await store.dispatch(getMembers.initiate(''));
  network.use(...memberHandlers.addFails());
  await store.dispatch(addMember.initiate(ashaToAdd));
  await Promise.all(store.dispatch(membersApi.util.getRunningQueriesThunk()));
  expect(network.asked()).toEqual(['GET /api/consult', 'POST /api/consult/add']);
});

test('changing and removing a member send one request each for the caller, and refetch a shown list', async () => {
  const { store } = aTestStore();
  const list = () => getMembers.select('')(store.getState()).data;
  const settle = () => Promise.all(store.dispatch(membersApi.util.getRunningQueriesThunk()));
  const { data } = await store.dispatch(addMember.initiate(ashaToAdd));
  await store.dispatch(getMembers.initiate(''));
  const changed = { ...data!, age: '61' };
  await store.dispatch(changeMember.initiate(changed));
  await settle();
  expect(list()).toContainEqual(changed);
  await store.dispatch(removeMember.initiate(changed.id));
  await settle();
  expect(list()).not.toContainEqual(changed);
  const path = `/api/consult/${changed.id}`;
  expect(network.asked().slice(2)).toEqual([`PUT ${path}`, 'GET /api/consult', `DELETE ${path}`, 'GET /api/consult']);
  expect(await network.requests[2]?.json()).toEqual({ ...asha, age: '61' });
  expect(new Set(visitors()).size).toBe(1);
});

test('a failed change refetches the list, from which another device may have removed the member', async () => {
  const { store } = aTestStore();
  await store.dispatch(getMembers.initiate(''));
  network.use(...memberHandlers.changeFails(404));
  await store.dispatch(changeMember.initiate({ id: 7, ...asha }));
  await Promise.all(store.dispatch(membersApi.util.getRunningQueriesThunk()));
  expect(network.asked()).toEqual(['GET /api/consult', 'PUT /api/consult/7', 'GET /api/consult']);
});

test('a guest is identified by 128 random bits, the same in every call and after a reload', async () => {
  const { store, disk } = aTestStore({ stored: { 'niramaya.visitor': '<script>' } });
  await store.dispatch(addMember.initiate(ashaToAdd));
  await store.dispatch(getMembers.initiate(''));
  await aTestStore({ disk }).store.dispatch(getMembers.initiate(''));
  await aTestStore().store.dispatch(getMembers.initiate(''));
  const [first, second, third, ofOther] = visitors();
  expect([first, ofOther]).toEqual([expect.stringMatching(bits), expect.stringMatching(bits)]);
  expect([second, third, disk.local.get('niramaya.visitor')]).toEqual([first, first, first]);
  expect(ofOther).not.toBe(first);
  expect(network.requests[0]?.headers.has('authorization')).toBe(false);
});

test('a name that is stored without a session has a visitor id other than that of the guest', async () => {
  const { store, disk } = ofAsha(() => Promise.resolve(null));
  for (const name of [null, 'Asha', 'Ravi', 'Asha']) {
    if (name === null) disk.local.delete('validkey');
    else disk.local.set('validkey', name);
    await store.dispatch(getMembers.initiate(`:${name}`, { forceRefetch: true }));
  }
  const ids = visitors();
  expect(ids.every((id) => bits.test(id ?? ''))).toBe(true);
  expect(new Set(ids).size).toBe(3);
  expect(ids[3]).toBe(ids[1]);
});

test('a signed-in shopper is identified by the ID token, without a visitor id', async () => {
  await ofAsha(() => Promise.resolve('a.b.c')).ask();
  const headers = network.requests[0]?.headers;
  expect([headers?.get('authorization'), headers?.get('x-visitor-id')]).toEqual(['Bearer a.b.c', null]);
});

test('a shopper whose token cannot be renewed is offline, and not treated as a guest', async () => {
  const { error } = await ofAsha(() => Promise.reject(new Error('no network'))).ask();
  expect(error).toMatchObject({ kind: 'offline' });
  expect(network.asked()).toEqual([]);
});

test('renews a token that the API rejects, and repeats the call with it', async () => {
  const { store, ask } = ofAsha(({ forceRefresh } = {}) => Promise.resolve(forceRefresh ? 'new.b.c' : 'old.b.c'));
  network.use(http.get(`${SHOP}/api/consult`, refusal, { once: true }));
  expect((await ask()).error).toBeUndefined();
  expect(network.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer old.b.c',
    'Bearer new.b.c',
  ]);
  expect(store.getState().session.isExpired).toBe(false);
});

test('ends the session if the API rejects the renewed token too, and shows no guest as the shopper', async () => {
  const { store, disk, ask } = ofAsha(() => Promise.resolve('a.b.c'));
  network.use(http.get(`${SHOP}/api/consult`, refusal));
  const { data, error } = await ask();
  expect([data, error]).toEqual([undefined, { kind: 'server', requestId: null }]);
  expect(disk.local.has('validkey')).toBe(false);
  expect(store.getState().session).toEqual({ epoch: 1, isExpired: true });
  expect(network.requests.every(({ headers }) => headers.get('x-visitor-id') === null)).toBe(true);
});

test('a token that is rejected after another person has logged in does not end their session', async () => {
  const { store, disk, ask } = ofAsha(() => Promise.resolve('a.b.c'));
  let calls = 0;
  network.use(
    http.get(`${SHOP}/api/consult`, () => {
      calls += 1;
      if (calls === 2) disk.local.set('validkey', 'Ravi');
      return refusal();
    }),
  );
  await ask();
  expect([calls, disk.local.get('validkey'), store.getState().session.isExpired]).toEqual([2, 'Ravi', false]);
});

test('a guest whom the API rejects has no session to end', async () => {
  const { store } = aTestStore();
  network.use(http.get(`${SHOP}/api/consult`, refusal));
  await store.dispatch(getMembers.initiate(''));
  expect(network.asked()).toEqual(['GET /api/consult']);
  expect(store.getState().session.isExpired).toBe(false);
});

test('[AMB-18] after the log-out the caller is a guest, even if the provider has not ended its session yet', async () => {
  const { store } = aTestStore({ identity: anIdentity({ idToken: () => Promise.resolve('a.b.c') }) });
  await store.dispatch(getMembers.initiate(''));
  expect(visitors()).toEqual([expect.stringMatching(bits)]);
  expect(network.requests[0]?.headers.has('authorization')).toBe(false);
});

test('a member for one person is not added to the list of the next', async () => {
  const { store, disk } = ofAsha(() => {
    disk.local.set('validkey', 'Ravi');
    return Promise.resolve('a.b.c');
  });
  const { error } = await store.dispatch(addMember.initiate(ashaToAdd));
  expect(error).toMatchObject({ kind: 'offline' });
  expect(network.asked()).toEqual([]);
});

test('a list that is cached for one person is not returned for another', async () => {
  const { store } = aTestStore();
  await store.dispatch(addMember.initiate(ashaToAdd));
  await store.dispatch(getMembers.initiate('1:Asha'));
  expect(getMembers.select('1:Asha')(store.getState()).data).toContainEqual(expect.objectContaining(asha));
  expect(getMembers.select('2:Asha')(store.getState()).data).toBeUndefined();
  expect(getMembers.select('')(store.getState()).data).toBeUndefined();
});
