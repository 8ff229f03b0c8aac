import type { IdTokenResult } from 'firebase/auth';

/** A token older than this is not sent to the sync endpoint (CONST-63, AMB-47). Seconds. */
const TOKEN_MAX_AGE_S = 300;

/** Hands a fresh ID token to the sync endpoint, where one is set (IDENTITY-15). Its failure does not undo the sign-in. */
export async function syncToken(url: string | null, { token, issuedAtTime }: IdTokenResult): Promise<void> {
  if (url === null || Date.now() - Date.parse(issuedAtTime) > TOKEN_MAX_AGE_S * 1000) return;
  await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
}

/** Tells the sync endpoint, where one is set, that the session is over (IDENTITY-16). */
export async function dropSyncedToken(url: string | null): Promise<void> {
  if (url !== null) await fetch(url, { method: 'DELETE' }).catch(() => undefined);
}
