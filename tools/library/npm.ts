import { execFileSync } from 'node:child_process';

/**
 * Runs npm: the npm that runs this command, or else the one on the PATH.
 * @returns its output
 * @throws Error with npm's own message
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
