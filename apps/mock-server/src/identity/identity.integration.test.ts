import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addMemberAt, asha, namesAt, unlimited } from '../../test/api.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { requireListener } from '../../test/raw.ts';
import { bearer } from '../../test/tokens.ts';
import { freePorts } from '../free-ports.ts';
import { listen, type Listening } from '../http/listen.ts';
import { startServer, type RunningServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { startEmulator, type Emulator, type EmulatorOptions } from './emulator.ts';
import { createIdentityProxy } from './identity-proxy.ts';

/** The longest wait for the emulator, in ms. It is thirty times the usual start. */
const patience = 180_000;
const wait = { timeout: patience, interval: 50 };
vi.setConfig({ testTimeout: patience, hookTimeout: patience });

let options: EmulatorOptions;
let emulator: Emulator;
let shop: Listening;

const call = (address: string, init?: RequestInit) => fetch(`${shop.url}${address}`, init);

const post = async (address: string, body: object, origin = shop.url) => {
  const response = await fetch(origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

const identity = (name: string, body: object, origin?: string) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, body, origin);
const credentials = (email: string, password = 'correct horse') => ({ email, password, returnSecureToken: true });

/** Starts a shop of its own, which a test kills. */
function startProgram(more: string) {
  const address = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    import { createServer } from 'node:http';
    import { startEmulator } from ${address('./emulator.ts')};
    import { createIdentityProxy } from ${address('./identity-proxy.ts')};
    const emulator = startEmulator(${JSON.stringify(options)});
    setInterval(() => undefined, 1_000);
    ${more}
  `;
  const args = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // A test that fails before its kill would leave a process that keeps the test run from ending.
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const connects = () => requireListener(emulator.origin);

const exported = () => readFileSync(path.join(options.folder, 'accounts/auth_export/accounts.json'), 'utf8');

// The folder is requested before the other hooks, because hooks after the tests run in reverse order.
const folder = temporaryFolder();
beforeAll(async () => {
  const [main = 0, hub = 0, log = 0] = await freePorts(3);
  options = { folder, projectId: 'demo-niramaya', ports: { identity: main, hub, log } };
  emulator = startEmulator(options);
  const proxy = createIdentityProxy({
    origin: emulator.origin,
    isReady: () => emulator.isReady(),
    save: () => emulator.save(),
  });
  const app: RequestListener = (request, response) => proxy(request, response, () => response.writeHead(418).end());
  shop = await listen(app, '127.0.0.1', 0, 'STOREFRONT_PORT');
});

afterAll(async () => {
  await emulator.stop();
  await shop.close();
});

describe('sign-in through the address of the shop', () => {
  const session = { idToken: expect.any(String), refreshToken: expect.any(String) };

  it('[IDENTITY-01 IDENTITY-02 AUTH-01] signUp accepts e-mail, password and returnSecureToken and creates an account', async () => {
    await emulator.ready;
    const created = await identity('signUp', credentials('asha@example.in'));
    expect(created).toMatchObject({ status: 200, body: { email: 'asha@example.in', ...session } });
  });

  it('[IDENTITY-03 AUTH-02] signInWithPassword accepts e-mail, password and returnSecureToken and signs in', async () => {
    const signedIn = await identity('signInWithPassword', credentials('asha@example.in'));
    expect(signedIn).toMatchObject({ status: 200, body: { email: 'asha@example.in', registered: true, ...session } });
  });

  it('[IDENTITY-04 IDENTITY-05] update gives the account its display name', async () => {
    const { idToken } = (await identity('signInWithPassword', credentials('asha@example.in'))).body;
    const profile = { idToken, displayName: 'Asha Rao', photoUrl: '', returnSecureToken: true };
    expect((await identity('update', profile)).status).toBe(200);
    const { users } = (await identity('lookup', { idToken })).body;
    expect(users).toMatchObject([{ displayName: 'Asha Rao', email: 'asha@example.in' }]);
  });

  it('a request for a new password returns no link, and refuses to return one', async () => {
    const request = { requestType: 'PASSWORD_RESET', email: 'asha@example.in' };
    const asked = await identity('sendOobCode', request);
    expect([asked.status, JSON.stringify(asked.body)]).toEqual([200, expect.not.stringContaining('oobCode')]);
    const refused = await identity('sendOobCode', { ...request, returnOobLink: true });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ error: expect.objectContaining({ message: 'INSUFFICIENT_PERMISSION' }) }),
    ]);
  });

  it('[IDENTITY-14] GET /v1/projects returns the authorized domains', async () => {
    const response = await call('/identitytoolkit.googleapis.com/v1/projects?key=demo');
    expect(await response.json()).toMatchObject({ authorizedDomains: ['localhost'] });
  });

  it.each([
    ['IDENTITY-06', 'v1/accounts:signInWithEmailLink', { email: 'asha@example.in', oobCode: 'none' }, 'OOB_CODE'],
    ['IDENTITY-07', 'v1/accounts:signInWithIdp', { postBody: 'providerId=none' }, 'REQUEST_URI'],
    ['IDENTITY-08', 'v1/accounts:signInWithPhoneNumber', { sessionInfo: 'none', code: '123456' }, 'SESSION_INFO'],
    ['IDENTITY-09', 'v1/accounts:sendVerificationCode', { phoneNumber: '98' }, 'PHONE_NUMBER'],
    ['IDENTITY-10', 'v2/accounts/mfaEnrollment:start', { idToken: 'none' }, 'ID_TOKEN'],
    ['IDENTITY-11', 'v2/accounts/mfaEnrollment:finalize', { idToken: 'none' }, 'ID_TOKEN'],
    ['IDENTITY-12', 'v2/accounts/mfaSignIn:start', { mfaPendingCredential: 'none' }, 'MFA_ENROLLMENT_ID'],
    ['IDENTITY-13', 'v2/accounts/mfaSignIn:finalize', { mfaPendingCredential: 'none' }, 'ARGUMENT : MFA provider'],
  ])('[%s] the provider supports %s and names the missing value', async (_row, name, body, value) => {
    const response = await post(`/identitytoolkit.googleapis.com/${name}?key=demo`, body);
    const message: unknown = expect.stringMatching(`^(INVALID|MISSING)_${value}`);
    expect([response.status, response.body.error.message]).toEqual([400, message]);
  });

  it('[IDENTITY-30] a refresh token returns a new ID token', async () => {
    const { body: session } = await identity('signInWithPassword', credentials('asha@example.in'));
    const response = await call('/securetoken.googleapis.com/v1/token?key=demo', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
  });

  it.each([
    ['a wrong password', credentials('asha@example.in', 'wrong horse')],
    ['an unknown address', credentials('unknown@example.in')],
  ])('does not reveal in the response to %s whether the account exists', async (_case, body) => {
    const response = await identity('signInWithPassword', body);
    expect([response.status, response.body.error.message]).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']);
  });
});

describe('a deleted account', () => {
  const settings = { ...unlimited, DATA_DIR: temporaryFolder(), IDENTITY_EMULATOR: 'true' };
  let api: RunningServer;
  beforeAll(async () => {
    await emulator.ready;
    const ports = { IDENTITY_PORT: String(options.ports.identity), IDENTITY_LOOKUP_URL: '' };
    api = await startServer(readSettings({ ...settings, ...ports }));
  }, patience);
  afterAll(() => api.close());

  const signUp = async () => (await identity('signUp', credentials('esha@example.in'))).body.idToken as string;
  const send = (method: string, idToken: string) =>
    fetch(`${api.apiUrl}/consult`, { method, headers: bearer(idToken) });

  it('[API-20 API-21 IDENTITY-29] is refused with its token at once, and its e-mail opens an empty list', async () => {
    const idToken = await signUp();
    expect((await addMemberAt(api.apiUrl, asha, bearer(idToken))).status).toBe(201);
    expect(await namesAt(api.apiUrl, bearer(idToken))).toEqual(['Asha']);
    expect((await identity('delete', { idToken })).status).toBe(200);
    const refused = [
      await send('GET', idToken),
      await addMemberAt(api.apiUrl, asha, bearer(idToken)),
      await send('DELETE', idToken),
    ];
    for (const { status, headers } of refused)
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(await namesAt(api.apiUrl, bearer(await signUp()))).toEqual([]);
  });
});

describe('the accounts', () => {
  it('[IDENTITY-29] survive a restart of the emulator with their sessions', async () => {
    const { body: session } = await identity('signUp', credentials('chitra@example.in'));
    const lookUp = () => identity('lookup', { idToken: session.idToken });
    const before = await lookUp();
    await emulator.stop();
    expect((await lookUp()).status).toBe(503);
    // The import sets timestamps in seconds. After a second, a time that is not restored differs from the one before.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    emulator = startEmulator(options);
    await emulator.ready;
    const { email, lastLoginAt } = before.body.users[0];
    expect(await lookUp()).toMatchObject({ status: 200, body: { users: [{ email, lastLoginAt }] } });
    expect((await identity('signInWithPassword', credentials('chitra@example.in'))).status).toBe(200);
    const unknown = await identity('signInWithPassword', credentials('unknown@example.in'));
    expect(unknown.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('survive a stop while the emulator starts', async () => {
    await emulator.stop();
    const before = exported();
    emulator = startEmulator(options);
    await vi.waitFor(connects, wait);
    await emulator.stop();
    expect(exported()).toBe(before);
    await expect(connects()).rejects.toThrow('ECONNREFUSED');
  });

  it('survive a SIGKILL of the shop while the emulator starts, and the port is free again', async () => {
    const before = exported();
    const killed = startProgram('');
    await vi.waitFor(connects, wait);
    killed.kill('SIGKILL');
    await vi.waitFor(() => expect(connects()).rejects.toThrow('ECONNREFUSED'), wait);
    expect(exported()).toBe(before);
  });

  it.each([
    ['the shop', 'devi'],
    ['the shop and the emulator', 'farah'],
  ])('survive a SIGKILL of %s right after the response to a sign-up, and all files are private', async (what, name) => {
    const killed = startProgram(`
        await emulator.ready;
        const proxy = createIdentityProxy(emulator);
        const shop = createServer((request, response) => proxy(request, response, () => response.end()));
        shop.listen(0, '127.0.0.1', () => console.log(JSON.stringify([shop.address().port, emulator.pid])));
      `);
    const [line] = (await once(createInterface({ input: killed.stdout }), 'line')) as [string];
    const [port, emulatorPid] = JSON.parse(line) as [number, number];
    const origin = `http://127.0.0.1:${port}`;
    const { status, body } = await identity('signUp', credentials(`${name}@example.in`), origin);
    expect(status).toBe(200);
    const updated = await identity('update', { idToken: body.idToken, displayName: name }, origin);
    if (what !== 'the shop') process.kill(emulatorPid, 'SIGKILL');
    killed.kill('SIGKILL');
    expect(updated.status).toBe(200);
    await vi.waitFor(() => expect(connects()).rejects.toThrow('ECONNREFUSED'), wait);
    expect(JSON.parse(exported())).toMatchObject({
      users: expect.arrayContaining([
        expect.objectContaining({ email: 'asha@example.in' }),
        expect.objectContaining({ email: 'chitra@example.in' }),
        expect.objectContaining({ email: `${name}@example.in`, displayName: name }),
      ]),
    });
    const shared = readdirSync(options.folder, { recursive: true, withFileTypes: true })
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => (statSync(file).mode & 0o077) !== 0);
    expect([shared, statSync(options.folder).mode & 0o777]).toEqual([[], 0o700]);
  });
});
