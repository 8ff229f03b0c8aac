import { chmodSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/folder.ts';
import { startEmulator } from './emulator.ts';

const parent = temporaryFolder();
const startIn = (folder: string) =>
  startEmulator({ folder, projectId: 'demo-niramaya', ports: { identity: 1, hub: 2, log: 3 } });

it('rejects an unreadable export, and makes the folder private first', () => {
  chmodSync(parent, 0o755);
  writeFiles(path.join(parent, 'accounts'), {
    'firebase-export-metadata.json': '{}',
    'auth_export/config.json': '{}',
    'auth_export/accounts.json': '{"users":[',
  });
  expect(() => startIn(parent)).toThrow(
    `The accounts in ${parent}/accounts cannot be read: restore that folder from a copy, or delete it to start without accounts.`,
  );
  expect(statSync(parent).mode & 0o777).toBe(0o700);
});

it('rejects a folder that is not writable', () => {
  const file = path.join(parent, 'file');
  writeFileSync(file, '');
  expect(() => startIn(file)).toThrow(
    /cannot be written to: get write access to it, or set DATA_DIR to another folder/,
  );
});
