import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { timeOfDayMs } from '../clock.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Settings } from '../settings.ts';

/**
 * Returns the id of the user to whom a token was issued.
 * @throws HttpProblem 401 if the token is invalid, 503 if it cannot be checked right now
 */
export type VerifyToken = (token: string) => Promise<string>;

type Check = (token: string) => Promise<JWTPayload>;

const REQUIRED_CLAIMS = ['sub', 'iat', 'exp'];

/** Returns whether the token itself is at fault. Every other error is a failure to fetch the keys. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  !(error instanceof errors.JWKSInvalid);

const refused = (detail: string): HttpProblem =>
  new HttpProblem('not-signed-in', detail, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

function subjectOf({ sub, iat = 0 }: JWTPayload): string {
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw refused('The token names no user.');
  if (typeof iat !== 'number' || iat > timeOfDayMs() / 1000 + 60) throw refused('The token is from the future.');
  return sub;
}

/**
 * Returns the published keys. The library measures their age by the machine's clock. After that clock is put back, old
 * keys would seem fresh and a new key would be unknown until the clock has caught up. So the keys are fetched again.
 */
function publishedKeys(url: URL): JWTVerifyGetKey {
  let keys = createRemoteJWKSet(url);
  let lastAsked = Date.now();
  return (header, token) => {
    const now = Date.now();
    if (now < lastAsked) keys = createRemoteJWKSet(url);
    lastAsked = now;
    return keys(header, token);
  };
}

/**
 * Creates the only function that verifies sign-ins. It accepts tokens of the project that the identity provider has
 * signed. With the emulator switch, and only then, it accepts the emulator's unsigned tokens. `readSettings` forbids
 * that switch in production and for real projects.
 */
export function createTokenVerifier({ projectId, emulator, keysUrl }: Settings['identity']): VerifyToken {
  const expected = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: REQUIRED_CLAIMS,
    currentDate: new Date(timeOfDayMs()),
  });
  const keys = publishedKeys(new URL(keysUrl));
  const check: Check = emulator
    ? (token) => Promise.resolve().then(() => UnsecuredJWT.decode(token, expected()).payload)
    : async (token) => (await jwtVerify(token, keys, { ...expected(), algorithms: ['RS256'] })).payload;

  return async (token) => {
    try {
      return subjectOf(await check(token));
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      if (error instanceof errors.JWTExpired) throw refused('The sign-in has expired.');
      if (isTokenFault(error)) throw refused('The token is not valid.');
      throw new HttpProblem('unavailable', 'Sign-ins cannot be checked right now, please try again.', {
        headers: { 'retry-after': '5' },
      });
    }
  };
}
