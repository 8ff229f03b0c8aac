import { mkdir, open, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const patienceMilliseconds = 8_000;
const { version } = createRequire(import.meta.url)('firebase-tools/package.json') as { version: string };
/** The metadata file that the import of the emulator reads. */
const METADATA = JSON.stringify({ version, auth: { version, path: 'auth_export' } });

/**
 * Fetches the accounts from the emulator and writes them in the format of its export. The export through the hub ends
 * the emulator if the disk is full.
 * @param folder is created again; its parent must exist
 * @throws Error if the emulator does not respond in eight seconds, or the folder cannot be written
 */
export async function exportAccounts(origin: string, projectId: string, folder: string): Promise<void> {
  const read = async (address: string): Promise<string> => {
    const response = await fetch(origin + address, {
      headers: { authorization: 'Bearer owner' },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (!response.ok) throw new Error(`the identity emulator refused to export its accounts with ${response.status}`);
    return response.text();
  };
  const [accounts, config] = await Promise.all([
    read(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`),
    read(`/emulator/v1/projects/${projectId}/config`),
  ]);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'auth_export'), { recursive: true, mode: 0o700 });
  await Promise.all([
    write(path.join(folder, 'auth_export/accounts.json'), accounts),
    write(path.join(folder, 'auth_export/config.json'), config),
    write(path.join(folder, 'firebase-export-metadata.json'), METADATA),
  ]);
}

/**
 * Writes a file for its owner alone, because passwords are readable in it. It syncs the file, so that a power cut
 * leaves no empty files.
 */
async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
