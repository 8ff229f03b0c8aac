import { readFileSync } from 'node:fs';
import path from 'node:path';

interface SavedAccount {
  readonly localId: string;
  readonly validSince?: string;
  readonly lastLoginAt?: string;
}

const atOnce = 20;

/**
 * Restores the two timestamps of imported accounts that the emulator loses at the import. Without them, the emulator
 * treats every ID token from before the import as expired. A restart of the shop would then sign everybody out.
 * @param accounts the folder that was imported
 */
export async function restoreSessions(origin: string, projectId: string, accounts: string): Promise<void> {
  const saved = JSON.parse(readFileSync(path.join(accounts, 'auth_export/accounts.json'), 'utf8')) as {
    users?: readonly SavedAccount[];
  };
  const users = saved.users ?? [];
  for (let first = 0; first < users.length; first += atOnce)
    await Promise.all(users.slice(first, first + atOnce).map((user) => restore(origin, projectId, user)));
}

async function restore(origin: string, projectId: string, { localId, validSince, lastLoginAt }: SavedAccount) {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, validSince, lastLoginAt }),
  });
  if (!answer.ok) throw new Error(`the identity emulator refused to restore an account with ${answer.status}`);
}
