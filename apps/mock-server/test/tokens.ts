import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';

export const PROJECT = 'demo-niramaya';

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** The claims of an ID token of the identity provider. A claim set to undefined is left out. */
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

/** A token as the identity emulator issues it: without a signature. */
export const unsigned = (payload: JWTPayload): string => new UnsecuredJWT(payload).encode();

export interface KeyServer {
  readonly url: string;
  /** How often the keys were fetched. */
  readonly fetches: () => number;
  /** Signs with the published key, or with the same id and a stranger's key. */
  sign(payload: JWTPayload, options?: { stolenId?: boolean; kid?: string }): Promise<string>;
  /** The published key in a form that a careless verifier accepts as a shared secret. */
  readonly publicKeyText: string;
  close(): Promise<void>;
}

const KEY_ID = 'key-1';

const signWith = (key: CryptoKey, kid: string, payload: JWTPayload): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);

/** Publishes a key as the identity provider does, and signs with it. */
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
