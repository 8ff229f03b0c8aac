import path from 'node:path';
import { languages, type Language } from '@niramaya/contract';
import { formatFiles, generateFiles, names, readJson, type Tree } from '@nx/devkit';

type Texts = Readonly<Partial<Record<Language, string>>>;

/** The options of the generator `screen`. */
export interface ScreenOptions {
  /** The name of the screen in kebab-case, without “screen”. It is also its address. */
  readonly name: string;
  /** The feature library that gets the screen, such as 'feature-cart'. */
  readonly lib: string;
  /**
   * The heading of the screen and the title of its page, in each language. In English it is the words of `name` by
   * default.
   */
  readonly titles?: Texts;
  /** One sentence on what a shopper finds there, in each language. The screen shows it, and search engines list it. */
  readonly descriptions?: Texts;
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

/** Returns the text of the button of a new screen, which is that of the empty cart. */
async function actionIn(language: Language): Promise<string> {
  const { cartCopy } = (await import(`../../../libs/copy/src/${language}/cart.ts`)) as {
    readonly cartCopy: { readonly empty: { readonly action: string } };
  };
  return cartCopy.empty.action;
}

/**
 * Writes a screen of a feature library, its stories and its texts, and adds its address, description and route to their
 * tables. It writes no text that has to be replaced before the screen is published. Throws if a text is missing in one
 * of the languages of the shop.
 */
export default async function screenGenerator(
  tree: Tree,
  { name, lib, titles, descriptions }: ScreenOptions,
): Promise<void> {
  const given = { titles: { en: titleOf(name), ...titles }, descriptions: { ...descriptions } };
  const missing = (['titles', 'descriptions'] as const).flatMap((option) =>
    languages.filter((language) => !given[option][language]?.trim()).map((language) => `--${option}.${language}`),
  );
  if (missing.length > 0) throw new Error(`The screen needs its texts in every language: ${missing.join(', ')}.`);
  const { className, propertyName: key } = names(name);
  const screen = `${className}Screen`;
  const manifest = `libs/${lib}/package.json`;
  const exported = tree.exists(manifest) && readJson<{ exports: object }>(tree, manifest).exports;
  if (!exported || !('./*Screen' in exported)) throw new Error(`libs/${lib} is no library that exports screens.`);
  const folder = `libs/${lib}/src/${screen}`;
  if (tree.exists(folder)) throw new Error(`libs/${lib} has a ${screen} already.`);
  // A text is written as a string literal of TypeScript, because it may have quotation marks.
  const literal = (text = '') => JSON.stringify(text.trim());
  const files = path.join(import.meta.dirname, 'files');
  const values = { name, screen, copy: `${key}Copy`, id: `${lib}-${screen.toLowerCase()}` };
  generateFiles(tree, path.join(files, 'screen'), folder, { ...values, title: literal(given.titles.en) });
  for (const language of languages) {
    const title = literal(given.titles[language]);
    const text = literal(given.descriptions[language]);
    const languageName = new Intl.DisplayNames('en', { type: 'language' }).of(language);
    const texts = { title, text, action: literal(await actionIn(language)), languageName };
    const folderOfTexts = `libs/copy/src/${language}`;
    const template = language === 'en' ? 'copy-en' : 'copy-translation';
    generateFiles(tree, path.join(files, template), folderOfTexts, { ...values, ...texts });
    addEntry(tree, `${folderOfTexts}/screen-titles.ts`, '};', `${key}: ${title},`);
    addEntry(tree, `${folderOfTexts}/screen-descriptions.ts`, '};', `${key}: ${text},`);
  }
  addEntry(tree, 'libs/contract/src/paths/paths.ts', '} as const', `${key}: { path: '/${name}' },`);
  const route = `route('${key}', '${screen}', () => import('@niramaya/${lib}/${screen}')),`;
  addEntry(tree, 'apps/storefront/src/app/routes.tsx', '];', route);
  await formatFiles(tree);
}
