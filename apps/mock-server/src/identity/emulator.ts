import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { openAccountsFolder, type AccountsFolder } from './accounts-folder.ts';
import {
  EMULATOR_HOST,
  emulatorEnvironment,
  switchOnEmailPrivacy,
  writeEmulatorConfig,
  type EmulatorPorts,
} from './emulator-config.ts';
import { EXPORT_ON_EXIT } from './emulator-guard-message.ts';
import { restoreSessions } from './emulator-sessions.ts';
import { exportAccounts } from './export-accounts.ts';
import { createSaver } from './saver.ts';

const startMilliseconds = 180_000;
const stopMilliseconds = 15_000;
const READY = 'All emulators ready';
const keptCharacters = 2_000;

export interface EmulatorOptions {
  /** The folder that holds the accounts between two starts. */
  readonly folder: string;
  readonly projectId: string;
  readonly ports: EmulatorPorts;
  /** Called if the accounts could not be saved. The emulator tries again in five seconds. */
  readonly onSaveFailed: (error: unknown) => void;
}

export interface Emulator {
  readonly origin: string;
  /** Resolves once sign-in responds. Rejects with a StartError if it never will. */
  readonly ready: Promise<void>;
  readonly isReady: () => boolean;
  /** Resolves with an error message if the emulator ends although nobody stopped it. */
  readonly died: Promise<StartError>;
  /** Saves the accounts in a second. Call it after a change to an account that may be lost. */
  readonly saveSoon: () => void;
  /**
   * Saves the accounts. Rejects if that fails, and a later attempt follows. Callers who wait at the same time share a
   * save.
   */
  readonly saved: () => Promise<void>;
  /** The process of the emulator; undefined if it could not be started. */
  readonly pid: number | undefined;
  /** Saves the accounts and ends the emulator. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the Firebase Auth emulator as a separate process, with the accounts of the last run.
 * @throws StartError if the folder of the accounts is in use
 */
export function startEmulator({ folder, projectId, ports, onSaveFailed }: EmulatorOptions): Emulator {
  const accounts = openAccountsFolder(path.resolve(folder));
  writeEmulatorConfig(accounts.work, ports);
  const imported = accounts.current();
  const child = launch(accounts, projectId, imported);
  const origin = `http://${EMULATOR_HOST}:${ports.identity}`;
  const saver = createSaver(async () => {
    await exportAccounts(origin, projectId, accounts.next);
    if (!accounts.accept()) throw new Error('the accounts of the identity emulator are not complete');
  }, onSaveFailed);

  let state: 'starting' | 'ready' | 'stopping' | 'gone' = 'starting';
  const words = listen(child);
  const ended = once(child, 'exit')
    .catch(() => undefined)
    .then(() => {
      const unexpected = state === 'starting' || state === 'ready';
      state = 'gone';
      return unexpected;
    });
  const died = ended.then((unexpected) => (unexpected ? new StartError(farewell(words.last())) : never()));
  const ready = Promise.race([words.ready, died.then(rethrow)])
    .then(() => switchOnEmailPrivacy(origin, projectId))
    .then(() => (imported ? restoreSessions(origin, projectId, imported) : undefined))
    .then(() => {
      if (state !== 'starting') return;
      state = 'ready';
      child.send(EXPORT_ON_EXIT);
    });
  // Callers that wait get the rejection. This handler prevents an unhandled rejection if nobody waits.
  ready.catch(() => undefined);

  return {
    origin,
    ready,
    isReady: () => state === 'ready',
    died,
    saveSoon: saver.soon,
    saved: saver.now,
    pid: child.pid,
    stop: async () => {
      // While it starts, the emulator has nothing to save. It also does not respond while it compiles its routes.
      if (state === 'starting') child.kill('SIGKILL');
      if (state !== 'gone') state = 'stopping';
      await saver.stop();
      if (child.connected) child.disconnect();
      const patience = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
      await ended;
      clearTimeout(patience);
      accounts.accept();
      accounts.release();
    },
  };
}

/**
 * Starts the emulator in its own process group. Otherwise a Ctrl-C in the terminal would reach it before the shop stops
 * accepting sign-ins.
 */
function launch(accounts: AccountsFolder, projectId: string, imported: string | undefined): ChildProcess {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const guard = new URL('./emulator-guard.ts', import.meta.url);
  const args = ['emulators:start', '--only', 'auth', '--project', projectId, '--export-on-exit', accounts.next];
  if (imported) args.push('--import', imported);
  return spawn(process.execPath, ['--import', guard.href, cli, ...args], {
    cwd: accounts.work,
    env: emulatorEnvironment(accounts.work),
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Reads the output of the emulator: when it is ready, and its last lines in case it ends unexpectedly. */
function listen(child: ChildProcess): { ready: Promise<void>; last: () => string } {
  let text = '';
  const ready = new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(
        new StartError(
          `Sign-in was not up after ${startMilliseconds / 1000} seconds: close other programs and start again.`,
        ),
      );
    }, startMilliseconds);
    patience.unref();
    const take = (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-keptCharacters);
      if (text.includes(READY)) {
        clearTimeout(patience);
        resolve();
      }
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', () => clearTimeout(patience));
    child.once('error', (error) => {
      clearTimeout(patience);
      reject(new StartError(`Sign-in could not be started (${error.message}): run the command again.`));
    });
  });
  return { ready, last: () => text };
}

/** Returns the reason of the emulator in a sentence, if it names one. */
function farewell(lastWords: string): string {
  const reason = /Error:\s*(.+)/.exec(lastWords)?.[1]?.trim().replace(/\.$/, '');
  return `The identity emulator, which does the sign-in, ended by itself${reason ? ` (${reason})` : ''}: start the shop again.`;
}

const rethrow = (error: StartError): never => {
  throw error;
};
const never = (): Promise<never> => new Promise(() => undefined);
