// The recorded reading ease of each document. It may only rise.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documents, readDocument } from './documents.ts';
import { readingEase, sentencesOf, wordsOf } from './prose.ts';

export const recordFile = path.join(import.meta.dirname, 'record.json');

/** The most words of a sentence. A longer sentence is hard to understand at the first reading. */
export const mostWords = 25;

/** The reading ease that a document without a record must reach. */
const leastEase = 50;

/** Flesch reading ease by document, rounded down: 0 is hard, 100 is easy. */
export type ReadingEase = Readonly<Record<string, number>>;

export const readRecord = (): ReadingEase => JSON.parse(readFileSync(recordFile, 'utf8')) as ReadingEase;

export const longSentences = (markdown: string): string[] =>
  sentencesOf(markdown)
    .map(({ text }) => text)
    .filter((text) => wordsOf(text).length > mostWords);

/** Measures the current reading ease of every document. */
export const measureDocuments = (): ReadingEase =>
  Object.fromEntries(documents.map((file) => [file, Math.floor(readingEase(sentencesOf(readDocument(file))))]));

/** Returns a line for each document that is harder than recorded. One without a record must reach `leastEase`. */
export const harderThan = (record: ReadingEase, now: ReadingEase): string[] =>
  Object.entries(now)
    .map(([file, ease]) => ({ file, ease, before: record[file] ?? leastEase }))
    .filter(({ ease, before }) => ease < before)
    .map(({ file, ease, before }) => `${file} has a reading ease of ${ease}, recorded is ${before}`);
