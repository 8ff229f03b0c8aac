import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProgramPlace } from '../../apps/mock-server/test/server-process.ts';
import { copied } from './dockerfile.ts';
import { readDeployFile, root } from './files.ts';

const SERVER = 'apps/mock-server';
/** The user id of the image. Only root can switch to it. */
const NONROOT = 65_532;

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** Returns where Node finds a package that another package imports. */
function resolve(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const found = path.posix.join(folder, 'node_modules', name);
    if (found in packages) return found;
    if (folder === '.') return undefined;
  }
}

function needsOf({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...peers];
}

/**
 * Returns the packages that `npm ci --omit=dev --omit=optional --workspace @niramaya/mock-server` installs, from the
 * lock file.
 */
function installedPackages(): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    for (const name of needsOf(packages[folder] ?? {})) {
      const key = resolve(folder, name);
      if (key === undefined || found.has(key)) continue;
      found.add(key);
      visit(packages[key]?.link ? (packages[key].resolved ?? '') : key);
    }
  };
  visit(SERVER);
  return [...found].sort();
}

function copyPackage(key: string, image: string): void {
  const to = path.join(image, key);
  mkdirSync(path.dirname(to), { recursive: true });
  const { link, resolved = '' } = packages[key] ?? {};
  if (link) symlinkSync(path.relative(path.dirname(to), path.join(image, resolved)), to);
  else copyTree(path.join(root, key), to);
}

const copyTree = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });

function setWritable(folder: string, writable: boolean): void {
  for (const entry of ['.', ...readdirSync(folder, { recursive: true, withFileTypes: true })]) {
    if (entry === '.') chmodSync(folder, writable ? 0o755 : 0o555);
    else if (typeof entry !== 'string' && entry.isDirectory())
      chmodSync(path.join(entry.parentPath, entry.name), writable ? 0o755 : 0o555);
  }
}

/** A folder with the same content as the image. It is read-only. */
export interface Image {
  readonly folder: string;
  /** Returns how to run a program of the image. It runs as the user of the image if we are root. */
  place(program: string): ProgramPlace;
  remove(): void;
}

/**
 * Repeats the last stage of the Dockerfile, with the packages that are installed here instead of downloaded ones.
 * @param dist the built pages, by path
 * @param earlier the image of the previous version
 */
export function assembleImage(dist: Readonly<Record<string, string>>, earlier?: Image): Image {
  const folder = mkdtempSync(path.join(tmpdir(), 'niramaya-image-'));
  const sources: Readonly<Record<string, (file: string) => void>> = {
    packages: (file) => {
      if (file === 'node_modules') for (const key of installedPackages()) copyPackage(key, folder);
      else copyTree(path.join(root, file), path.join(folder, file));
    },
    storefront: (file) => {
      for (const [name, text] of Object.entries(dist)) {
        const to = path.join(folder, file, name);
        mkdirSync(path.dirname(to), { recursive: true });
        writeFileSync(to, text);
      }
    },
    earlier: (file) => {
      if (earlier && existsSync(path.join(earlier.folder, file)))
        copyTree(path.join(earlier.folder, file), path.join(folder, file));
    },
  };
  for (const { stage, file } of copied(readDeployFile('Dockerfile'))) {
    const copy = sources[stage];
    if (!copy) throw new Error(`The Dockerfile copies from a stage that this does not know: ${stage}`);
    copy(file);
  }
  const asRoot = process.getuid?.() === 0;
  // Our own `node` may be in a folder that another user cannot enter.
  const node = asRoot ? path.join(folder, 'node') : process.execPath;
  if (asRoot) copyFileSync(process.execPath, node);
  setWritable(folder, false);
  return {
    folder,
    place: (program) => ({
      node,
      main: path.join(folder, program),
      options: { cwd: folder, ...(asRoot && { uid: NONROOT, gid: NONROOT }) },
    }),
    remove: () => {
      setWritable(folder, true);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
