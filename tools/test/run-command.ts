import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { readProgress, type Progress } from './progress.ts';

const patienceMilliseconds = 10_000;

export interface RunOptions {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  /** The file to which the output is written. */
  readonly log: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  readonly onOutput?: (chunk: Buffer) => void;
}

/** Runs a script with its arguments until it exits, and never throws. */
export async function runCommand(
  command: readonly string[],
  { root, env, log: file, signal, onProgress, onOutput }: RunOptions,
): Promise<{ exitCode: number; output: string }> {
  const log = createWriteStream(file);
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    // The runners close their browsers and servers on SIGINT, not on SIGTERM.
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      onOutput?.(chunk);
      const progress = readProgress(chunk.toString());
      if (progress) onProgress(progress);
    });
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  signal.removeEventListener('abort', stop);
  await new Promise<void>((resolve) => log.end(resolve));
  return { exitCode, output: readFileSync(file, 'utf8') };
}
