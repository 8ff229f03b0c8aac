import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { readNotes } from './notes.ts';
import { completeOutcome, type Outcome } from './outcome.ts';
import { readProgress, type Progress } from './progress.ts';

const patienceMilliseconds = 10_000;

/** A check of `npm test`: a command, and what its report or its exit code says. */
export interface Check {
  readonly name?: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the runner writes its report and how it is read; without one the check counts as one, by its exit code. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Outcome };
}

export interface RunOptions {
  readonly root: string;
  /** The file that keeps the output. */
  readonly log: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  readonly onOutput?: (chunk: Buffer) => void;
}

/** Runs a check to its end. It never throws: whatever goes wrong is an outcome. */
export async function runCheck(check: Check, options: RunOptions): Promise<Outcome> {
  const { root, signal, onProgress, onOutput } = options;
  const { command, env } = check;
  const log = createWriteStream(options.log);
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    // The runners close their browsers and servers on this signal, not on the one that means "terminate".
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
  const output = readFileSync(options.log, 'utf8');
  return { ...completeOutcome(reportedOutcome(check, exitCode), exitCode, output), notes: readNotes(output) };
}

function reportedOutcome({ report }: Check, exitCode: number): Outcome {
  if (!report) return { passed: exitCode === 0 ? 1 : 0, failures: [] };
  if (!existsSync(report.file)) return { passed: 0, failures: [] };
  return report.read(readFileSync(report.file, 'utf8'));
}
