import { spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { packedFile } from './application.ts';
import { libraries, readManifest, root, ui } from './libraries.ts';

const timeout = 120_000;

function run(script: string, args: readonly string[], output: 'pipe' | number = 'pipe') {
  return spawnSync(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', output, 'pipe'],
  });
}

test.each(libraries)('publint reports nothing for $name', { timeout }, ({ built }) => {
  const { status, stdout } = run('node_modules/publint/src/cli.js', ['run', built, '--strict', '--pack', 'npm']);
  expect(stdout).toContain('All good!');
  expect(status).toBe(0);
});

/** The entry points to check of a library that has others than its index. One component is checked for all of them. */
const entryPointsToCheck: Readonly<Record<string, readonly string[]>> = {
  '@niramaya/copy': ['./cart'],
  '@niramaya/ui': ['.', './Button', './color-mode'],
};

interface Problem {
  readonly resolutionKind?: string;
  readonly resolutionOption?: string;
}
interface Verdict {
  readonly analysis: { readonly entrypoints: Readonly<Record<string, object>> };
  readonly problems: Readonly<Record<string, readonly Problem[]>>;
}

test.each(libraries)('Are the types wrong reports nothing for $name with bundlers', { timeout }, (library) => {
  const entryPoints = entryPointsToCheck[library.name] ?? ['.'];
  const file = packedFile(inject('application'), library);
  const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js';
  // The tool exits before a pipe has a long report.
  const report = path.join(inject('application'), 'attw.json');
  run(attw, [file, '--format=json', '--entrypoints', ...entryPoints], openSync(report, 'w'));
  const { analysis, problems } = JSON.parse(readFileSync(report, 'utf8')) as Verdict;
  expect(Object.keys(analysis.entrypoints)).toEqual(entryPoints);
  const resolutionOf = ({ resolutionKind, resolutionOption }: Problem) => resolutionKind ?? resolutionOption;
  const supported = (problem: Problem) => ['bundler', undefined].includes(resolutionOf(problem));
  expect(Object.values(problems).flat().filter(supported)).toEqual([]);
});

test('the peer ranges begin with the tested versions', () => {
  const version = (folder: string, name: string) => readManifest(path.join(folder, 'node_modules', name)).version;
  expect(readManifest(ui.built).peerDependencies).toEqual({
    // `examples.check.ts` uses this version.
    react: `^${version(import.meta.dirname, 'react')}`,
    'react-dom': `^${version(import.meta.dirname, 'react-dom')}`,
    '@chakra-ui/react': `~${version(root, '@chakra-ui/react')}`,
    '@emotion/react': `^${version(root, '@emotion/react')}`,
  });
});

test('a component with its own style sheet needs at most half of the styles', () => {
  const size = (file: string) => readFileSync(path.join(ui.built, file)).length;
  expect(size('styles/base.css') + size('styles/button.css')).toBeLessThan(size('styles.css') / 2);
});
