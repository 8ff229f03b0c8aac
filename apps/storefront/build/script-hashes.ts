import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** The server reads this file, and does not serve it: its name begins with a dot. */
const FILE = '.script-hashes.json';

/** Returns the source of a content security policy that allows a script with exactly this text. */
export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * Lists the inline scripts of all pages for their content security policy, each by its hash. The browser refuses any
 * other.
 */
export const writeScriptHashes = (folder: string, hashes: ReadonlySet<string>): void =>
  writeFileSync(path.join(folder, FILE), JSON.stringify([...hashes]));
