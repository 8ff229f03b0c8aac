import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { libraries, root, type Library } from './libraries.ts';
import type { Manifest } from './manifest.ts';
import { npm } from './npm.ts';

/** An application outside the workspace that has installed the packed libraries. */
export interface Application {
  readonly folder: string;
  /** The size in bytes of each package as it would be published, by its name. */
  readonly packed: ReadonlyMap<string, number>;
  readonly remove: () => void;
}

interface Packed {
  readonly filename: string;
  readonly size: number;
}

/** The dependencies of the application itself: the types of what it renders with. */
const ownTypes = ['@types/react', '@types/react-dom'];

/**
 * Packs the built libraries and lets npm install the packages in an empty application. Their dependencies are linked to
 * the workspace's copies, so that npm needs no network. A dependency that they do not name is missing. A peer
 * dependency with another version than the required one makes npm refuse the installation.
 */
export function createApplication(): Application {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niramaya-library-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const packages = libraries.map(({ name, built }) => {
      const [packed] = JSON.parse(npm(['pack', '--json', `--pack-destination=${folder}`], built)) as Packed[];
      const manifest = JSON.parse(readFileSync(path.join(built, 'package.json'), 'utf8')) as Manifest;
      return { name, manifest, file: packed?.filename ?? '', size: packed?.size ?? 0 };
    });
    const ours = new Set(packages.map(({ name }) => name));
    const asked = packages.flatMap(({ manifest }) =>
      Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    );
    const linked = [...new Set([...asked, ...ownTypes])].filter((name) => !ours.has(name));
    const manifest = {
      name: 'empty-application',
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([
        ...packages.map(({ name, file }) => [name, `file:${file}`]),
        ...linked.map((name) => [name, `file:${path.join(root, 'node_modules', name)}`]),
      ]),
    };
    writeIn(folder, 'package.json', JSON.stringify(manifest, null, 2));
    npm(['install', '--offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], folder);
    return { folder, remove, packed: new Map(packages.map(({ name, size }) => [name, size])) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Writes a file into a folder. @returns its path */
export function writeIn(folder: string, file: string, text: string): string {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

/** Returns the packed file of a library, as it would be published. */
export function packedFile(application: string, { name }: Library): string {
  const [file] = globSync(`${name.replace('@', '').replace('/', '-')}-*.tgz`, { cwd: application });
  if (!file) throw new Error(`${name} is not packed.`);
  return path.join(application, file);
}
