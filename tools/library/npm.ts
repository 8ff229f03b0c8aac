import { execFileSync } from 'node:child_process';

/**
 * Runs npm: the one that runs us, if it is npm, else the one on the path.
 * @returns what it prints
 * @throws Error with npm's own words
 */
export function npm(args: readonly string[], folder: string): string {
  const cli = process.env.npm_execpath;
  const [command, first] = cli && /npm-cli\.[cm]?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []];
  return execFileSync(command, [...first, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    shell: command === 'npm' && process.platform === 'win32',
  });
}
