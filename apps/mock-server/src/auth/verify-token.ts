import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { HttpProblem } from '../http/http-problem.ts';
import type { Settings } from '../settings.ts';

/** Returns the user id; throws HttpProblem 401, or 503 without keys. */
export type VerifyToken = (token: string) => Promise<string>;

// A clock that is set back revives no expired token.
const timeOfDayMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  !(error instanceof errors.JWKSInvalid);

const refused = (detail: string): HttpProblem =>
  new HttpProblem('not-signed-in', detail, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

function subjectOf({ sub, iat = 0 }: JWTPayload): string {
  // PostgreSQL stores no NUL.
  if (typeof sub !== 'string' || sub === '' || sub.length > 128 || sub.includes('\0'))
    throw refused('The token names no user.');
  if (typeof iat !== 'number' || iat > timeOfDayMs() / 1000 + 60) throw refused('The token is from the future.');
  return sub;
}

// After the clock is set back, jose would treat old keys as fresh.
function publishedKeys(url: URL): JWTVerifyGetKey {
  let keys = createRemoteJWKSet(url);
  let lastFetchMs = Date.now();
  return (header, token) => {
    const now = Date.now();
    if (now < lastFetchMs) keys = createRemoteJWKSet(url);
    lastFetchMs = now;
    return keys(header, token);
  };
}

/** Accepts unsigned tokens only with `emulator`, which `readSettings` forbids in production. */
export function createTokenVerifier({ projectId, emulator, keysUrl }: Settings['identity']): VerifyToken {
  const expected = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: new Date(timeOfDayMs()),
  });
  const keys = publishedKeys(new URL(keysUrl));
  const check = async (token: string): Promise<JWTPayload> => {
    if (emulator) return UnsecuredJWT.decode(token, expected()).payload;
    return (await jwtVerify(token, keys, { ...expected(), algorithms: ['RS256'] })).payload;
  };

  return async (token) => {
    try {
      return subjectOf(await check(token));
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      if (error instanceof errors.JWTExpired) throw refused('The sign-in has expired.');
      if (isTokenError(error)) throw refused('The token is not valid.');
      throw new HttpProblem('unavailable', 'Sign-ins cannot be checked right now, please try again.');
    }
  };
}
