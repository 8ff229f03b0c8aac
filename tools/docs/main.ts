// `npm run wording`: records documents that are easier to read. It rejects harder ones, long sentences and house words.
import { existsSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { documents, readDocument } from './documents.ts';
import { houseWordsInDocument } from './house-words.ts';
import { harderThan, longSentences, measureDocuments, mostWords, readRecord, recordFile } from './record.ts';
import { faultsOfSources } from './source-faults.ts';

const now = measureDocuments();
const faults = [
  ...harderThan(existsSync(recordFile) ? readRecord() : now, now),
  ...documents.flatMap((file) =>
    longSentences(readDocument(file)).map((sentence) => `${file}, over ${mostWords} words: ${sentence}`),
  ),
  ...documents.flatMap((file) => houseWordsInDocument(readDocument(file), file).map((fault) => `${file} has ${fault}`)),
  ...faultsOfSources(),
];

if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
} else {
  writeFileSync(recordFile, await format(JSON.stringify(now), { parser: 'json', printWidth: 120 }));
  console.log('Recorded.');
}
