import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const isComponent = (name: string) => /^[A-Z]/.test(name);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns the components that `libs/ui` exports: names with a capital letter, without types. */
export function exportedOfUi(): string[] {
  const lists = [...read('libs/ui/src/index.ts').matchAll(/export \{([^}]*)\}/g)].map(([, list]) => list ?? '');
  return lists
    .flatMap((list) => list.split(',').map((name) => name.trim()))
    .filter((name) => isComponent(name) && !name.startsWith('type '));
}

/**
 * Returns whether a file of a feature is a component and not a piece of one. A component's folder has its name, or is
 * not named after a component. Other files in a component's folder are pieces of it.
 */
export const isOfItsOwn = (file: string): boolean => {
  const { dir, name } = path.parse(file);
  const folder = path.basename(dir);
  return isComponent(name) && !name.includes('.') && (folder === name || !isComponent(folder));
};

const ofLibraries = (): string[] =>
  globSync('libs/{feature-*,lazy}/src/**/*.tsx', { cwd: root })
    .filter(isOfItsOwn)
    .map((file) => path.parse(file).name);

/** Returns every story by the component of its file: `meta.component`, or else the name of the file. */
export function readStories(): Map<string, Set<string>> {
  const stories = new Map<string, Set<string>>();
  for (const file of globSync('libs/*/src/**/*.stories.tsx', { cwd: root })) {
    const text = read(file);
    const component = /^ {2}component: (\w+)/m.exec(text)?.[1] ?? path.basename(file, '.stories.tsx');
    const names = [...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name ?? '');
    stories.set(component, new Set([...(stories.get(component) ?? []), ...names]));
  }
  return stories;
}

/** Returns every component that must show its states. */
export function readComponents(stories: ReadonlyMap<string, unknown>): string[] {
  const aside = new Set(['Tokens', 'Brands', 'ConsultFlow']);
  return [...new Set([...exportedOfUi(), ...ofLibraries(), ...stories.keys()])].filter((name) => !aside.has(name));
}
