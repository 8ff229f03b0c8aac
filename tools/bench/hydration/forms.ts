import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import { Trouble } from '../../setup/trouble.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const styledSystem = path.join(root, 'libs/ui/styled-system');

/** The exports of the module `theme/chakra`, with the factory that Panda generates. */
const generatedFactory = `
export { css } from ${JSON.stringify(path.join(styledSystem, 'css/index.mjs'))};
export { chakra } from ${JSON.stringify(path.join(styledSystem, 'jsx/index.mjs'))};`;

/** Returns a Vite plugin that replaces the matching imports with a source text. */
const given = (name: string, isMeant: (id: string) => boolean, source: string): Plugin => ({
  name: `bench-${name}`,
  enforce: 'pre',
  resolveId: (id) => (isMeant(id) ? `\0${name}.mjs` : null),
  load: (id) => (id === `\0${name}.mjs` ? source : null),
});

/** Provides the form of the cards that `client.tsx` imports. */
const cards = (source: string) => given('cards', (id) => id === 'virtual:cards', source);
const designSystem = `export { Cards } from ${JSON.stringify(path.join(import.meta.dirname, 'cards.tsx'))};`;

/** Replaces style sheets with nothing, because hydration does not read styles. */
const noSheets = given('sheets', (id) => id.endsWith('.css'), '');

/** Returns a script that adds `hydrateCards` and `renderCards` to a page, as Vite builds it for production. */
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

/** Returns the markup of the cards that the server sends. */
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
 * Builds the same cards in each form, as scripts.
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
