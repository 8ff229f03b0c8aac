// Checks that the documents are easy to read, use the words of the field, and link to files that exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkedFiles, readingEase, sentencesOf, wordsOf } from './prose.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The most words of a sentence. A longer one is hard to understand at the first reading. */
const MOST_WORDS = 25;
/** Plain English has a Flesch reading ease of 60 to 70. */
const LEAST_EASE = 65;

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

const longSentences = (markdown: string): string[] => {
  const { running, labels } = sentencesOf(markdown);
  return [...running, ...labels].filter((sentence) => wordsOf(sentence).length > MOST_WORDS);
};

const phrasesIn = (markdown: string): string[] => {
  const { running, labels } = sentencesOf(markdown);
  const text = [...running, ...labels].join('\n').toLowerCase();
  return Object.entries(phrases).flatMap(([phrase, instead]) =>
    text.includes(phrase) ? [`"${phrase}": write ${instead}`] : [],
  );
};

describe.each(documents)('%s', (file) => {
  const markdown = readFileSync(path.join(root, file), 'utf8');

  test('has short sentences of common words', () => {
    expect(longSentences(markdown)).toEqual([]);
    expect(phrasesIn(markdown)).toEqual([]);
    expect(readingEase(sentencesOf(markdown).running)).toBeGreaterThanOrEqual(LEAST_EASE);
  });

  test('links to files that exist', () => {
    const missing = linkedFiles(markdown).filter((link) => !existsSync(path.join(root, path.dirname(file), link)));
    expect(missing).toEqual([]);
  });
});

test('finds long sentences and phrases in paragraphs, lists and tables, but not in code', () => {
  const sentence = (words: number) => `A${' word'.repeat(words - 1)}.`;
  const page = `${sentence(25)} ${sentence(26)}\n\n- ${sentence(26)}\n\n| ${sentence(26)} |\n| - |\n| Whoever \`errand\` |\n`;
  expect(longSentences(page)).toEqual([sentence(26), sentence(26), sentence(26)]);
  expect(phrasesIn(page)).toEqual(['"whoever": write name the person']);
});

test('long words in long sentences have a lower reading ease than short ones', () => {
  expect(readingEase(['The cat sat on the mat.', 'It then ran to the door.'])).toBeGreaterThan(100);
  expect(
    readingEase(['Extraordinary organisational considerations necessitate comprehensive documentation.']),
  ).toBeLessThan(0);
});

test('checks a link to a file without its anchor, and ignores a link to a site or within the page', () => {
  expect(linkedFiles('[a](gone.md#part), ![b](images/b.png), [c](https://shop.example), [d](#part)')).toEqual([
    'gone.md',
    'images/b.png',
  ]);
});
