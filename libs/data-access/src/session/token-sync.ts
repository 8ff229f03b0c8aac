import type { User } from 'firebase/auth';

/** In seconds. A token issued longer ago than this is not sent to the sync endpoint (CONST-63, AMB-47). */
const TOKEN_MAX_AGE_S = 300;

/**
 * Informs the optional sync endpoint who is signed in. It sends POST with the ID token at sign-in and after each
 * renewal (IDENTITY-15), and DELETE at sign-out (IDENTITY-16). The result of the call undoes neither the sign-in nor
 * the sign-out.
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
