import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { HttpProblem } from '../http/http-problem.ts';
import type { Settings } from '../settings.ts';

/**
 * Returns the user id of a token. Throws HttpProblem 401 if the token is invalid or has expired, and 503 if the
 * provider's keys cannot be fetched.
 */
export type VerifyToken = (token: string) => Promise<string>;

/**
 * Returns the time in ms since 1970: the later of the system's time, and the time of the start plus the time since
 * then. So a clock that was set back revives no expired token.
 */
const timeOfDayMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

/**
 * True for an error of `jose` about the token. False for one about the published keys: they took too long, came with
 * another status than 200 (ERR_JOSE_GENERIC), or are no JSON Web Key Set. The token may be valid then.
 */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  !(error instanceof errors.JWKSInvalid);

const refused = (detail: string): HttpProblem =>
  new HttpProblem('not-signed-in', detail, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

/** How many seconds a token may be ahead of the clock of this machine. */
const MAX_CLOCK_LEAD_S = 60;
/** The longest user id that Firebase gives, in characters. */
const MAX_USER_ID_LENGTH = 128;

/** Returns the user id of a token. Throws HttpProblem 401 if it has none, or is from the future. */
function subjectOf({ sub, iat = 0 }: JWTPayload): string {
  // The user id becomes a value in the database, and PostgreSQL stores no NUL character.
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_USER_ID_LENGTH || sub.includes('\0'))
    throw refused('The token names no user.');
  if (typeof iat !== 'number' || iat > timeOfDayMs() / 1000 + MAX_CLOCK_LEAD_S)
    throw refused('The token is from the future.');
  return sub;
}

/** Fetches the keys again after the clock was set back, because jose would treat old keys as fresh. */
function publishedKeys(url: URL): JWTVerifyGetKey {
  let keys = createRemoteJWKSet(url);
  let lastUseMs = Date.now();
  return (header, token) => {
    const now = Date.now();
    if (now < lastUseMs) keys = createRemoteJWKSet(url);
    lastUseMs = now;
    return keys(header, token);
  };
}

/**
 * Returns a function that checks the signature, the project and the time of an ID token of Firebase. It accepts
 * unsigned tokens only with `emulator`, which `readSettings` refuses in production.
 */
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
