import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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
  const ended = await runProgram(commandFile('import'), [file], settings, /row 17, Zinc 15, category/, signal);
  expect(ended.code).toBe(code);
  expect(ended.errors).toMatch(/\nStopped\. Nothing was imported\.\n$/);
});

const repository = path.resolve(import.meta.dirname, '../../../..');

/** Runs `npm run import` with these arguments. `--ignore-scripts` leaves out `preimport`, which needs seconds. */
async function npmRunImport(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', 'import', ...args], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  const gone = once(child, 'close') as Promise<[number | null]>;
  const [lines, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), gone]);
  return { code, lines, errors };
}

it('the option --dry-run without -- before it is a dry run, and npm keeps no other option', async () => {
  const dataDirectory = path.join(folder, 'kept');
  const settings = { DATA_DIR: dataDirectory, PICTURES_DIR: path.join(dataDirectory, 'own') };
  writeFiles(folder, {
    'kept/products.csv': 'id,title,category,price,discount,rating,image\n1,Zinc,vitamins,1,0,4,/pictures/1.svg\n',
  });
  const file = path.join(dataDirectory, 'products.csv');
  const dryRun = await npmRunImport(settings, file, '--dry-run');
  expect(dryRun).toMatchObject({ code: 0, lines: expect.stringContaining('Nothing was changed.') });
  expect(dryRun.errors).toContain(
    'npm has kept --dry-run for itself. This is a dry run, as with npm run import -- FILE --dry-run.\n',
  );
  const refused = await npmRunImport(settings, file, '--pictures', folder);
  expect(refused).toMatchObject({ code: 1, lines: '' });
  expect(refused.errors).toContain(
    'npm has kept --pictures for itself: write -- after the command, as in npm run import -- products.csv --pictures FOLDER --dry-run.\n',
  );
  expect(existsSync(path.join(dataDirectory, 'niramaya.sqlite'))).toBe(false);
});
