import path from 'node:path';
import { formatFiles, generateFiles, names, readJson, type Tree } from '@nx/devkit';

export interface ScreenOptions {
  /** In kebab-case, without “screen”. */
  readonly name: string;
  readonly lib: string;
}

function addEntry(tree: Tree, file: string, end: string, entry: string): void {
  const source = tree.read(file, 'utf-8') ?? '';
  const at = source.indexOf(`\n${end}`);
  if (at < 0) throw new Error(`${file} has no line ${end}`);
  tree.write(file, `${source.slice(0, at)}\n${entry}${source.slice(at)}`);
}

export default async function screenGenerator(tree: Tree, { name, lib }: ScreenOptions): Promise<void> {
  const { className, propertyName: key } = names(name);
  const screen = `${className}Screen`;
  const manifest = `libs/${lib}/package.json`;
  const exported = tree.exists(manifest) && readJson<{ exports: object }>(tree, manifest).exports;
  if (!exported || !('./*Screen' in exported)) throw new Error(`libs/${lib} is no library that exports screens.`);
  const folder = `libs/${lib}/src/${screen}`;
  if (tree.exists(folder)) throw new Error(`libs/${lib} has a ${screen} already.`);
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const files = path.join(import.meta.dirname, 'files');
  const values = { name, screen, title, copy: `${key}Copy`, id: `${lib}-${screen.toLowerCase()}` };
  generateFiles(tree, path.join(files, 'screen'), folder, values);
  for (const language of ['en', 'hi']) {
    const texts = `libs/copy/src/${language}`;
    generateFiles(tree, path.join(files, `copy-${language}`), texts, values);
    addEntry(tree, `${texts}/screen-titles.ts`, '};', `${key}: '${title}',`);
    const description = 'TODO: describe the screen for search engines.';
    addEntry(tree, `${texts}/screen-descriptions.ts`, '};', `${key}: '${description}',`);
  }
  addEntry(tree, 'libs/contract/src/paths/paths.ts', '} as const', `${key}: { path: '/${name}' },`);
  const route = `route('${key}', '${screen}', () => import('@niramaya/${lib}/${screen}')),`;
  addEntry(tree, 'apps/storefront/src/app/routes.tsx', '];', route);
  await formatFiles(tree);
}
