import type { User } from 'firebase/auth';

/** A token issued longer ago than this is not sent to the sync endpoint (CONST-63, AMB-47). Seconds. */
const TOKEN_MAX_AGE_S = 300;

/**
 * Keeps the optional sync endpoint told who is signed in: POST with the ID token at sign-in and after each renewal
 * (IDENTITY-15), DELETE at sign-out (IDENTITY-16). What becomes of the call undoes neither.
 */
export function createTokenSync(url: string): (user: User | null) => Promise<void> {
  let hadUser = false;
  let lastSent = '';
  const tell = async (init: RequestInit) => {
    await fetch(url, init).catch(() => undefined);
  };

  return async (user) => {
    if (user === null) {
      if (hadUser) await tell({ method: 'DELETE' });
      hadUser = false;
      lastSent = '';
      return;
    }
    hadUser = true;
    const { token, issuedAtTime } = await user.getIdTokenResult();
    const ageMs = Date.now() - Date.parse(issuedAtTime);
    if (ageMs > TOKEN_MAX_AGE_S * 1000 || token === lastSent) return;
    lastSent = token;
    await tell({ method: 'POST', headers: { authorization: `Bearer ${token}` } });
  };
}
