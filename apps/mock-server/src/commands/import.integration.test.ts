import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/folder.ts';
import { serve } from '../../test/serve.ts';
import { commandFile, runProgram } from '../../test/server-process.ts';

const folder = temporaryFolder();

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('an import that %s stops exits with %s and a sentence', async (signal, code) => {
  // The import reports the faults of the first 16 rows, and then waits for a picture whose server does not respond.
  const silent = await serve(() => undefined);
  const rows = Array.from({ length: 16 }, (_, index) => `${index + 1},Zinc ${index},herbs,1,0,4,/pictures/1.svg`);
  const lines = ['id,title,category,price,discount,rating,image', ...rows, `17,Iron,vitamins,1,0,4,${silent}/iron.png`];
  writeFiles(folder, { 'products.csv': `${lines.join('\n')}\n` });
  const settings = { DATA_DIR: folder, PICTURES_DIR: path.join(folder, 'own') };
  const file = path.join(folder, 'products.csv');
  const ended = await runProgram(commandFile('import'), [file], settings, /line 17, category/, signal);
  expect(ended.code).toBe(code);
  expect(ended.errors).toMatch(/\nStopped\. Nothing was imported\.\n$/);
});
