import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/folder.ts';
import { catalogueFile } from './catalogue-file.ts';
import { checkFiles } from './import-catalogue.ts';

const folder = temporaryFolder();

/** Returns the lines that a check of these files prints. Products of the database have the stored titles. */
async function printed(files: Readonly<Record<string, string>>, storedTitles: readonly string[] = []) {
  writeFiles(folder, files);
  const lines: string[] = [];
  const catalogueFiles = Object.keys(files).map((name) => catalogueFile(path.join(folder, name)));
  const pick = async (value: string) => ({ address: value });
  const findStoredTitles = async () => storedTitles;
  const checking = checkFiles(
    catalogueFiles,
    pick,
    (line) => lines.push(line),
    () => undefined,
    findStoredTitles,
  );
  const error = await checking.then(() => null, String);
  return { lines, error };
}

const products = (...rows: string[]): string =>
  ['id,title,category,price,discount,rating,image', ...rows, ''].join('\n');
const product = (id: number, title: string, price = '99.50', discount = '0'): string =>
  `${id},${title},vitamins,${price},${discount},4,z.png`;
const offers = (title: string): string =>
  `id,title,status,strike,off,price,image\n1,${title},Pack of 2,200,25% off,150,z.png\n`;

it.each([
  [[product(1, 'Zinc', '99.50', '0.15')], 'row 2, Zinc, discount 0.15: this is less than 1 percent; for 15% write 15.'],
  [[product(1, 'Zinc', '99.505')], 'row 2, Zinc, price 99.505: the shop rounds this to whole paise.'],
  [[product(1, 'Zinc', '0')], 'row 2, Zinc, price 0: this costs nothing.'],
  [
    [product(1, 'Calmag 500 mg'), product(2, 'CALMAG 500mg')],
    'row 3, id 2, title "CALMAG 500mg": row 2 has the same but for capitals and spaces.',
  ],
  [
    [product(1, 'Calmag D3'), product(2, 'CALMAG D4'), product(3, 'CALMAG D5'), product(4, 'Calmag D6')],
    'row 3, id 2, title "CALMAG D4": the first word is "Calmag" in row 2 of products.csv, and a brand has one spelling.',
  ],
])('the products %j are accepted with one warning', async (rows, warning) => {
  expect(await printed({ 'products.csv': products(...rows) })).toEqual({
    lines: [`Warning: products.csv, ${warning}`],
    error: null,
  });
});

it('the discounts 0, 1 and 12.5, and prices in whole paise have no warning', async () => {
  const rows = [product(1, 'Zinc', '0.01', '1'), product(2, 'Iron', '99.1', '12.5'), product(3, 'Kale', '10000000')];
  expect(await printed({ 'products.csv': products(...rows) })).toEqual({ lines: [], error: null });
});

it('a brand has the spelling of the products, and two brands differ by more than capitals', async () => {
  const brands = 'name,description,img\nNEEMILA,Neem,n.png\nNeemila,Neem,m.png\n';
  expect((await printed({ 'products.csv': products(product(1, 'Neemila Gel')), 'brands.csv': brands })).lines).toEqual([
    'Warning: brands.csv, row 2, name "NEEMILA": the first word is "Neemila" in row 2 of products.csv, and a brand has one spelling.',
    'Warning: brands.csv, row 3, name "Neemila": row 2 has the same but for capitals and spaces.',
  ]);
});

it('a brand in a column of its own is compared as a whole, and a title without its brand has a warning', async () => {
  const facts = 'Colds,Each tablet,,Once a day,Ask first,Dry';
  const header = 'id,title,category,price,discount,rating,image,uses,per,contents,howToUse,askFirst,storage,brand';
  const rows = [
    [product(1, 'Doctor Neem Gel'), 'Doctor Neem'],
    [product(2, 'DOCTOR Rao Balm'), 'DOCTOR Rao'],
    [product(3, 'Face wash of DOCTOR NEEM'), 'DOCTOR NEEM'],
    [product(4, 'Zinc'), 'Zincora'],
  ].map(([row, brand]) => `${row},${facts},${brand}`);
  expect((await printed({ 'products.csv': [header, ...rows, ''].join('\n') })).lines).toEqual([
    'Warning: products.csv, row 4, Face wash of DOCTOR NEEM, brand "DOCTOR NEEM": the brand is "Doctor Neem" in row 2 of products.csv, and a brand has one spelling.',
    'Warning: products.csv, row 5, Zinc, brand "Zincora": the title lacks it, and a search for the brand reads the titles.',
  ]);
});

it('an offer for a product that neither the files nor the database have is warned of', async () => {
  const warning = 'Warning: offers.csv, row 2, title "Zinc": no product of the catalogue has this title.';
  expect((await printed({ 'offers.csv': offers('Zinc') })).lines).toEqual([warning]);
  expect((await printed({ 'offers.csv': offers('Zinc') }, ['Zinc'])).lines).toEqual([]);
  const [iron, zinc] = [products(product(1, 'Iron')), products(product(1, 'Zinc'))];
  // The products of the database are replaced by those of the file.
  expect((await printed({ 'products.csv': iron, 'offers.csv': offers('Zinc') }, ['Zinc'])).lines).toEqual([warning]);
  expect((await printed({ 'offers.csv': offers('Zinc'), 'products.csv': zinc })).lines).toEqual([]);
});

it('ten warnings are listed after the faults, and the others are counted', async () => {
  const rows = Array.from({ length: 1_012 }, (_, index) => product(index + 1, `Zinc ${index}`, '0'));
  const { lines, error } = await printed({ 'products.csv': products(...rows, product(2_000, 'Iron', '-1')) });
  expect(lines).toHaveLength(12);
  expect(lines[0]).toMatch(/^products\.csv, row 1014, Iron, price "-1": expected /);
  expect(lines.slice(-2)).toEqual([
    'Warning: products.csv, row 11, Zinc 9, price 0: this costs nothing.',
    '… and 1,002 more warnings.',
  ]);
  expect(error).toBe('StartError: Nothing was imported. Correct the fault, and run the same command again.');
});
