import type { User } from 'firebase/auth';

/** How long after its issue a token is still sent, in seconds. A reload within that time sends it again. */
const TOKEN_MAX_AGE_S = 300;

/**
 * Returns a function that reports to the endpoint at `url` (the setting `VITE_TOKEN_SYNC_URL`) who is logged in. Call
 * it with the user of Firebase's SDK after each change, and with null after a log-out.
 *
 * - A log-in and each renewal send `POST` with the ID token as a bearer token, once for each token.
 * - A log-out sends `DELETE`, without a token; a page that never had a user sends nothing.
 *
 * A failed request is ignored: the shopper stays logged in, and the next renewal sends a token again.
 */
export function createTokenSync(url: string): (user: User | null) => Promise<void> {
  let hadUser = false;
  let lastSent = '';
  const send = async (init: RequestInit) => {
    await fetch(url, init).catch(() => undefined);
  };

  return async (user) => {
    if (user === null) {
      if (hadUser) await send({ method: 'DELETE' });
      hadUser = false;
      lastSent = '';
      return;
    }
    hadUser = true;
    const { token, issuedAtTime } = await user.getIdTokenResult();
    const ageMs = Date.now() - Date.parse(issuedAtTime);
    if (ageMs > TOKEN_MAX_AGE_S * 1000 || token === lastSent) return;
    lastSent = token;
    await send({ method: 'POST', headers: { authorization: `Bearer ${token}` } });
  };
}
