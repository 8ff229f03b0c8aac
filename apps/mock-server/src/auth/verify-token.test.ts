import { SignJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { claims, startKeyServer, unsigned, type KeyServer } from '../../test/tokens.ts';
import { readSettings } from '../settings.ts';
import { createTokenVerifier } from './verify-token.ts';

const emulated = () => createTokenVerifier(readSettings({ IDENTITY_EMULATOR: 'true' }).identity);
const withKeys = ({ url }: KeyServer) => createTokenVerifier(readSettings({ IDENTITY_KEYS_URL: url }).identity);

const DAY_MS = 86_400_000;
const hourAgo = Math.floor(Date.now() / 1000) - 3600;

type Case = [what: string, token: () => string | Promise<string>];

const badClaims: readonly (readonly [what: string, bad: JWTPayload])[] = [
  ['is for another project', { aud: 'other' }],
  ['is from another issuer', { iss: 'https://securetoken.google.com/other' }],
  ['has expired', { iat: hourAgo - 10, exp: hourAgo }],
  ['never expires', { exp: undefined }],
  ['is issued in the future', { iat: hourAgo + 7200 }],
  ['has no issue time', { iat: undefined }],
  ['has no user', { sub: undefined }],
  ['has an empty user', { sub: '' }],
  ['has a user id with a NUL', { sub: 'a\0' }],
  ['has a user id that is too long', { sub: 'a'.repeat(129) }],
];

describe('with the keys of the identity provider', () => {
  let keys: KeyServer;
  let verify: ReturnType<typeof createTokenVerifier>;
  beforeAll(async () => {
    keys = await startKeyServer();
    verify = withKeys(keys);
  });
  afterAll(() => keys.close());

  it('[API-20 API-21] returns the user of a token that the provider signed', async () => {
    expect(await verify(await keys.sign(claims()))).toBe('asha');
  });

  it.each<Case>([
    ['is unsigned', () => unsigned(claims())],
    ['is signed with another key under the same key id', () => keys.sign(claims(), { stolenId: true })],
    ['is signed with a key that is not published', () => keys.sign(claims(), { kid: 'key-2' })],
    ...badClaims.map(([what, bad]): Case => [what, () => keys.sign(claims(bad))]),
    [
      'uses the public key as a shared secret',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .sign(new TextEncoder().encode(keys.publicKeyText)),
    ],
    ['lacks its signature', async () => (await keys.sign(claims())).replace(/[^.]+$/, '')],
    [
      'has a replaced user',
      async () =>
        (await keys.sign(claims())).replace(
          /\.[^.]+\./,
          `.${btoa(JSON.stringify(claims({ sub: 'ravi' }))).replaceAll('=', '')}.`,
        ),
    ],
    ['is garbage', () => 'garbage'],
    ['is empty', () => ''],
  ])('[API-20 API-21] rejects a token that %s with 401', async (_what, token) => {
    await expect(verify(await token())).rejects.toMatchObject({ name: 'HttpProblem', status: 401 });
  });

  it('[API-20 API-21] fetches the keys once for any number of tokens', async () => {
    const fresh = withKeys(keys);
    const before = keys.fetches();
    await Promise.all(Array.from({ length: 50 }, async () => fresh(await keys.sign(claims()))));
    expect(keys.fetches() - before).toBe(1);
  });
});

it('[API-20 API-21] rejects every token with 503 while the keys are unreachable', async () => {
  const keys = await startKeyServer();
  const token = await keys.sign(claims());
  await keys.close();
  const unavailable = { status: 503, headers: { 'retry-after': '5' } };
  await expect(withKeys(keys)(token)).rejects.toMatchObject(unavailable);
});

describe('with the emulator', () => {
  const verify = emulated();

  it('[API-20 API-21] returns the user of an unsigned emulator token', async () => {
    expect(await verify(unsigned(claims()))).toBe('asha');
  });

  it.each<Case>([
    ...badClaims.map(([what, bad]): Case => [what, () => unsigned(claims(bad))]),
    ['is garbage', () => 'a.b.c'],
    ['is signed', () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32))],
  ])('[API-20 API-21] rejects a token that %s with 401', async (_what, token) => {
    await expect(verify(await token())).rejects.toMatchObject({ status: 401 });
  });
});

describe('with a clock that is set back', () => {
  const putClock = (byMs: number) => void vi.setSystemTime(Date.now() + byMs);
  afterEach(() => void vi.useRealTimers());

  it('[API-20] keeps an expired token expired, and a new token valid for its hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const verify = emulated();
    const [expired, valid] = [unsigned(claims({ iat: hourAgo - 3600, exp: hourAgo })), unsigned(claims())];
    for (const byMs of [0, -DAY_MS]) {
      putClock(byMs);
      await expect(verify(expired)).rejects.toMatchObject({ status: 401 });
      expect(await verify(valid)).toBe('asha');
    }
    putClock(DAY_MS + 2 * 3_600_000);
    await expect(verify(valid)).rejects.toMatchObject({ status: 401 });
  });

  it('[API-20 API-21] fetches a new key at once', async () => {
    const keys = await startKeyServer();
    const verify = withKeys(keys);
    await verify(await keys.sign(claims()));
    const token = await keys.sign(claims());
    vi.useFakeTimers({ toFake: ['Date'] });
    putClock(-DAY_MS);
    expect(await verify(token)).toBe('asha');
    expect(keys.fetches()).toBe(2);
    await keys.close();
  });
});
