import path from 'node:path';
import { readJson, updateJson, type Tree } from '@nx/devkit';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { Trouble } from '../../setup/trouble.mjs';

const order = new Intl.Collator('en');
const pathOf = (line: string): string | undefined => /from '\.\/([^']+)'/.exec(line)?.[1];

/**
 * Changes a file.
 * @throws Trouble where there is none
 */
export function edit(tree: Tree, file: string, change: (text: string) => string): void {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Trouble(`${file} is no more: the generator has to be mended.`);
  tree.write(file, change(text));
}

/**
 * Writes a text before the first match of what must be in a file.
 * @throws Trouble where it is not: the file has changed, and the generator has to follow
 */
export function writeBefore(tree: Tree, file: string, anchor: RegExp, addition: string): void {
  edit(tree, file, (text) => {
    const at = text.search(anchor);
    if (at < 0)
      throw new Trouble(`${file} has nothing that matches ${String(anchor)}: the generator has to be mended.`);
    return text.slice(0, at) + addition + text.slice(at);
  });
}

/** Adds an export to the text of an index, before the first one whose path comes after its own. */
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

/** Names a component's kind in the list of them. */
export function addToMatrix(tree: Tree, component: string, kind: string): void {
  updateJson(tree, 'tools/states/components.json', (list: Record<string, string[]>) => ({
    ...list,
    [kind]: [...(list[kind] ?? []), component],
  }));
}

/**
 * The rows of the contract that a first story or test proves, checked.
 * @param list separated by commas
 * @throws Trouble where one is none
 */
export function readRequirements(tree: Tree, list = ''): string[] {
  const ids = list.split(',').map((id) => id.trim());
  const contract = tree.read('docs/requirements.md', 'utf-8') ?? '';
  const strange = ids.filter((id) => id !== '' && !contract.includes(`| ${id} |`));
  if (strange.length > 0) throw new Trouble(`docs/requirements.md has no row ${strange.join(', ')}.`);
  return ids.filter(Boolean);
}

/** For a story: the parameter that names the rows; nothing where there are none. */
export const requirementsParameter = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `\n  parameters: { requirements: ${JSON.stringify(ids)} },`;

/** For the title of a test: the rows in brackets; nothing where there are none. */
export const requirementsTitle = (ids: readonly string[]): string => (ids.length === 0 ? '' : `[${ids.join(' ')}] `);

/** Formats whatever has been written, but for what Prettier is to leave alone, such as the lock file. */
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

/** Which version of a package the workspace has. */
export function versionOf(tree: Tree, name: string): string {
  const { dependencies = {}, devDependencies = {} } = readJson<Record<string, Record<string, string>>>(
    tree,
    'package.json',
  );
  const version = dependencies[name] ?? devDependencies[name];
  if (version === undefined) throw new Trouble(`package.json does not name ${name}.`);
  return version;
}
