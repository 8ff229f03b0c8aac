import { readJson, updateJson, type Tree } from '@nx/devkit';
import { edit } from './edits.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other, 'en')));

/**
 * Makes a project depend on a library: adds it to the project's package.json.
 * @param project a folder, e.g. `apps/storefront`
 * @param lib the library's folder below `libs`
 */
export function dependOn(tree: Tree, project: string, lib: string): void {
  updateJson(tree, `${project}/package.json`, (manifest: Manifest) => ({
    ...manifest,
    dependencies: sorted({ ...manifest.dependencies, [`@niramaya/${lib}`]: '*' }),
  }));
  lock(tree, project);
}

/** Adds a package that the generated files import to the project's package.json. */
export function needPackage(tree: Tree, project: string, name: string, version: string): void {
  const { dependencies = {} } = readJson<Manifest>(tree, `${project}/package.json`);
  if (name in dependencies) return;
  updateJson(tree, `${project}/package.json`, (manifest: Manifest) => ({
    ...manifest,
    dependencies: sorted({ ...manifest.dependencies, [name]: version }),
  }));
  lock(tree, project);
}

/** Updates the lock file for a project's package.json. It needs no registry, because the packages are installed. */
export function lock(tree: Tree, project: string): void {
  const { name, version, dependencies, devDependencies } = readJson<Manifest>(tree, `${project}/package.json`);
  edit(tree, 'package-lock.json', (text) => {
    const locked = JSON.parse(text) as { packages: Record<string, object> };
    const { '': root = {}, ...others } = locked.packages;
    const packages = {
      '': root,
      ...sorted({
        ...others,
        [project]: { ...others[project], name, version, dependencies, devDependencies },
        [`node_modules/${name}`]: { resolved: project, link: true },
      }),
    };
    return `${JSON.stringify({ ...locked, packages }, null, 2)}\n`;
  });
}
