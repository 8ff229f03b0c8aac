import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { startEmulator } from './emulator.ts';

const parent = temporaryFolder({ 'a-file': '' });

it('rejects a folder that is not writable', () => {
  const folder = path.join(parent, 'a-file');
  const ports = { identity: 1, hub: 2, log: 3 };
  expect(() => startEmulator({ folder, projectId: 'demo-niramaya', ports })).toThrow(
    /cannot be written to: get write access to it, or set DATA_DIR to another folder/,
  );
});
