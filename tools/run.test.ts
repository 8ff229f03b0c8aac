import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

it('refuses a Node that is too old, in one sentence', () => {
  const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.0' } })";
  const { status, stderr, stdout } = run(
    '--import',
    `data:text/javascript,${encodeURIComponent(pretend)}`,
    'tools/run.mjs',
    'start',
  );
  expect(status).toBe(1);
  expect(stderr).toBe('Node 18.19.0 is too old: install Node 20 or newer.\n');
  expect(stdout).toBe('');
});

it('names its commands to somebody who mistypes one', () => {
  const { status, stderr } = run('tools/run.mjs', 'strat');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\nThere is no command “strat”: choose one of start, dev, test, .+\.\n$/);
});

it('passes the exit code of a command on', () => {
  expect(run('tools/run.mjs', 'typecheck', '--showConfig', '--noSuchOption').status).toBe(1);
  expect(run('tools/run.mjs', 'typecheck', '--version').status).toBe(0);
});
