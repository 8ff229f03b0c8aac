import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../free-ports.ts';
import { openAccountsFolder } from './accounts-folder.ts';
import { startEmulator, type Emulator } from './emulator.ts';
import { createIdentityRelay } from './relay.ts';

/** The emulator needs about six seconds; a busy machine gets thirty times that. */
const patience = 180_000;
const folder = mkdtempSync(path.join(tmpdir(), 'niramaya-identity-'));
const projectId = 'demo-niramaya';

let ports: { identity: number; hub: number; log: number };
let emulator: Emulator;
let shop: Server;
let shopOrigin: string;

const call = (address: string, init?: RequestInit) => fetch(`${shopOrigin}${address}`, init);

const post = async (address: string, body: object) => {
  const answer = await call(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

const identity = (name: string, body: object) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, body);
const credentials = (email: string, password = 'correct horse') => ({ email, password, returnSecureToken: true });

const onSaveFailed = vi.fn<(error: unknown) => void>();

beforeAll(async () => {
  const [main = 0, hub = 0, log = 0] = await freePorts(3);
  ports = { identity: main, hub, log };
  emulator = startEmulator({ folder, projectId, ports, onSaveFailed });
  // The relay calls functions, because one test starts the emulator again.
  const relay = createIdentityRelay({
    origin: emulator.origin,
    isReady: () => emulator.isReady(),
    saveSoon: () => emulator.saveSoon(),
    saved: () => emulator.saved(),
  });
  shop = createServer((request, response) => relay(request, response, () => response.writeHead(418).end()));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await emulator.stop();
  await new Promise((resolve) => shop.close(resolve));
  rmSync(folder, { recursive: true, force: true });
}, patience);

describe('sign-in through the address of the shop', () => {
  it('says in one sentence that sign-in is still starting', async () => {
    const answer = await call('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', { method: 'POST' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      detail: 'Sign-in is not available yet: try again in a few seconds.',
    });
  });

  it(
    '[IDENTITY-01 IDENTITY-02 AUTH-01] signUp takes e-mail, password and returnSecureToken and makes an account',
    async () => {
      await emulator.ready;
      const { status, body } = await identity('signUp', credentials('asha@example.in'));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        email: 'asha@example.in',
        idToken: expect.any(String),
        refreshToken: expect.any(String),
      });
    },
    patience,
  );

  it('[IDENTITY-03 AUTH-02] signInWithPassword takes e-mail, password and returnSecureToken and opens that account', async () => {
    const { status, body } = await identity('signInWithPassword', credentials('asha@example.in'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'asha@example.in', registered: true, idToken: expect.any(String) });
  });

  it('[IDENTITY-04 IDENTITY-05] update gives the account its display name', async () => {
    const { body: session } = await identity('signInWithPassword', credentials('asha@example.in'));
    const { idToken } = session;
    const update = await identity('update', {
      idToken,
      displayName: 'Asha Rao',
      photoUrl: '',
      returnSecureToken: true,
    });
    expect(update.status).toBe(200);
    const { body } = await identity('lookup', { idToken });
    expect(body.users[0]).toMatchObject({ displayName: 'Asha Rao', email: 'asha@example.in' });
  });

  it('[IDENTITY-14] GET /v1/projects answers the authorized domains', async () => {
    const answer = await call('/identitytoolkit.googleapis.com/v1/projects?key=demo');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ authorizedDomains: ['localhost'] });
  });

  it.each([
    [
      'IDENTITY-06',
      'v1/accounts:signInWithEmailLink',
      { email: 'asha@example.in', oobCode: 'none' },
      'INVALID_OOB_CODE',
    ],
    ['IDENTITY-07', 'v1/accounts:signInWithIdp', { postBody: 'providerId=none' }, 'MISSING_REQUEST_URI'],
    [
      'IDENTITY-08',
      'v1/accounts:signInWithPhoneNumber',
      { sessionInfo: 'none', code: '123456' },
      'INVALID_SESSION_INFO',
    ],
    [
      'IDENTITY-09',
      'v1/accounts:sendVerificationCode',
      { phoneNumber: '98' },
      'INVALID_PHONE_NUMBER : Invalid format.',
    ],
    ['IDENTITY-10', 'v2/accounts/mfaEnrollment:start', { idToken: 'none' }, 'INVALID_ID_TOKEN'],
    ['IDENTITY-11', 'v2/accounts/mfaEnrollment:finalize', { idToken: 'none' }, 'INVALID_ID_TOKEN'],
    [
      'IDENTITY-12',
      'v2/accounts/mfaSignIn:start',
      { mfaPendingCredential: 'none' },
      'MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided.',
    ],
    [
      'IDENTITY-13',
      'v2/accounts/mfaSignIn:finalize',
      { mfaPendingCredential: 'none' },
      'INVALID_ARGUMENT : MFA provider not supported!',
    ],
  ])('[%s] the provider knows %s and says what it misses', async (_row, name, body, message) => {
    const provider = `http://127.0.0.1:${ports.identity}/identitytoolkit.googleapis.com/${name}?key=demo`;
    const response = await fetch(provider, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { error } = (await response.json()) as { error: { message: string } };
    expect({ status: response.status, message: error.message }).toEqual({ status: 400, message });
  });

  it('[IDENTITY-30] a refresh token buys a new ID token', async () => {
    const { body: session } = await identity('signInWithPassword', credentials('asha@example.in'));
    const answer = await call('/securetoken.googleapis.com/v1/token?key=demo', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
  });

  it('refuses an e-mail address that has an account', async () => {
    const { status, body } = await identity('signUp', credentials('asha@example.in'));
    expect(status).toBe(400);
    expect(body.error.message).toBe('EMAIL_EXISTS');
  });

  it.each([
    ['a wrong password', credentials('asha@example.in', 'wrong horse')],
    ['an unknown address', credentials('nobody@example.in')],
  ])('does not tell whether an account exists: %s', async (_case, body) => {
    const answer = await identity('signInWithPassword', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('passes no header on that would make its sender the administrator', async () => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet`;
    const answer = await call(path, { headers: { authorization: 'Bearer owner' } });
    expect(answer.status).toBe(404);
  });

  it.each([
    '/emulator/v1/projects/demo-niramaya/oobCodes',
    '/emulator/openapi.json',
    '/emulator/V1/projects/demo-niramaya/config',
  ])('keeps the administration to itself: %s', async (address) => {
    const answer = await call(address);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ title: 'Not Found', status: 404 });
  });

  it('serves the page behind the links in e-mails', async () => {
    const answer = await call('/emulator/action?mode=verifyEmail&oobCode=none&apiKey=demo');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ authEmulator: { instructions: 'Try verifying your email again.' } });
  });

  it('lets no other origin in and names no software', async () => {
    const answer = await call('/identitytoolkit.googleapis.com/v1/projects?key=demo', {
      headers: { origin: 'https://other.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves every other address to the shop', async () => {
    expect((await call('/medicines')).status).toBe(418);
  });
});

describe('the accounts outlive the emulator', () => {
  it('are saved soon after a change, with nobody stopping anything', async () => {
    await identity('signUp', credentials('bilal@example.in'));
    await vi.waitFor(
      () => {
        const saved = readFileSync(path.join(folder, 'accounts/auth_export/accounts.json'), 'utf8');
        expect(saved).toContain('bilal@example.in');
      },
      { timeout: 10_000, interval: 100 },
    );
  }, 15_000);

  it('refuses a second emulator on the same accounts', () => {
    expect(() => startEmulator({ folder, projectId, ports, onSaveFailed })).toThrow(
      /^Another shop already uses the accounts in .+: stop it, or set DATA_DIR/,
    );
  });

  it(
    '[IDENTITY-29] keeps accounts and sessions over a restart',
    async () => {
      const { body: session } = await identity('signUp', credentials('chitra@example.in'));
      const lastLogin = async () => (await identity('lookup', { idToken: session.idToken })).body.users[0].lastLoginAt;
      const before = await lastLogin();
      await emulator.stop();
      expect((await identity('signInWithPassword', credentials('chitra@example.in'))).status).toBe(503);
      emulator = startEmulator({ folder, projectId, ports, onSaveFailed });
      await emulator.ready;
      const { status, body } = await identity('lookup', { idToken: session.idToken });
      expect(status).toBe(200);
      expect(body.users[0].email).toBe('chitra@example.in');
      expect(await lastLogin()).toBe(before);
      const privacy = await identity('signInWithPassword', credentials('nobody@example.in'));
      expect(privacy.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    },
    patience,
  );

  it(
    'are saved by the emulator itself when the shop is killed, and the next start finds them',
    async () => {
      await emulator.stop();
      const program = `
        import { startEmulator } from ${JSON.stringify(new URL('./emulator.ts', import.meta.url).href)};
        await startEmulator({ ...${JSON.stringify({ folder, projectId, ports })}, onSaveFailed: console.error }).ready;
        console.log('ready');
      `;
      const killed = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(killed.stdout, 'data');
      const signUp = `${emulator.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
      const headers = { 'content-type': 'application/json' };
      await fetch(signUp, { method: 'POST', headers, body: JSON.stringify(credentials('devi@example.in')) });
      killed.kill('SIGKILL');
      await vi.waitFor(() => expect(fetch(emulator.origin)).rejects.toThrow('fetch failed'), {
        timeout: patience,
        interval: 100,
      });
      const accounts = openAccountsFolder(folder);
      accounts.release();
      const saved = readFileSync(path.join(folder, 'accounts/auth_export/accounts.json'), 'utf8');
      for (const name of ['asha', 'chitra', 'devi']) expect(saved).toContain(`${name}@example.in`);
    },
    patience,
  );
});
