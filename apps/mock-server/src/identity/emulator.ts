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
  /** Holds the accounts between two starts. */
  readonly folder: string;
  readonly projectId: string;
  readonly ports: EmulatorPorts;
  /** Accounts could not be saved; it is tried again in five seconds. */
  readonly onSaveFailed: (error: unknown) => void;
}

export interface Emulator {
  readonly origin: string;
  /** Fulfilled once sign-in answers; rejected with a StartError when it never will. */
  readonly ready: Promise<void>;
  readonly isReady: () => boolean;
  /** Fulfilled with a sentence when the emulator ends although nobody stopped it. */
  readonly died: Promise<StartError>;
  /** Something of an account changed that may be lost: the accounts are saved in a second. */
  readonly saveSoon: () => void;
  /** Saves the accounts; rejected where that fails, and tried again later. Those who wait share a save. */
  readonly saved: () => Promise<void>;
  /** The emulator's own process; undefined where it could not be started. */
  readonly pid: number | undefined;
  /** Saves the accounts and ends the emulator. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the Firebase Auth emulator as a process of its own, with the accounts of the last time.
 * @throws StartError where the folder of the accounts is in use
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
  // Whoever waits hears of it; nobody has to.
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
      // Before it has read its accounts it has nothing to save, and it is deaf while it compiles its routes.
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
 * A process group of its own keeps a Ctrl-C in the terminal from reaching the emulator before the shop has stopped
 * taking sign-ins.
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

/** Reads what the emulator prints: when it is ready, and its last words in case it dies. */
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

/** The emulator's own reason in a sentence, where it names one. */
function farewell(lastWords: string): string {
  const reason = /Error:\s*(.+)/.exec(lastWords)?.[1]?.trim().replace(/\.$/, '');
  return `The identity emulator, which does the sign-in, ended by itself${reason ? ` (${reason})` : ''}: start the shop again.`;
}

const rethrow = (error: StartError): never => {
  throw error;
};
const never = (): Promise<never> => new Promise(() => undefined);
