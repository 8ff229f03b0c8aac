import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(root, file);
const preview = at('.storybook/preview.tsx');
const recipes = at('libs/ui/src/theme/recipes.ts');
const sheet = at('libs/ui/src/theme/styles.css');
const panda = at('libs/ui/panda.config.ts');

type Names = ReadonlyMap<string, string>;
type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/**
 * A Vite plugin for Vitest that finds the stories that a change can affect (`--changed`, `related`), as exactly as
 * possible. It analyses the modules in their own environment, in which nothing runs. There it replaces the imports. An
 * import from the index of a library becomes an import of the files that it names. An import of a recipe becomes an
 * import of the file that defines it. Every story imports the preview. The style sheet, which Panda generates from all
 * sources, depends on the tokens alone. The modules show which stories use a recipe or a screen.
 */
export function graphOfStories(): Plugin {
  const known = new Map<string, Promise<Names>>();
  return {
    name: 'graph-of-stories',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /^[^?]+\.tsx?$/ },
      async handler(code, id) {
        if (!id.startsWith(root) || id.includes('node_modules')) return undefined;
        const resolve: Resolve = async (source, importer) => (await this.resolve(source, importer))?.id;
        return { code: await withTrueImports(code, id, resolve, known), map: null };
      },
    },
  };
}

async function withTrueImports(code: string, file: string, resolve: Resolve, known: Map<string, Promise<Names>>) {
  const { staticImports, dynamicImports } = parseSync(file, code).module;
  const changes: { start: number; end: number; text: string }[] = [];
  for (const { start, end, moduleRequest, entries } of staticImports) {
    const source = moduleRequest.value;
    const names = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '');
    if (entries.length > 0 && names.length === 0) continue;
    const files = await filesOf(source, names, file, resolve, known);
    if (files) changes.push({ start, end, text: files.map((one) => `import ${JSON.stringify(one)};`).join(' ') });
  }
  // The docs pages are not stories, and they show all stories.
  if (file === preview)
    for (const { start, end, moduleRequest } of dynamicImports)
      if (code.slice(moduleRequest.start, moduleRequest.end).includes('./docs/'))
        changes.push({ start, end, text: 'Promise.resolve({})' });
  const text = changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, change) => all.slice(0, change.start) + change.text + all.slice(change.end), code);
  return file.endsWith('.stories.tsx') ? `${text}\nimport ${JSON.stringify(preview)};` : text;
}

/** Returns the files that an import means. Returns undefined if the import stays unchanged. */
async function filesOf(
  source: string,
  names: readonly string[],
  importer: string,
  resolve: Resolve,
  known: Map<string, Promise<Names>>,
): Promise<readonly string[] | undefined> {
  if (source.endsWith('styled-system/recipes')) {
    const homes = await exportsOf(recipes, resolve, known);
    return distinct(names.map((name) => homes.get(name)));
  }
  if (importer === panda && source.endsWith('/recipes')) return [];
  const target = await resolve(source, importer);
  if (!target || !path.isAbsolute(target) || target.includes('node_modules')) return undefined;
  // As text: as styles, every sheet would be generated again.
  if (target.endsWith('.css')) return [`${target}?raw`, ...(target === sheet ? [panda] : [])];
  if (names.length === 0 || !/\.tsx?$/.test(target)) return undefined;
  const homes = await exportsOf(target, resolve, known);
  return distinct(names.map((name) => homes.get(name) ?? target));
}

/** Returns the file that defines each exported name of a module, also through other modules. */
function exportsOf(file: string, resolve: Resolve, known: Map<string, Promise<Names>>): Promise<Names> {
  const names = known.get(file) ?? readExports(file, resolve, known);
  known.set(file, names);
  return names;
}

async function readExports(file: string, resolve: Resolve, known: Map<string, Promise<Names>>): Promise<Names> {
  const names = new Map<string, string>();
  if (!existsSync(file)) return names;
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (isType) continue;
    const from = moduleRequest ? await resolve(moduleRequest.value, file) : file;
    if (!from) continue;
    const homes = from === file ? new Map<string, string>() : await exportsOf(from, resolve, known);
    if (exportName.name === null) for (const [name, home] of homes) names.set(name, home);
    else names.set(exportName.name, homes.get(importName.name ?? '') ?? from);
  }
  return names;
}

const distinct = (files: readonly (string | undefined)[]): string[] =>
  [...new Set(files)].filter((one) => one !== undefined);
