import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { placeOf, withPlace } from '../tools/states/places.ts';

const root = path.join(import.meta.dirname, '..');

/** Adds the title (from the purpose) and the id (from the path) to a file of stories, so that no file repeats them. */
function placed(file: string, text: string): string {
  return withPlace(text, placeOf(path.relative(root, file), text));
}

/** Returns the tags for a component that teams can adopt: since when it exists, and how stable it is. */
function tagsOf(file: string): string[] {
  const advice = file.replace('.stories.tsx', '.advice.ts');
  if (!existsSync(advice)) return [];
  const text = readFileSync(advice, 'utf8');
  const since = /^ {2}since: '([\d.]+)'/m.exec(text)?.[1];
  const status = /^ {2}status: '(\w+)'/m.exec(text)?.[1] ?? 'stable';
  return [status, ...(since === undefined ? [] : [`since ${since}`])];
}

/** Indexes the stories for the sidebar. */
export const indexerByPurpose: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: (fileName, { makeTitle }) => {
    const { indexInputs } = loadCsf(placed(fileName, readFileSync(fileName, 'utf8')), { fileName, makeTitle }).parse();
    const tags = tagsOf(fileName);
    return Promise.resolve(indexInputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), ...tags] })));
  },
};

const ofStories = { id: /\/(?:libs|apps)\/[^?]+\.stories\.tsx(?:\?|$)/ };

/** A Vite plugin that gives the story modules the same title and id as the index. */
export const storiesByPurpose = (): Plugin => ({
  name: 'stories-by-purpose',
  enforce: 'pre',
  transform: {
    filter: ofStories,
    handler: (code, id) => ({ code: placed(id.replace(/\?.*$/, ''), code), map: null }),
  },
});

/** A Vite plugin that sets the Chromatic modes of each story. They follow from its kind. */
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
