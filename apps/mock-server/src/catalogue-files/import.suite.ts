import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoProducts } from '@niramaya/fixtures';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aPng } from '../../test/a-picture.ts';
import type { TestEngine } from '../../test/engines.ts';
import { temporaryFolder, writeFiles } from '../../test/folder.ts';
import { commandFile, runProgram, startServerProcess } from '../../test/server-process.ts';
import type { Database } from '../database/database.ts';
import { databasePlace, openDatabase } from '../database/open.ts';
import { createLogger } from '../logger.ts';
import { seed } from '../seed/seed.ts';
import { readSettings } from '../settings.ts';
import { catalogueFile } from './catalogue-file.ts';
import { checkFiles, replaceCatalogue } from './import-catalogue.ts';
import { createPictures, type Pictures } from './pictures.ts';

const header = 'id,title,category,price,discount,rating,image';

/** Returns a CSV file of products, all with one word in their titles. */
const productsOf = (word: string, from: number, count: number, image = '/pictures/1.svg'): string => {
  const rows = Array.from(
    { length: count },
    (_, index) => `${from + index},${word} ${from + index},vitamins,${100 + index},10,4,${image}`,
  );
  return [header, ...rows, ''].join('\n');
};

const visible = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

const noProgress = () => undefined;

/** Checks a file of products without a fault. Without offers in it, no title is looked up in the database. */
const checkProducts = (csv: string, { pick }: Pictures) =>
  checkFiles([catalogueFile(csv)], pick, expect.fail, noProgress, async () => []);

/** Tests of the commands `import` and `export` on a shop, for each engine. */
export function importSuite(engine: TestEngine): void {
  const parent = temporaryFolder();

  /** A database and a folder of its own, with the demo catalogue if it is wanted. */
  async function aShop(isDemo: boolean) {
    const folder = mkdtempSync(path.join(parent, 'shop-'));
    const settings = { ...(await engine.newDatabase()), PICTURES_DIR: path.join(folder, 'own'), LOG_LEVEL: 'warn' };
    const file = (name: string, text?: string): string => {
      if (text !== undefined) writeFiles(folder, { [name]: text });
      return path.join(folder, name);
    };
    const run = async (command: 'import' | 'export' | 'seed', ...args: string[]) => {
      const { code, lines, errors } = await runProgram(commandFile(command), args, settings);
      return { code, lines, errors: errors.split('\n').filter((line) => line !== '') };
    };
    const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const longStatements = true;
      const database = await openDatabase(readSettings(settings), createLogger('silent'), longStatements);
      return work(database).finally(() => database.close());
    };
    if (isDemo) await withDatabase(seed);
    const titles = () =>
      withDatabase(async ({ db }) => {
        const rows = await db.selectFrom('products').select('title').orderBy('id').execute();
        return rows.map(({ title }) => title);
      });
    const place = databasePlace(readSettings(settings));
    return { settings, folder, file, run, withDatabase, titles, place, pictures: path.join(folder, 'own') };
  }

  describe('an import', () => {
    const isDryRun = false;

    it('of an exported catalogue gives the same catalogue, as CSV and as JSON Lines', async () => {
      const [first, second] = [await aShop(true), await aShop(false)];
      const names = (ending: string) => ['products', 'offers', 'brands'].map((kind) => `${kind}.${ending}`);
      const exportAll = async (shop: typeof first, ending: string) => {
        expect((await shop.run('export', ...names(ending).map((name) => shop.file(name)))).code).toBe(0);
        return names(ending).map((name) => readFileSync(shop.file(name), 'utf8'));
      };
      const [csv, jsonLines] = [await exportAll(first, 'csv'), await exportAll(first, 'jsonl')];
      expect(csv.map((text) => text.split('\n')[0])).toEqual([
        '\u{feff}id,title,category,price,discount,rating,image,uses,per,contents,howToUse,askFirst,storage,note,brand,claims,uses_hi,per_hi,howToUse_hi,askFirst_hi,storage_hi,note_hi',
        '\u{feff}id,title,status,strike,off,price,image',
        '\u{feff}name,description,img',
      ]);
      expect(jsonLines[0]!.split('\n')).toHaveLength(demoProducts().length + 1);

      expect(await second.run('import', ...names('csv').map((name) => first.file(name)))).toEqual({
        code: 0,
        lines: [
          `Imported 300 products, 12 offers, 12 brands into ${second.place}.`,
          'Products: 300 new, 0 changed, 0 unchanged, 0 removed.',
          'Offers: 12 new, 0 changed, 0 unchanged, 0 removed.',
          'Brands: 12 new, 0 changed, 0 unchanged, 0 removed.',
        ],
        errors: [],
      });
      expect(await exportAll(second, 'jsonl')).toEqual(jsonLines);
      expect((await second.run('import', ...names('jsonl').map((name) => first.file(name)))).lines.slice(1)).toEqual([
        'Products: 0 new, 0 changed, 300 unchanged, 0 removed.',
        'Offers: 0 new, 0 changed, 12 unchanged, 0 removed.',
        'Brands: 0 new, 0 changed, 12 unchanged, 0 removed.',
      ]);
      expect(await exportAll(second, 'csv')).toEqual(csv);
    });

    it('replaces products, search words and totals, and keeps the other kinds and the members', async () => {
      const { settings, file, run, withDatabase, titles, place } = await aShop(true);
      const csv = file('products.csv', productsOf('Zinc', 299, 3));
      expect(await run('import', csv)).toEqual({
        code: 0,
        lines: [`Imported 3 products into ${place}.`, 'Products: 3 new, 0 changed, 0 unchanged, 300 removed.'],
        errors: [],
      });
      expect(await titles()).toEqual(['Zinc 299', 'Zinc 300', 'Zinc 301']);
      await withDatabase(async ({ db }) => {
        const words = await db.selectFrom('words').select('word').orderBy('word').execute();
        expect(words.map(({ word }) => word)).toEqual(['299', '300', '301', 'zinc']);
        const counts = await db.selectFrom('product_counts').selectAll().where('n', '>', 0).execute();
        expect(counts).toEqual([{ category: 'vitamins', rating: 4, n: 3 }]);
      });
      const server = await startServerProcess(settings);
      onTestFinished(async () => void (await server.stop('SIGTERM')));
      const list = async (address: string) => (await (await fetch(server.url + address)).json()) as unknown[];
      // The start of a demo has kept the catalogue.
      expect(
        await Promise.all(['/products?q=zinc', '/products?q=calmag', '/offers', '/medi', '/consult'].map(list)),
      ).toEqual([
        expect.objectContaining({ length: 3 }),
        [],
        expect.objectContaining({ length: 12 }),
        expect.objectContaining({ length: 12 }),
        expect.objectContaining({ length: 3 }),
      ]);
      expect(await run('seed', '--products', '400')).toMatchObject({
        code: 1,
        errors: ['The database holds a catalogue that npm run import has stored: use another database.'],
      });
    });

    it('between two batches of generated products ends their command, and they replace nothing', async () => {
      const { run, withDatabase, titles } = await aShop(true);
      const change = "update marks set value = 'own' where name = 'demo-catalogue';";
      // The trigger takes the place of an import that ends after the first batch of 2,000.
      const statements =
        engine.name === 'SQLite'
          ? [`create trigger imported after insert on products when new.id = 301 begin ${change} end`]
          : [
              `create function imported() returns trigger language plpgsql as $$ begin ${change} return new; end $$`,
              'create trigger imported after insert on products for each row when (new.id = 301) execute function imported()',
            ];
      await withDatabase(async ({ db }) => {
        for (const statement of statements) await sql.raw(statement).execute(db);
      });
      expect(await run('seed', '--products', '4000')).toMatchObject({
        code: 1,
        errors: ['The database holds a catalogue that npm run import has stored: use another database.'],
      });
      expect(await titles()).toHaveLength(2_300);
    });

    it('lists the faults and changes nothing, and so does a dry run without faults', async () => {
      const { file, run, titles, place } = await aShop(true);
      const before = await titles();
      const wrong = file('products.csv', `${productsOf('Zinc', 1, 1)}2,Iron,herbs,"1,299",0,4,/pictures/2.svg\n`);
      const right = file(
        'offers.csv',
        'id,title,status,strike,off,price,image\n1,Zinc,Pack,2,50% off,1,/pictures/1.svg\n',
      );
      expect(await run('import', wrong, right)).toEqual({
        code: 1,
        lines: [],
        errors: [
          'products.csv, row 3, Iron, category "herbs": expected one of vitamins, nutrition, personalCare, skinCare, ayurveda.',
          'products.csv, row 3, Iron, price "1,299": expected a number without commas, such as 1299.',
          'Nothing was imported. Correct the 2 faults, and run the same command again.',
        ],
      });
      const good = file('products-good.csv', productsOf('Zinc', 1, 3));
      expect(await run('import', good, right, '--dry-run')).toEqual({
        code: 0,
        lines: [
          'All rows are correct: 3 products, 1 offers. Nothing was changed.',
          `The import would change ${place}.`,
          'Products: 3 new, 0 changed, 0 unchanged, 300 removed.',
          'Offers: 1 new, 0 changed, 0 unchanged, 12 removed.',
        ],
        errors: ['Warning: offers.csv, row 2, title "Zinc": no product of the catalogue has this title.'],
      });
      // Without a file of products, the offers are those of stored ones.
      const stored = file('offers-2.csv', readFileSync(right, 'utf8').replace('1,Zinc,', `1,"${before[0]}",`));
      expect(await run('import', stored, '--dry-run')).toMatchObject({ code: 0, errors: [] });
      expect(await titles()).toEqual(before);
    });

    it('counts a product as the same if its title is, and an offer if its title and status are', async () => {
      const { file, run } = await aShop(false);
      const offerHeader = 'id,title,status,strike,off,price,image';
      const offer = (id: number, status: string) => `${id},Zinc 1,${status},200,25% off,150,/pictures/1.svg`;
      const offers = file('offers.csv', [offerHeader, offer(1, 'Pack of 2'), offer(2, 'Pack of 3'), ''].join('\n'));
      const before = file('products.csv', `${productsOf('Zinc', 1, 4)}9,Iron,vitamins,1,0,4,/pictures/1.svg\n`);
      expect((await run('import', before, offers)).code).toBe(0);
      // Zinc 3 has another price, Zinc 1 and Zinc 4 have other ids, and the id of Zinc 1 has another product.
      const products = productsOf('Zinc', 1, 4)
        .replace('1,Zinc 1', '1,Kale')
        .replace('3,Zinc 3,vitamins,102', '3,Zinc 3,vitamins,99')
        .replace('4,Zinc 4', '40,Zinc 4');
      const after = file('products-2.csv', `${products}50,Zinc 1,vitamins,100,10,4,/pictures/1.svg\n`);
      const noOffers = file('offers-2.csv', `${offerHeader}\n`);
      const changes = [
        'Products: 1 new, 3 changed, 1 unchanged, 1 removed.',
        'Offers: 0 new, 0 changed, 0 unchanged, 2 removed.',
      ];
      expect((await run('import', after, noOffers, '--dry-run')).lines.slice(2)).toEqual(changes);
      expect((await run('import', after, noOffers)).lines.slice(1)).toEqual(changes);
    });

    it('is not compared with tables of an older version', async () => {
      const { file, run, withDatabase, place } = await aShop(true);
      await withDatabase(async ({ db }) => db.schema.alterTable('products').dropColumn('facts').execute());
      expect(await run('import', file('products.csv', productsOf('Zinc', 1, 1)), '--dry-run')).toMatchObject({
        code: 1,
        errors: [`${place} has the tables of an older version: start the shop once, and run the same command again.`],
      });
    });

    it('shows each shopper one whole catalogue, the old or the new one', async () => {
      const { settings, file, run } = await aShop(false);
      const rows = 4_000;
      const files = ['Zinc', 'Iron'].map((word) => file(`products-${word}.csv`, productsOf(word, 1, rows)));
      expect((await run('import', files[0]!)).code).toBe(0);
      const server = await startServerProcess({ ...settings, DEMO: 'false' });
      onTestFinished(async () => void (await server.stop('SIGTERM')));
      const seen = new Set<string>();
      const look = async (): Promise<void> => {
        // The list without a page has a thousand products.
        const response = await fetch(`${server.url}/products`);
        const products = (await response.json()) as { title: string }[];
        seen.add(
          [response.headers.get('x-total-count'), ...new Set(products.map(({ title }) => title.slice(0, 4)))].join(' '),
        );
      };
      let isRunning = true;
      const importing = run('import', files[1]!).finally(() => (isRunning = false));
      while (isRunning) await look();
      expect((await importing).code).toBe(0);
      await look();
      expect(seen).toEqual(new Set(['4000 Zinc', '4000 Iron']));
    });

    it('that fails after its last row changes nothing, pictures included', async () => {
      const { folder, file, withDatabase, titles, pictures: own } = await aShop(true);
      const before = await titles();
      writeFileSync(path.join(folder, 'zinc.png'), aPng(100, 100));
      const pictures = createPictures(own, folder, isDryRun);
      const checked = await checkProducts(file('products.csv', productsOf('Zinc', 1, 3, 'zinc.png')), pictures);
      const fail = () => {
        throw new Error('the power failed');
      };
      await withDatabase(async (database) => {
        const replacing = replaceCatalogue(database, checked, pictures, own, noProgress, fail);
        await expect(replacing).rejects.toThrow('the power failed');
      });
      pictures.discard();
      expect([await titles(), readdirSync(own)]).toEqual([before, []]);
    });

    it('whose commit gets no response leaves the pictures, because the catalogue may be stored', async () => {
      const { folder, file, withDatabase, titles, pictures: own } = await aShop(true);
      writeFileSync(path.join(folder, 'zinc.png'), aPng(100, 100));
      const pictures = createPictures(own, folder, isDryRun);
      const checked = await checkProducts(file('products.csv', productsOf('Zinc', 1, 1, 'zinc.png')), pictures);
      await withDatabase(async (database) => {
        const broken: Database = {
          ...database,
          write: async (work) => {
            await database.write(work);
            throw new Error('Connection terminated');
          },
        };
        const replacing = replaceCatalogue(broken, checked, pictures, own, noProgress);
        await expect(replacing).rejects.toThrow('Connection terminated');
      });
      pictures.discard();
      expect([await titles(), visible(own)]).toEqual([['Zinc 1'], [expect.stringMatching(/\.png$/)]]);
    });

    it('whose deletion of pictures fails after the commit is a success, with a sentence about it', async () => {
      const { file, run, titles, place, pictures: own } = await aShop(false);
      writeFiles(own, { '.database': '/elsewhere/niramaya.sqlite', [`${'a'.repeat(32)}.png`]: aPng(100, 100) });
      expect(await run('import', file('products.csv', productsOf('Zinc', 1, 1)))).toEqual({
        code: 0,
        lines: [`Imported 1 products into ${place}.`, 'Products: 1 new, 0 changed, 0 unchanged, 0 removed.'],
        errors: [
          `The catalogue is stored, but no unused picture was deleted: ${own} has the pictures of /elsewhere/niramaya.sqlite: set another PICTURES_DIR, or delete ${own}/.database if the shop has moved.`,
        ],
      });
      expect([await titles(), visible(own)]).toEqual([['Zinc 1'], [`${'a'.repeat(32)}.png`]]);
    });

    it('can be tried before the shop has a database, and creates none', async () => {
      const { settings, file, run, place } = await aShop(false);
      expect(await run('import', file('products.csv', productsOf('Zinc', 1, 1)), '--dry-run')).toEqual({
        code: 0,
        lines: [
          'All rows are correct: 1 products. Nothing was changed.',
          `The import would change ${place}.`,
          'Products: 1 new, 0 changed, 0 unchanged, 0 removed.',
        ],
        errors: [],
      });
      const dataDirectory = (settings as NodeJS.ProcessEnv)['DATA_DIR'];
      if (dataDirectory !== undefined) expect(readdirSync(dataDirectory)).toEqual([]);
    });

    it('of a file that changes after its check changes nothing', async () => {
      const { file, withDatabase, titles, pictures: own } = await aShop(true);
      const before = await titles();
      const csv = file('products.csv', productsOf('Zinc', 1, 3));
      const pictures = createPictures(own, undefined, isDryRun);
      const checked = await checkProducts(csv, pictures);
      for (const changed of [productsOf('Iron', 1, 4), productsOf('Zinc', 1, 3).replace('vitamins', 'herbs')]) {
        writeFileSync(csv, changed);
        await withDatabase((database) =>
          expect(replaceCatalogue(database, checked, pictures, own, noProgress)).rejects.toThrow(
            'products.csv or a picture that it names was changed while it was imported: nothing was imported, run the same command again.',
          ),
        );
      }
      expect(await titles()).toEqual(before);
    });

    it('copies the pictures of a folder, serves them, and keeps those that the next import does not name for a week', async () => {
      const { settings, folder, file, run, pictures: own } = await aShop(false);
      writeFiles(folder, { 'new/zinc.png': aPng(100, 100), 'new/iron.png': aPng(100, 100, 'iron') });
      const source = ['--pictures', path.join(folder, 'new')];
      const both = `${productsOf('Zinc', 1, 1, 'zinc.png')}2,Iron,vitamins,1,0,4,iron.png\n`;
      expect(await run('import', file('products.csv', both))).toMatchObject({
        code: 1,
        errors: [
          'products.csv, row 2, Zinc 1, image "zinc.png": expected the address of a picture, or --pictures FOLDER in the command, for this name of a file and all others.',
          'Nothing was imported. Correct the fault, and run the same command again.',
        ],
      });
      expect((await run('import', file('products.csv'), ...source)).code).toBe(0);
      expect(visible(own)).toHaveLength(2);
      const server = await startServerProcess({ ...settings, DEMO: 'false' });
      onTestFinished(async () => void (await server.stop('SIGTERM')));
      const imageOf = async (id: number) =>
        ((await (await fetch(`${server.url}/products/${id}`)).json()) as { image: string }).image;
      const zinc = await imageOf(1);
      const response = await fetch(server.url + zinc);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(aPng(100, 100));
      const iron = path.basename(await imageOf(2));
      const eightDaysAgoS = Date.now() / 1_000 - 8 * 86_400;
      const importWithoutIron = async () => {
        for (const name of visible(own)) utimesSync(path.join(own, name), eightDaysAgoS, eightDaysAgoS);
        expect((await run('import', file('products.csv', productsOf('Zinc', 1, 1, zinc)))).code).toBe(0);
      };
      // An import sets the files of the pictures that the old catalogue names to the present. So the first import
      // without iron keeps its picture, and the second finds a picture that was not used for eight days.
      await importWithoutIron();
      expect((await fetch(`${server.url}/pictures/${iron}`)).status).toBe(200);
      await importWithoutIron();
      expect(visible(own)).toEqual([path.basename(zinc)]);
      expect((await fetch(`${server.url}/pictures/${iron}`)).status).toBe(404);
    });
  });

  describe('an export', () => {
    it('refuses a file that exists, and a folder that is missing', async () => {
      const { file, run } = await aShop(true);
      const taken = file('products.csv', 'taken');
      expect(await run('export', taken)).toMatchObject({
        code: 1,
        errors: [`${taken} is there already: choose another name.`],
      });
      const unwritable = file('none/products.csv');
      expect(await run('export', unwritable)).toMatchObject({
        code: 1,
        errors: [`${unwritable} cannot be written: check the folder and its free space, then try again.`],
      });
    });
  });
}
