// Finds the house words and the long sentences in the sources of the workspace.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './documents.ts';
import { houseWords, houseWordsInNames, houseWordsInProse } from './house-words.ts';
import { longSentences, mostWords } from './record.ts';
import { readSourceText } from './source-text.ts';

const isGenerated = (name: string) =>
  /^(?:node_modules|dist|styled-system|storybook-static)$/.test(path.basename(name));

/**
 * Returns the faults of a text, a line each: house words in its comments, names, test titles and path, and long
 * sentences in its comments.
 */
export function faultsIn(file: string, text: string): string[] {
  const { prose, comments, names } = readSourceText(file, text);
  const found = { ...houseWordsInProse(prose, file), ...houseWordsInNames(names, file) };
  return [
    ...Object.keys(found).map(
      (word) => `${file} has "${word}": write ${houseWords.find((one) => one.word === word)?.instead}`,
    ),
    ...comments
      .flatMap(longSentences)
      .map((sentence) => `${file} has a sentence of over ${mostWords} words: ${sentence}`),
  ];
}

/** The same of all sources. */
export function faultsOfSources(): string[] {
  const files = globSync('{apps,libs,tools,examples,.storybook}/**/*.{ts,tsx,mts,mjs}', {
    cwd: root,
    exclude: isGenerated,
  });
  return (
    files
      // The list itself names them.
      .filter((file) => !file.startsWith('tools/docs/'))
      .flatMap((file) => faultsIn(file, readFileSync(path.join(root, file), 'utf8')))
  );
}
