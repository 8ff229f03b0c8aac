import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';

const PROJECT = 'demo-niramaya';

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** A claim set to undefined is left out. */
export const claims = (overrides: JWTPayload = {}): JWTPayload =>
  Object.fromEntries(
    Object.entries({
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: 'asha',
      iat: nowSeconds() - 10,
      exp: nowSeconds() + 3600,
      ...overrides,
    }).filter(([, value]) => value !== undefined),
  );

/** A token of the identity emulator. */
export const unsigned = (payload: JWTPayload): string => new UnsecuredJWT(payload).encode();

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** The emulated sign-in of a user. */
export const signedInAs = (sub: string): Record<string, string> => bearer(unsigned(claims({ sub })));

export interface KeyServer {
  readonly url: string;
  readonly fetches: () => number;
  /** Signs with the published key, or with a stranger's under its id. */
  sign(payload: JWTPayload, options?: { stolenId?: boolean; kid?: string }): Promise<string>;
  /** A careless verifier accepts it as a shared secret. */
  readonly publicKeyText: string;
  close(): Promise<void>;
}

const KEY_ID = 'key-1';

const signWith = (key: CryptoKey, kid: string, payload: JWTPayload): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);

export async function startKeyServer(): Promise<KeyServer> {
  const [ours, theirs] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  let fetches = 0;
  const server = createServer((_request, response) => {
    fetches += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    fetches: () => fetches,
    sign: (payload, { stolenId = false, kid = KEY_ID } = {}) =>
      signWith(stolenId ? theirs.privateKey : ours.privateKey, kid, payload),
    publicKeyText: JSON.stringify(jwk),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
