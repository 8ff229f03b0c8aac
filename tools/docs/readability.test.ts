// Whether the documents stay easy to read: short sentences and a reading ease that does not fall.
import { describe, expect, test } from 'vitest';
import { documents, readDocument } from './documents.ts';
import { readingEase, sentencesOf, wordsOf } from './prose.ts';
import { harderThan, longSentences, measureDocuments, readRecord } from './record.ts';

const record = readRecord();

describe('documents', () => {
  const now = measureDocuments();

  test.each(documents)('%s is as easy to read as recorded; `npm run wording` records what is easier', (file) => {
    expect(harderThan(record, { [file]: now[file] ?? 0 })).toEqual([]);
    expect(longSentences(readDocument(file))).toEqual([]);
  });

  test('the record names no document that is gone', () => {
    expect(Object.keys(record).filter((file) => !documents.includes(file))).toEqual([]);
  });
});

test('a sentence of 26 words is too long, and one of 25 is not', () => {
  const sentence = (words: number) => `A${' word'.repeat(words - 1)}.`;
  expect(longSentences(`${sentence(25)} ${sentence(26)}\n\n- ${sentence(26)}`)).toEqual([sentence(26), sentence(26)]);
});

test('code counts as one word, and a sentence may begin with it', () => {
  const sentences = sentencesOf('See `npm test -- --projects=a`. `npm start` opens [the shop](https://shop.example).');
  expect(sentences.map(({ text }) => text)).toEqual(['See Code.', 'Code opens the shop.']);
  expect(wordsOf('Code opens the shop, 1,234 of 2.5 kB.')).toHaveLength(8);
});

test('long words in long sentences have a lower reading ease than short ones', () => {
  const easy = readingEase(sentencesOf('The cat sat on the mat. It then ran to the door.'));
  const hard = readingEase(
    sentencesOf('Extraordinary organisational considerations necessitate comprehensive documentation.'),
  );
  expect(easy).toBeGreaterThan(100);
  expect(hard).toBeLessThan(0);
});

test('a document that is harder than recorded is a fault; a new one has to be easy enough', () => {
  expect(harderThan({ 'a.md': 70 }, { 'a.md': 70, 'new.md': 50 })).toEqual([]);
  expect(harderThan({ 'a.md': 70 }, { 'a.md': 69, 'new.md': 49 })).toEqual([
    'a.md has a reading ease of 69, recorded is 70',
    'new.md has a reading ease of 49, recorded is 50',
  ]);
});
