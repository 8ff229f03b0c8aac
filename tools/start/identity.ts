import path from 'node:path';
import { startEmulator, type Emulator } from '../../apps/mock-server/src/identity/emulator.ts';
import type { Closing } from './closing.ts';
import type { ShopSettings } from './settings.ts';

/**
 * Starts the Firebase emulator unless a Firebase project does the sign-in. Open it first: then it closes last and saves
 * what the last request changed.
 */
export function openIdentity({ server, emulated }: ShopSettings, closing: Closing): Emulator | undefined {
  if (!emulated) return undefined;
  const { projectId, port, hubPort, logPort } = server.identity;
  const emulator = startEmulator({
    folder: path.join(server.dataDir, 'identity'),
    projectId,
    ports: { identity: port, hub: hubPort, log: logPort },
    onSaveFailed: (error) =>
      console.error(
        `The accounts could not be saved, which is tried again: ${error instanceof Error ? error.message : String(error)}`,
      ),
  });
  closing.add(emulator.stop);
  void emulator.died.then(closing.fail);
  return emulator;
}
