// Checks that the documents use the words of the field, and link to files that exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkedFiles, proseOf } from './prose.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Phrases that this project once used in a sense of its own, each with what to write. */
const phrases: Readonly<Record<string, string>> = {
  'accepted picture': 'baseline',
  'came to life': 'is hydrated',
  'comes to life': 'is hydrated',
  'drawn ahead': 'prerendered',
  'drawn anew': 'rendered again',
  'early use': 'events before hydration',
  errand: 'user flow, journey',
  foresee: 'precompute',
  'gives away': 'exports',
  'kept answer': 'cached response',
  'late part': 'chunk, lazy component, deferred section',
  pretended: 'mock, fixture',
  redraw: 're-render',
  'says so': 'shows a message, returns an error, logs it',
  'stand-in': 'fallback, placeholder',
  telephone: 'mobile; phone for the number',
  wardrobe: 'recipes, variants',
  whoever: 'name the person',
};

/** `docs/requirements.md` quotes the specification. Commands write the others. */
const leftOut = ['docs/requirements.md', 'docs/kinds-of-components.md', 'docs/benchmarks/*.md'];
const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: root, exclude: leftOut }).toSorted();

/** Returns the refused phrases of a document, each with its replacement. */
const phrasesIn = (markdown: string): string[] => {
  const text = proseOf(markdown).toLowerCase();
  return Object.entries(phrases).flatMap(([phrase, instead]) =>
    text.includes(phrase) ? [`"${phrase}": write ${instead}`] : [],
  );
};

describe.each(documents)('%s', (file) => {
  const markdown = readFileSync(path.join(root, file), 'utf8');

  test('uses the words of the field', () => {
    expect(phrasesIn(markdown)).toEqual([]);
  });

  test('links to files that exist', () => {
    const missing = linkedFiles(markdown).filter((link) => !existsSync(path.join(root, path.dirname(file), link)));
    expect(missing).toEqual([]);
  });
});

test('finds phrases in headings, paragraphs, lists and tables, but not in code', () => {
  const page =
    '# A telephone\n\nA stand-in.\n\n- Whoever reads\n\n| wardrobe |\n| - |\n| Says so `errand` |\n\n```\nredraw\n```\n';
  expect(phrasesIn(page)).toEqual([
    '"says so": write shows a message, returns an error, logs it',
    '"stand-in": write fallback, placeholder',
    '"telephone": write mobile; phone for the number',
    '"wardrobe": write recipes, variants',
    '"whoever": write name the person',
  ]);
});

test('checks a link to a file without its anchor, and ignores a link to a site or within the page', () => {
  expect(linkedFiles('[a](gone.md#part), ![b](images/b.png), [c](https://shop.example), [d](#part)')).toEqual([
    'gone.md',
    'images/b.png',
  ]);
});
