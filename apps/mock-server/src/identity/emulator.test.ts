import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../../test/folder.ts';
import { startEmulator } from './emulator.ts';

let folder: string;
const start = () => startEmulator({ folder, projectId: 'demo-niramaya', ports: { identity: 1, hub: 2, log: 3 } });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'niramaya-emulator-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('rejects an unreadable export, and makes the folder private first', () => {
  chmodSync(folder, 0o755);
  writeFiles(path.join(folder, 'accounts'), {
    'firebase-export-metadata.json': '{}',
    'auth_export/config.json': '{}',
    'auth_export/accounts.json': '{"users":[',
  });
  expect(start).toThrow(
    `The accounts in ${folder}/accounts cannot be read: restore that folder from a copy, or delete it to start without accounts.`,
  );
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('rejects a folder that is not writable', () => {
  folder = path.join(folder, 'file');
  writeFileSync(folder, '');
  expect(start).toThrow(/cannot be written to: get write access to it, or set DATA_DIR to another folder\.$/);
});
