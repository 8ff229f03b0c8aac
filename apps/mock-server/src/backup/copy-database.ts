import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { backup, type DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Small enough that the server can handle requests between two steps. */
const PAGES_A_STEP = 100;
const OWNER_ALONE = 0o600;

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * Copies an open embedded database to a new file, as it is at one moment, while requests continue. An interrupted copy
 * leaves no file of that name. The file holds health data, so only its owner may read it.
 * @throws StartError if the file exists already or cannot be written
 */
export async function copyDatabase(source: DatabaseSync, file: string): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`);
  const part = `${file}.part`;
  try {
    await (await open(part, 'w', OWNER_ALONE)).close();
    await backup(source, part, { rate: PAGES_A_STEP });
    await syncToDisk(part);
    await rename(part, file);
  } catch {
    await rm(part, { force: true });
    throw new StartError(`${file} cannot be written: check the folder and its free space, then try again.`);
  }
}
