import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { writeIn } from './application.ts';
import { packageOf } from './build.ts';
import { libraries, root } from './libraries.ts';
import type { Manifest } from './manifest.ts';

const options = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  // Chakra's own types do not compile with a stricter resolution.
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Type-checks source files of the application against the packed types. @returns TypeScript's errors */
export function typeFaults(application: string, files: readonly string[]): string[] {
  writeIn(application, 'tsconfig.json', JSON.stringify({ compilerOptions: options, files }));
  const { stdout } = spawnSync(
    process.execPath,
    [binFile(root, 'typescript', 'tsc'), '--project', application, '--pretty', 'false'],
    { cwd: application, encoding: 'utf8' },
  );
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

/**
 * Finds imports in the packed types that cannot be resolved. They turn dependent types into `any`, and TypeScript
 * reports no error.
 * @returns each import with its file
 */
export function danglingImports(application: string): string[] {
  return libraries.flatMap(({ name }) => {
    const folder = path.join(application, 'node_modules', name);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const known = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
    return globSync('**/*.d.ts', { cwd: folder }).flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const leads = (id: string) =>
        id.startsWith('.')
          ? existsSync(path.join(folder, path.dirname(file), id.replace(/\.js$/, '.d.ts')))
          : known.has(packageOf(id));
      return [...text.matchAll(/(?:from |import\(|import )['"]([^'"]+)['"]/g)]
        .map(([, id = '']) => id)
        .filter((id) => !leads(id))
        .map((id) => `${name}/${file} imports ${id}`);
    });
  });
}
