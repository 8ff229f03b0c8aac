import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { timeOfDayMs } from '../clock.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Settings } from '../settings.ts';

/**
 * Answers the id of the user whom a token was issued to.
 * @throws HttpProblem 401 where the token proves nothing, 503 where that cannot be found out right now
 */
export type VerifyToken = (token: string) => Promise<string>;

type Check = (token: string) => Promise<JWTPayload>;

const REQUIRED_CLAIMS = ['sub', 'iat', 'exp'];

/** Faults of the token itself; every other one is a fault on the way to the keys. */
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
 * The published keys. Their age is measured by the machine's clock: where that is put back they would seem fresh, and a
 * new key unknown, until the clock has caught up; so they are forgotten.
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
 * The one place where sign-ins are believed: tokens of the project, signed by the identity provider. With the emulator
 * switch, and then alone, the emulator's unsigned ones; `readSettings` keeps that switch away from production and from
 * real projects.
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
