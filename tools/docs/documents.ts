// Lists the documents of the workspace that are written by hand.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Documents that the wording checks skip, each with its reason. */
const leftOut: Readonly<Record<string, string>> = {
  'docs/requirements.md': 'It quotes the specification byte for byte.',
  'docs/kinds-of-components.md': '`npm run states` writes it.',
  'docs/benchmarks/api.md': '`npm run bench:api` writes it.',
  'docs/benchmarks/bundle.md': '`npm run bench:bundle` writes it.',
  'docs/benchmarks/hydration.md': '`npm run bench:hydration` writes it.',
  'docs/benchmarks/scale.md': '`npm run bench:scale` writes it.',
  'docs/benchmarks/web.md': '`npm run bench:web` writes it.',
  'libs/ui/ui.api.md': '`npm run api-report` writes it.',
};

/** The paths of the documents, from the root of the workspace. */
export const documents = globSync(
  ['README.md', 'docs/**/*.md', '{apps,libs}/*/*.md', '{apps,libs}/*/src/**/*.mdx', '.storybook/docs/*.mdx'],
  {
    cwd: root,
  },
)
  .filter((file) => !(file in leftOut))
  .toSorted();

export const readDocument = (file: string): string => readFileSync(path.join(root, file), 'utf8');
