import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { startEmulator } from './emulator.ts';

const parent = temporaryFolder({
  'accounts/firebase-export-metadata.json': '{}',
  'accounts/auth_export/config.json': '{}',
  'accounts/auth_export/accounts.json': '{"users":[',
  'a-file': '',
});
const startIn = (folder: string) =>
  startEmulator({ folder, projectId: 'demo-niramaya', ports: { identity: 1, hub: 2, log: 3 } });

it('rejects an unreadable export, and makes the folder private first', () => {
  chmodSync(parent, 0o755);
  expect(() => startIn(parent)).toThrow(
    `The accounts in ${parent}/accounts cannot be read: restore that folder from a copy, or delete it to start without accounts.`,
  );
  expect(statSync(parent).mode & 0o777).toBe(0o700);
});

it('rejects a folder that is not writable', () => {
  expect(() => startIn(path.join(parent, 'a-file'))).toThrow(
    /cannot be written to: get write access to it, or set DATA_DIR to another folder/,
  );
});
