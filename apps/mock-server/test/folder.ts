import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Writes files by their path below the folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Returns a new folder, which is deleted after the surrounding tests. */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-'));
  // The identity emulator frees its port before its last write. A test that waits for the port may then delete the
  // folder while a file appears in it, which fails and is tried again.
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  writeFiles(folder, files);
  return folder;
}
