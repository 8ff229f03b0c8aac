import type { RequestListener } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { listen } from '../src/http/listen.ts';

const PROJECT = 'demo-niramaya';

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * Returns the claims of a valid ID token, with the given ones in place of its own. A claim set to undefined is left
 * out.
 */
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

/** Returns an unsigned token, as the identity emulator makes them. */
export const unsigned = (payload: JWTPayload): string => new UnsecuredJWT(payload).encode();

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Returns the header of a user who has signed in at the emulator. `sub` is the id of the account. */
export const signedInAs = (sub: string): Record<string, string> => bearer(unsigned(claims({ sub })));

const KEY_ID = 'key-1';

/** Publishes a key, as the identity provider does. */
export async function startKeyServer() {
  const [ours, theirs] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  let fetches = 0;
  const publish: RequestListener = (_request, response) => {
    fetches += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  };
  const { url, close } = await listen(publish, '127.0.0.1', 0, 'IDENTITY_PORT');
  return {
    url: `${url}/keys`,
    close,
    fetches: () => fetches,
    /**
     * Signs a token with the published key, or with `stolenId` by the key of a stranger, under the id of the published
     * one.
     */
    sign: (payload: JWTPayload, { stolenId = false, kid = KEY_ID } = {}): Promise<string> =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(stolenId ? theirs.privateKey : ours.privateKey),
    /** The published key as text. A verifier that does not check the algorithm would accept it as a shared secret. */
    publicKeyText: JSON.stringify(jwk),
  };
}

export type KeyServer = Awaited<ReturnType<typeof startKeyServer>>;
