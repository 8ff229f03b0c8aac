import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import { Trouble } from '../../setup/trouble.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const styledSystem = path.join(root, 'libs/ui/styled-system');

/** What the module `theme/chakra` gives away, with the factory that Panda generates. */
const generatedFactory = `
export { css } from ${JSON.stringify(path.join(styledSystem, 'css/index.mjs'))};
export { chakra } from ${JSON.stringify(path.join(styledSystem, 'jsx/index.mjs'))};`;

/** A source that is given as text, in place of the files that imports mean. */
const given = (name: string, isMeant: (id: string) => boolean, source: string): Plugin => ({
  name: `bench-${name}`,
  enforce: 'pre',
  resolveId: (id) => (isMeant(id) ? `\0${name}.mjs` : null),
  load: (id) => (id === `\0${name}.mjs` ? source : null),
});

/** The form of the cards that `client.tsx` imports. */
const cards = (source: string) => given('cards', (id) => id === 'virtual:cards', source);
const designSystem = `export { Cards } from ${JSON.stringify(path.join(import.meta.dirname, 'cards.tsx'))};`;

/** Hydration reads no style. */
const noSheets = given('sheets', (id) => id.endsWith('.css'), '');

/** A script that puts `hydrateCards` and `renderCards` into a page, as Vite builds it for production. */
async function bundle(plugins: readonly Plugin[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: [noSheets, ...plugins, react()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'client.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = output.filter((file) => file.type === 'chunk');
  if (!script || others.length > 0) throw new Trouble('The cards were to be built into one file.');
  return script.code;
}

/** The cards as the server sends them. */
export async function serverMarkup(): Promise<string> {
  const { module } = await runnerImport<{ renderCards: () => string }>(path.join(import.meta.dirname, 'server.tsx'), {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [noSheets, react()],
  });
  return module.renderCards();
}

/**
 * The same cards in each form, as scripts.
 * @param plain the module with the plain elements
 */
export const buildForms = async (plain: string): Promise<Record<string, string>> => ({
  'plain elements': await bundle([cards(plain)]),
  '`@niramaya/ui/chakra`': await bundle([cards(designSystem)]),
  'Panda’s factory, as generated': await bundle([
    cards(designSystem),
    given('factory', (id) => /(?:^|\/)theme\/chakra$/.test(id), generatedFactory),
  ]),
});
