import type { User } from 'firebase/auth';

/** An older token is not sent. */
const TOKEN_MAX_AGE_S = 300;

/** Sends the ID token to the sync endpoint; a failure undoes no sign-in. */
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
