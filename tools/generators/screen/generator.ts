import path from 'node:path';
import { formatFiles, generateFiles, names, readJson, type Tree } from '@nx/devkit';

export interface ScreenOptions {
  /** The name of the screen in kebab-case, without “screen”. It is also its address. */
  readonly name: string;
  /** The feature library that gets the screen, such as 'feature-cart'. */
  readonly lib: string;
  /** One sentence on what a shopper finds there. The screen shows it, and search engines list it. */
  readonly description: string;
  /** The heading of the screen and the title of its page. @default the words of `name` */
  readonly title?: string;
  /** The description in Hindi. */
  readonly hindiDescription: string;
  /** The heading and the title in Hindi. */
  readonly hindiTitle: string;
}

/** Returns the words of a name in kebab-case with a capital letter at the beginning, such as 'Health diary'. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes `entry` before the first `end` that begins a line, and throws if there is none. */
function addEntry(tree: Tree, file: string, end: string, entry: string): void {
  const source = tree.read(file, 'utf-8') ?? '';
  const at = source.indexOf(`\n${end}`);
  if (at < 0) throw new Error(`${file} has no line ${end}`);
  tree.write(file, `${source.slice(0, at)}\n${entry}${source.slice(at)}`);
}

/**
 * Writes a screen of a feature library, its stories and its texts, and adds its address, description and route to their
 * tables. It writes no text that has to be replaced before the screen is published.
 */
export default async function screenGenerator(
  tree: Tree,
  { name, lib, description, title = titleOf(name), hindiDescription, hindiTitle }: ScreenOptions,
): Promise<void> {
  if (!description.trim())
    throw new Error('The screen needs a description: one sentence on what a shopper finds there.');
  if (!hindiTitle.trim() || !hindiDescription.trim())
    throw new Error('The screen needs its title and its description in Hindi too.');
  const { className, propertyName: key } = names(name);
  const screen = `${className}Screen`;
  const manifest = `libs/${lib}/package.json`;
  const exported = tree.exists(manifest) && readJson<{ exports: object }>(tree, manifest).exports;
  if (!exported || !('./*Screen' in exported)) throw new Error(`libs/${lib} is no library that exports screens.`);
  const folder = `libs/${lib}/src/${screen}`;
  if (tree.exists(folder)) throw new Error(`libs/${lib} has a ${screen} already.`);
  // A text is written as a string literal of TypeScript, because it may have quotation marks.
  const literalsOf = (heading: string, text: string) => ({
    title: JSON.stringify(heading.trim()),
    text: JSON.stringify(text.trim()),
  });
  const texts = { en: literalsOf(title, description), hi: literalsOf(hindiTitle, hindiDescription) };
  const files = path.join(import.meta.dirname, 'files');
  const values = { name, screen, copy: `${key}Copy`, id: `${lib}-${screen.toLowerCase()}` };
  generateFiles(tree, path.join(files, 'screen'), folder, { ...values, title: texts.en.title });
  for (const [language, { title, text }] of Object.entries(texts)) {
    const folderOfTexts = `libs/copy/src/${language}`;
    generateFiles(tree, path.join(files, `copy-${language}`), folderOfTexts, { ...values, title, text });
    addEntry(tree, `${folderOfTexts}/screen-titles.ts`, '};', `${key}: ${title},`);
    addEntry(tree, `${folderOfTexts}/screen-descriptions.ts`, '};', `${key}: ${text},`);
  }
  addEntry(tree, 'libs/contract/src/paths/paths.ts', '} as const', `${key}: { path: '/${name}' },`);
  const route = `route('${key}', '${screen}', () => import('@niramaya/${lib}/${screen}')),`;
  addEntry(tree, 'apps/storefront/src/app/routes.tsx', '];', route);
  await formatFiles(tree);
}
