import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kinds, isKind, type Purpose } from './kinds.ts';
import { componentKinds } from './matrix.ts';
import { parts } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kindOf = new Map(componentKinds);

/** The position of a story file in the sidebar, and the id of its stories in URLs and screenshots. */
export interface Place {
  /** `ui-button`: made from the file path alone, so that it stays the same when the sidebar changes. */
  readonly id: string;
  /** `Actions/Button`. */
  readonly title: string;
}

/** The first part of the story ids, by folder. The ids of other files start with the name of their library. */
const prefixes: readonly (readonly [folder: string, prefix: string])[] = [
  ['apps/storefront/src/journeys/', 'journeys'],
  ['apps/storefront/dev/', 'for-reviewers'],
];

function idOf(file: string): string {
  const special = prefixes.find(([folder]) => file.startsWith(folder));
  const [, lib, below] = /^libs\/([^/]+)\/src\/(.+)$/.exec(file) ?? [];
  const folders = (special ? file.slice(special[0].length) : (below ?? file)).replace('.stories.tsx', '').split('/');
  if (folders.at(-1)?.toLowerCase() === folders.at(-2)?.toLowerCase()) folders.pop();
  return [special?.[1] ?? lib, ...folders].join('-').toLowerCase();
}

/** Returns the purpose of a component, or undefined if it has no kind. A piece has the purpose of its whole. */
function purposeOf(component: string): Purpose | undefined {
  const kind = kindOf.get(component) ?? kindOf.get(parts.get(component) ?? '');
  return kind !== undefined && isKind(kind) ? kinds[kind].purpose : undefined;
}

/** `feature-home` → `Home`. */
const groupOf = (lib: string) => {
  const name = lib.replace('feature-', '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** @param component the component of the stories, as their file names it */
function titleOf(file: string, name: string, component: string): string | undefined {
  if (file.startsWith('apps/storefront/src/journeys/') || name.endsWith('Flow')) return `Flows/${name}`;
  if (file.startsWith('apps/storefront/dev/')) return `Patterns/Reviewing/${name}`;
  if (file.startsWith('libs/ui/src/theme/')) return `Foundations/${name}`;
  const lib = file.split('/')[1] ?? '';
  const purpose = purposeOf(component);
  if (purpose === undefined) return undefined;
  if (lib === 'ui') return `${purpose}/${name}`;
  if (purpose !== 'Screens' || parts.has(component)) return `Patterns/${groupOf(lib)}/${name}`;
  return name === component ? `Screens/${name}` : `Screens/${component}/${name}`;
}

/**
 * Returns the sidebar position and the id of a story file.
 * @param file relative to the workspace
 * @param text its source
 * @throws Error if its component has no kind
 */
export function placeOf(file: string, text = readFileSync(path.join(root, file), 'utf8')): Place {
  const name = path.basename(file, '.stories.tsx');
  const component = /\bcomponent: (\w+)/.exec(text)?.[1] ?? name;
  const title = titleOf(file, name, component);
  if (title === undefined)
    throw new Error(`${file} has no place in the sidebar: name ${component} in tools/states/components.json.`);
  return { id: idOf(file), title };
}

/**
 * Returns the source of a story file with its id and title inserted.
 * @throws Error if it has no `const meta = {`
 */
export function withPlace(text: string, { id, title }: Place): string {
  const at = /const meta = \{/.exec(text);
  if (!at) throw new Error(`The stories of ${title} have no “const meta = {”.`);
  const end = at.index + at[0].length;
  return `${text.slice(0, end)} id: '${id}', title: '${title}',${text.slice(end)}`;
}
