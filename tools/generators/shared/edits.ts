import path from 'node:path';
import { readJson, updateJson, type Tree } from '@nx/devkit';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { Trouble } from '../../setup/trouble.mjs';

const order = new Intl.Collator('en');
const pathOf = (line: string): string | undefined => /from '\.\/([^']+)'/.exec(line)?.[1];

/**
 * Changes a file.
 * @throws Trouble if the file does not exist
 */
export function edit(tree: Tree, file: string, change: (text: string) => string): void {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Trouble(`${file} is no more: the generator has to be mended.`);
  tree.write(file, change(text));
}

/** Matches the place after the last import. An anchor in a comment would break when somebody rewords the comment. */
export const afterImports = /(?<=^import [^;]*;\n)(?!import )/m;

/**
 * Inserts a text before the first match of an anchor that the file must contain.
 * @throws Trouble if there is no match: the file has changed, and the generator has to be updated
 */
export function writeBefore(tree: Tree, file: string, anchor: RegExp, addition: string): void {
  edit(tree, file, (text) => {
    const at = text.search(anchor);
    if (at < 0)
      throw new Trouble(`${file} has nothing that matches ${String(anchor)}: the generator has to be mended.`);
    return text.slice(0, at) + addition + text.slice(at);
  });
}

/** Inserts an export into the text of an index, before the first export whose path sorts after it. */
export function withExport(index: string, line: string): string {
  const own = pathOf(line) ?? '';
  const lines = index.split('\n');
  const next = lines.findIndex((one) => {
    const other = pathOf(one);
    return other !== undefined && order.compare(other, own) > 0;
  });
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return lines.toSpliced(next < 0 ? end : next, 0, line).join('\n');
}

/** Adds a component and its kind to the list of kinds. */
export function addToMatrix(tree: Tree, component: string, kind: string): void {
  updateJson(tree, 'tools/states/components.json', (list: Record<string, string[]>) => ({
    ...list,
    [kind]: [...(list[kind] ?? []), component],
  }));
}

/**
 * Returns the requirements rows that a first story or test proves, after checking that they exist.
 * @param list ids, separated by commas
 * @throws Trouble if one is not a row
 */
export function readRequirements(tree: Tree, list = ''): string[] {
  const ids = list.split(',').map((id) => id.trim());
  const contract = tree.read('docs/requirements.md', 'utf-8') ?? '';
  const strange = ids.filter((id) => id !== '' && !contract.includes(`| ${id} |`));
  if (strange.length > 0) throw new Trouble(`docs/requirements.md has no row ${strange.join(', ')}.`);
  return ids.filter(Boolean);
}

/** Returns the story parameter that names the rows, or nothing if there are none. */
export const requirementsParameter = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `\n  parameters: { requirements: ${JSON.stringify(ids)} },`;

/** Returns the rows in brackets for the title of a test, or nothing if there are none. */
export const requirementsTitle = (ids: readonly string[]): string => (ids.length === 0 ? '' : `[${ids.join(' ')}] `);

/** Formats every written file except those that Prettier ignores, such as the lock file. */
export async function formatWritten(tree: Tree): Promise<void> {
  const ignorePath = path.join(tree.root, '.prettierignore');
  for (const { path: file, type, content } of tree.listChanges()) {
    const absolute = path.join(tree.root, file);
    if (type === 'DELETE' || content === null) continue;
    const { ignored, inferredParser } = await getFileInfo(absolute, { ignorePath });
    if (ignored || inferredParser === null) continue;
    const options = { ...(await resolveConfig(absolute)), filepath: absolute };
    tree.write(file, await format(content.toString('utf8'), options));
  }
}

/** Returns the version of a package that the workspace has. */
export function versionOf(tree: Tree, name: string): string {
  const { dependencies = {}, devDependencies = {} } = readJson<Record<string, Record<string, string>>>(
    tree,
    'package.json',
  );
  const version = dependencies[name] ?? devDependencies[name];
  if (version === undefined) throw new Trouble(`package.json does not name ${name}.`);
  return version;
}
