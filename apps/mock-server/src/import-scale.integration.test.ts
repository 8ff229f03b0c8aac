import { createWriteStream, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generatedProduct } from '@niramaya/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { aPng } from '../test/a-picture.ts';
import { postgresEngine, sqliteEngine } from '../test/engines.ts';
import { temporaryFolder, writeFiles } from '../test/folder.ts';
import { commandFile, runProgram } from '../test/server-process.ts';
import { databasePlace, openDatabase } from './database/open.ts';
import { createLogger } from './logger.ts';
import { readSettings } from './settings.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 });

const ROWS = 250_000;
/** An import that held all rows would need more, and Node would end it. */
const HEAP_MB = 192;

const folder = temporaryFolder();

function* lines(count: number, image: string): Generator<string> {
  yield 'id,title,category,price,discount,rating,image\n';
  for (let index = 0; index < count; index += 1) {
    const { title, category, price, discount, rating } = generatedProduct(301 + index);
    yield `${index + 1},"${title}",${category},${price},${discount},${rating},${image}\n`;
  }
}

async function aFile(count: number, image = '/pictures/1.svg'): Promise<string> {
  const file = path.join(mkdtempSync(path.join(folder, 'file-')), 'products.csv');
  await pipeline(Readable.from(lines(count, image)), createWriteStream(file));
  return file;
}

describe.each([sqliteEngine(), postgresEngine()])('an import into $name', (engine) => {
  const aShop = async () => ({
    ...(await engine.newDatabase()),
    PICTURES_DIR: path.join(mkdtempSync(path.join(folder, 'shop-')), 'own'),
    LOG_LEVEL: 'warn',
  });

  async function countProducts(settings: NodeJS.ProcessEnv): Promise<number> {
    const database = await openDatabase(readSettings(settings), createLogger('silent'));
    const rows = await database.db.selectFrom('products').select('id').execute();
    await database.close();
    return rows.length;
  }

  it('stores 250,000 products with a heap that does not hold them, and prints how far it is', async () => {
    const settings = await aShop();
    const file = await aFile(ROWS);
    const limited = { ...settings, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
    const started = performance.now();
    const { code, lines: output, errors } = await runProgram(commandFile('import'), [file], limited);
    console.info(`${engine.name}: ${Math.round((performance.now() - started) / 1000)} s for ${ROWS} rows`);
    const place = databasePlace(readSettings(settings));
    expect([code, output]).toEqual([
      0,
      [`Imported 2,50,000 products into ${place}.`, 'Products: 2,50,000 new, 0 changed, 0 unchanged, 0 removed.'],
    ]);
    expect(errors).toContain('products.csv: 10,000 rows checked\n');
    expect(errors).toContain('products.csv: 2,40,000 of 2,50,000 rows written\n');
    expect(await countProducts(settings)).toBe(ROWS);
  });

  it.each(['SIGKILL', 'SIGINT'] as const)('that %s ends while it writes changes nothing', async (signal) => {
    const settings = await aShop();
    const own = settings.PICTURES_DIR;
    expect((await runProgram(commandFile('import'), [await aFile(5)], settings)).code).toBe(0);
    const source = mkdtempSync(path.join(folder, 'source-'));
    writeFiles(source, { 'zinc.png': aPng(100, 100) });
    const args = [await aFile(20_000, 'zinc.png'), '--pictures', source];
    const { code, errors } = await runProgram(
      commandFile('import'),
      args,
      settings,
      /10,000 of 20,000 rows written/,
      signal,
    );
    expect(code).toBe(signal === 'SIGINT' ? 130 : null);
    if (signal === 'SIGINT') expect(errors).toContain('Stopped. Nothing was imported.\n');
    const visible = existsSync(own) ? readdirSync(own).filter((name) => !name.startsWith('.')) : [];
    expect([await countProducts(settings), visible]).toEqual([5, []]);
    expect((await runProgram(commandFile('import'), args, settings)).code).toBe(0);
    expect(await countProducts(settings)).toBe(20_000);
  });
});

it.each<[string[], RegExp]>([
  [[], /^Write npm run import/],
  [['products.csv', '--colour', 'red'], /^Write npm run import/],
  [['products.csv', '--kind', 'medicines'], /^Write npm run import/],
  [['products.csv', 'products-2.csv'], /^Two files are of the same kind: put their rows into one/],
  [['/none/products.csv'], /^\/none\/products\.csv is not there: name a file to import\.$/],
  [
    ['products.csv', '--pictures', '/none'],
    /^\/none is no folder: name the folder of the pictures after --pictures\.$/,
  ],
])('an import with the arguments %j is rejected with one sentence', async (args, sentence) => {
  const { code, errors } = await runProgram(commandFile('import'), args, { DATA_DIR: '/nowhere' });
  expect(errors.trimEnd()).toMatch(sentence);
  expect([code, errors.trimEnd().split('\n')]).toEqual([1, [expect.any(String)]]);
});
