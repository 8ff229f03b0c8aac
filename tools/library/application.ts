import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsc } from './declarations.ts';
import { libraries, readManifest, root, type Library } from './libraries.ts';

/** Runs npm. In a script of npm, `npm_execpath` is the file of the npm that runs the script. */
function npm(args: readonly string[], cwd: string): void {
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  execFileSync(command, [...first, ...args], { cwd, stdio: 'pipe', shell: !cli && process.platform === 'win32' });
}

/** The packages that the application itself needs to check types. */
const ownTypes = ['@types/react', '@types/react-dom'];

/**
 * Packs the libraries, installs them in an empty application in a temporary folder, and returns its path; the caller
 * deletes it. The other dependencies are links to the workspace, so npm needs no network. Build the libraries first.
 */
export function createApplication(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niramaya-library-'));
  try {
    for (const { built } of libraries) npm(['pack', `--pack-destination=${folder}`], built);
    const named = libraries.flatMap(({ built }) => {
      const { dependencies, peerDependencies } = readManifest(built);
      return Object.keys({ ...dependencies, ...peerDependencies });
    });
    const linked = [...new Set([...named, ...ownTypes])].filter((name) => !name.startsWith('@niramaya/'));
    const manifest = {
      name: 'empty-application',
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([
        ...libraries.map((library) => [library.name, `file:${packedFile(folder, library)}`]),
        ...linked.map((name) => [name, `file:${path.join(root, 'node_modules', name)}`]),
      ]),
    };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    npm(['install', '--offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the path of the packed library in an application of `createApplication`. Throws if there is none. */
export function packedFile(application: string, { name }: Library): string {
  const [file] = globSync(`${name.replace('@', '').replace('/', '-')}-*.tgz`, { cwd: application });
  if (!file) throw new Error(`${name} is not packed.`);
  return path.join(application, file);
}

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  // Chakra's types do not compile with a stricter resolution of modules.
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Returns the errors of TypeScript for a file of the application, as TypeScript prints them. */
export function typeErrors(application: string, file: string): string {
  writeFileSync(path.join(application, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  return spawnSync(process.execPath, [tsc, '--project', application, '--pretty', 'false'], {
    cwd: application,
    encoding: 'utf8',
  }).stdout;
}
