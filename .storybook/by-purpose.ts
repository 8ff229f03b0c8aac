import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { placeOf, withPlace } from '../tools/states/places.ts';

const root = path.join(import.meta.dirname, '..');

/** A file of stories with its title by purpose and its id by path, which no file has to say. */
function placed(file: string, text: string): string {
  return withPlace(text, placeOf(path.relative(root, file), text));
}

/** What can be adopted says since when, and how settled it is. */
function tagsOf(file: string): string[] {
  const advice = file.replace('.stories.tsx', '.advice.ts');
  if (!existsSync(advice)) return [];
  const text = readFileSync(advice, 'utf8');
  const since = /^ {2}since: '([\d.]+)'/m.exec(text)?.[1];
  const status = /^ {2}status: '(\w+)'/m.exec(text)?.[1] ?? 'stable';
  return [status, ...(since === undefined ? [] : [`since ${since}`])];
}

/** Reads the stories for the sidebar. */
export const indexerByPurpose: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: (fileName, { makeTitle }) => {
    const { indexInputs } = loadCsf(placed(fileName, readFileSync(fileName, 'utf8')), { fileName, makeTitle }).parse();
    const tags = tagsOf(fileName);
    return Promise.resolve(indexInputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), ...tags] })));
  },
};

const ofStories = { id: /\/(?:libs|apps)\/[^?]+\.stories\.tsx(?:\?|$)/ };

/** Has the modules of the stories say the same of themselves. */
export const storiesByPurpose = (): Plugin => ({
  name: 'stories-by-purpose',
  enforce: 'pre',
  transform: {
    filter: ofStories,
    handler: (code, id) => ({ code: placed(id.replace(/\?.*$/, ''), code), map: null }),
  },
});

/** Has each story say in which modes Chromatic takes it, which follows from its kind. */
export const modesByKind = (): Plugin => ({
  name: 'modes-by-kind',
  enforce: 'pre',
  transform: {
    filter: ofStories,
    handler: (code) => {
      const stories = [...code.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name);
      const from = JSON.stringify(path.join(import.meta.dirname, '../tools/visual/chromatic-modes.ts'));
      return {
        code: `${code}\nimport { giveModes } from ${from};\ngiveModes(meta, { ${stories.join()} });\n`,
        map: null,
      };
    },
  },
});
