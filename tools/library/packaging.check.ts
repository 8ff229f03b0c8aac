import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { binFile } from '../setup/bin.mjs';
import { packedFile } from './application.ts';
import { contract, libraries, root, ui } from './libraries.ts';
import type { Manifest } from './manifest.ts';

/** The packages of the checks have a separate lock file, beside this file. */
const installed = import.meta.dirname;

function run(pkg: string, command: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [binFile(installed, pkg, command), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { status, text: `${stdout}${stderr}` };
}

test.each(libraries)('publint finds nothing in $name', { timeout: 120_000 }, ({ built }) => {
  const { status, text } = run('publint', 'publint', ['run', built, '--strict', '--pack', 'npm'], built);
  expect(text).toContain('All good!');
  expect(status, text).toBe(0);
});

interface Verdict {
  readonly analysis: { readonly entrypoints: Readonly<Record<string, object>> };
  readonly problems?: Readonly<Record<string, readonly object[]>>;
}

test.each(libraries)('the types of $name are right wherever ES modules are', { timeout: 120_000 }, (library) => {
  const parts = library === ui ? ['Button', 'ProductCard', 'UiProvider'] : [];
  const file = packedFile(inject('application'), library);
  const { status, text } = run(
    '@arethetypeswrong/cli',
    'attw',
    // Only ES modules are supported: a problem of only CommonJS or TypeScript's oldest resolution is not a fault.
    [file, '--profile=esm-only', '--format=json', ...parts.flatMap((part) => ['--include-entrypoints', part])],
    root,
  );
  const { analysis } = JSON.parse(text) as Verdict;
  expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(['.', ...parts.map((part) => `./${part}`)]));
  expect(status, text.slice(0, 2_000)).toBe(0);
});

test('peers are asked for in the ranges that are tested', () => {
  const { peerDependencies } = JSON.parse(readFileSync(path.join(ui.built, 'package.json'), 'utf8')) as Manifest;
  const version = (folder: string, name: string) =>
    (JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')) as Manifest).version;
  // From the oldest version, with which `recipes.check.ts` opens a page, to the workspace's version.
  expect(peerDependencies.react).toBe(`^${version(installed, 'react')}`);
  expect(peerDependencies['react-dom']).toBe(`^${version(installed, 'react-dom')}`);
  expect(peerDependencies['@chakra-ui/react']).toBe(`~${version(root, '@chakra-ui/react')}`);
  expect(peerDependencies['@emotion/react']).toBe(`^${version(root, '@emotion/react')}`);
});

test('both packages have the version of their changelog', () => {
  for (const { folder } of [contract, ui]) {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const [, latest] = /^## (\S+)$/m.exec(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')) ?? [];
    expect(latest).toBe(version);
  }
});
