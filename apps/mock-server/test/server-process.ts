import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { unlimited } from './api.ts';

export const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');

/** Returns the path of a program in `src/commands`. */
export const commandFile = (name: 'backup' | 'check-health' | 'export' | 'import' | 'restore' | 'seed'): string =>
  path.resolve(import.meta.dirname, `../src/commands/${name}.ts`);

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

function spawnProgram(program: string, settings: NodeJS.ProcessEnv, args: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...unlimited, ...settings },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function startServerProcess(
  settings: NodeJS.ProcessEnv,
  onSpawned: (child: ChildProcess) => void = () => undefined,
) {
  const child = spawnProgram(MAIN, settings);
  onSpawned(child);
  const gone = once(child, 'exit') as Promise<[number | null]>;
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  /**
   * Sends a signal to the process and resolves with its exit code when it is gone. The code is null if the signal
   * itself ended the process.
   */
  const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await gone)[0];
  };
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('API ')) return { child, url: line.slice('API '.length), stop };
  }
  throw new Error(`The server has not started: ${errors}`);
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * Runs a program to its end, or sends it `signal` at the first line of its output or errors that `killAt` matches. The
 * exit code is null if the signal itself ended the program.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
  killAt?: RegExp,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<{ code: number | null; lines: string[]; errors: string }> {
  const child = spawnProgram(program, settings, args);
  const gone = once(child, 'close') as Promise<[number | null]>;
  const lines: string[] = [];
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    if (killAt?.test(errors)) child.kill(signal);
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    lines.push(line);
    if (killAt?.test(line)) child.kill(signal);
  }
  return { code: (await gone)[0], lines, errors };
}
