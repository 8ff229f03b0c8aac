import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { resolveChromium, type ResolvedChromium } from '../chromium.ts';
import { binFile } from '../setup/bin.mjs';
import { giveUp } from '../setup/trouble.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a package's command with the browser of the checks.
 * @param further arguments that follow; by default those of the command line
 */
export async function runWithBrowser(
  pkg: string,
  args: readonly string[],
  further: readonly string[] = process.argv.slice(2),
): Promise<never> {
  const chromium = await resolveChromium().catch(giveUp);
  process.exit(await runIn(chromium, pkg, [...args, ...further]));
}

/**
 * Runs a package's command with a browser until it exits.
 * @returns its exit code
 */
export async function runIn(
  chromium: ResolvedChromium,
  pkg: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [binFile(root, pkg), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...chromium.env, CHROMIUM_PATH: chromium.path, ...env },
  });
  // The runner closes its browser and server first. The terminal sends it a Ctrl-C directly.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
