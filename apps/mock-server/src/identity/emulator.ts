import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makePrivateTree } from '../database/private-files.ts';
import { StartError } from '../start-error.ts';
import { createSaver, findAccounts, type Account } from './saved-accounts.ts';

/** The emulator listens on this machine only, because each of its clients is its administrator. */
export const EMULATOR_HOST = '127.0.0.1';

/** How long the emulator may take to start, in ms. */
const START_TIMEOUT_MS = 180_000;
/** The number of last characters of the emulator's output that are kept. They explain why the emulator ended. */
const MAX_OUTPUT_LENGTH = 2_000;

/** The folder in which the emulator keeps its accounts, its project, and the ports on which it listens. */
export interface EmulatorOptions {
  readonly folder: string;
  /**
   * The id of the Firebase project. It has to begin with 'demo-', so that the emulator never connects to a real
   * project.
   */
  readonly projectId: string;
  readonly ports: { readonly identity: number; readonly hub: number; readonly log: number };
}

/**
 * Starts the Firebase emulator for sign-in as a child process. It imports the accounts of the folder, and `save` and
 * `stop` save them there. Throws StartError if the folder is not writable.
 */
export function startEmulator({ folder, projectId, ports }: EmulatorOptions) {
  const home = path.resolve(folder);
  prepare(home, ports);
  const { folder: saved, accounts: imported } = findAccounts(home);
  const child = launch(home, projectId, imported.length > 0 ? saved : null);
  const origin = `http://${EMULATOR_HOST}:${ports.identity}`;
  const save = createSaver(home, origin, projectId);

  let output = '';
  let isStopping = false;
  let isReady = false;
  const started = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT_LENGTH);
      if (output.includes('All emulators ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const timer = setTimeout(() => {
    output = `Error: it was not ready after ${START_TIMEOUT_MS / 1000} seconds`;
    child.kill('SIGKILL');
  }, START_TIMEOUT_MS).unref();
  const ended = once(child, 'exit').catch((error: unknown) => {
    output = String(error);
  });
  const never = new Promise<never>(() => undefined);
  const died = ended.then(() => (isStopping ? never : new StartError(describeEnd(output))));
  const configured = started.then(() => configure(origin, projectId, imported));
  const ready = Promise.race([configured, died.then((error) => Promise.reject(error))])
    .then(async () => {
      if (isStopping || !child.connected) return;
      // A save before the accounts are imported would lose them, so saves are allowed only from here on.
      isReady = true;
      await save();
    })
    .finally(() => clearTimeout(timer));
  ready.catch(() => undefined);

  return {
    origin,
    /**
     * Resolves when the accounts are imported and saved. Rejects with StartError if the emulator ends before, is not
     * ready in 180 s, or refuses its configuration.
     */
    ready,
    /** Whether calls reach the emulator: it is ready, and has not ended since (`child.connected`). */
    isReady: () => isReady && child.connected,
    /** Resolves with a StartError if the emulator ends by itself. */
    died,
    pid: child.pid,
    /** Saves all changes until now. A failure is printed, and the save is tried again. */
    save,
    stop: async () => {
      isStopping = true;
      if (isReady && child.connected) await save();
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What `startEmulator` returns. */
export type Emulator = ReturnType<typeof startEmulator>;

function prepare(folder: string, ports: EmulatorOptions['ports']): void {
  const at = (port: number) => ({ host: EMULATOR_HOST, port });
  const emulators = {
    auth: at(ports.identity),
    hub: at(ports.hub),
    logging: at(ports.log),
    // The emulator's user interface downloads its page, so it fails offline.
    ui: { enabled: false },
    singleProjectMode: true,
  };
  try {
    makePrivateTree(folder);
    writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  } catch {
    throw new StartError(`${folder} cannot be written to: get write access to it, or set DATA_DIR to another folder.`);
  }
}

/**
 * Starts the process in a process group of its own, because Ctrl-C would otherwise end it before the last save. It gets
 * only a few variables of the environment, because others may name a real project.
 */
function launch(folder: string, projectId: string, imported: string | null): ChildProcess {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const command = ['emulators:start', '--only', 'auth', '--project', projectId];
  if (imported !== null) command.push('--import', imported);
  // `emulator-guard.ts` ends the emulator with the shop. It notices the end by the channel that 'ipc' opens below.
  const guard = new URL('./emulator-guard.ts', import.meta.url).href;
  const { PATH, SystemRoot } = process.env;
  // The emulator keeps its settings and temporary files in the folder, and not in the home of the user.
  const folders = { HOME: folder, USERPROFILE: folder, TMPDIR: folder, TEMP: folder, TMP: folder };
  return spawn(process.execPath, ['--import', guard, cli, ...command], {
    cwd: folder,
    env: { PATH, SystemRoot, ...folders, CI: '1' },
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/**
 * Restores two timestamps of each account, which the emulator's import resets and so signs every user out. Configures
 * that a wrong password and an unknown e-mail address get the same response.
 */
async function configure(origin: string, projectId: string, imported: readonly Account[]): Promise<void> {
  const send = async (method: string, address: string, body: object) => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const url = `${origin}/identitytoolkit.googleapis.com/${address}`;
    const { ok, status } = await fetch(url, { method, headers, body: JSON.stringify(body) });
    if (!ok) throw new StartError(`The identity emulator refused ${address} with ${status}: start the shop again.`);
  };
  const setting = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  const privacy = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
  await send('PATCH', `v2/projects/${projectId}/config?updateMask=${setting}`, privacy);
  for (const { localId, validSince, lastLoginAt } of imported)
    await send('POST', `v1/projects/${projectId}/accounts:update`, { localId, validSince, lastLoginAt });
}

function describeEnd(output: string): string {
  const reason = /Error:\s*(.+)/.exec(output)?.[1]?.trim().replace(/\.$/, '');
  return `The identity emulator, which does the sign-in, ended by itself${reason ? ` (${reason})` : ''}: start the shop again.`;
}
