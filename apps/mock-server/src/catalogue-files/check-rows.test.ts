import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { catalogueFile, fileVersion } from './catalogue-file.ts';
import { checkRows } from './check-rows.ts';
import { describeFault, FaultList } from './faults.ts';

const folder = temporaryFolder();

async function check(name: string, contents: string | Buffer) {
  const file = catalogueFile(path.join(folder, name));
  writeFileSync(file.path, contents);
  const faults: string[] = [];
  const records: unknown[] = [];
  const pick = async (value: string) => ({ address: `/pictures/${value}` });
  for await (const record of checkRows(file, pick, (fault) => faults.push(describeFault(name, fault))))
    records.push(record);
  return { records, faults };
}

const header = 'id,title,category,price,discount,rating,image';
const offerHeader = 'id,title,status,strike,off,price,image';
const factHeader = `${header},uses,per,contents,howToUse,askFirst,storage`;
/** The facts that a header may lack, in the order of an export. */
const optionalFacts = 'note, brand, claims, uses_hi, per_hi, howToUse_hi, askFirst_hi, storage_hi, note_hi';
const zinc = {
  id: 7,
  title: 'Zinc',
  category: 'vitamins',
  price: 99.5,
  discount: 0,
  rating: 4,
  image: '/pictures/z.png',
};
const zincRow = '7,Zinc,vitamins,99.50,0,4,z.png';
const products = (...rows: string[]): string => [header, ...rows, ''].join('\n');
const faultsOf = async (...rows: string[]) => (await check('products.csv', products(...rows))).faults;

it.each([
  ['UTF-8', products(zincRow)],
  ['UTF-8 with a byte order mark', `\u{feff}${products(zincRow)}`],
  ['UTF-16 with a byte order mark', Buffer.from(`\u{feff}${products(zincRow)}`, 'utf16le')],
  ['Windows line ends', products(zincRow).replaceAll('\n', '\r\n')],
  ['columns in another order', 'image,id,title,category,price,discount,rating\nz.png,7,Zinc,vitamins,99.50,0,4\n'],
  ['rows of empty cells at the end', products(zincRow, ',,,,,,', '')],
])('a CSV file in %s has its products', async (_form, text) => {
  expect(await check('products.csv', text)).toEqual({ records: [zinc], faults: [] });
});

it('a CSV file has the facts of the products for which it has any', async () => {
  const cells = ',Zinc for the diet,Each tablet,"Zinc: 4 mg\nIron",With water,"Ask first, if pregnant",Dry';
  const optional = ',Zincora,"Paraben free\nAlcohol free"';
  const text = `${factHeader},note,brand,claims\n${zincRow}${cells},${optional}\n8,Iron,nutrition,1,0,1,i.png,,,,,,,,,\n`;
  const { records, faults } = await check('products.csv', text);
  expect(faults).toEqual([]);
  expect(records).toEqual([
    {
      ...zinc,
      facts: {
        uses: 'Zinc for the diet',
        per: 'Each tablet',
        contents: [{ name: 'Zinc', amount: '4 mg' }, { name: 'Iron' }],
        howToUse: 'With water',
        askFirst: 'Ask first, if pregnant',
        storage: 'Dry',
        brand: 'Zincora',
        claims: 'Paraben free\nAlcohol free',
      },
    },
    { id: 8, title: 'Iron', category: 'nutrition', price: 1, discount: 0, rating: 1, image: '/pictures/i.png' },
  ]);
});

const hindiNames = 'uses_hi,per_hi,howToUse_hi,askFirst_hi,storage_hi,note_hi';
const english = { uses: 'a', per: 'b', contents: [], howToUse: 'd', askFirst: 'e', storage: 'f' };
const hindi = { uses: 'क', per: 'ख', howToUse: 'ग', askFirst: 'घ', storage: 'च' };

it('the facts of a CSV file are translated for the products that have any text in the other language', async () => {
  const rows = [
    `${zincRow},a,b,,d,e,f,Read the pack,क,ख,ग,घ,च,पैक पढ़ें`,
    `${zincRow.replace('7,Zinc', '8,Iron')},a,b,,d,e,f,,क,ख,ग,घ,च,`,
    `${zincRow.replace('7,Zinc', '9,Kale')},a,b,,d,e,f,,,,,,,`,
  ];
  const { records, faults } = await check('products.csv', [`${factHeader},note,${hindiNames}`, ...rows].join('\n'));
  expect(faults).toEqual([]);
  expect(records).toEqual([
    {
      ...zinc,
      facts: { ...english, note: 'Read the pack', translations: { hi: { ...hindi, note: 'पैक पढ़ें' } } },
    },
    { ...zinc, id: 8, title: 'Iron', facts: { ...english, translations: { hi: hindi } } },
    { ...zinc, id: 9, title: 'Kale', facts: english },
  ]);
});

it('a row has each text in another language or none, and a note in it exactly if it has a note', async () => {
  const rows = [
    `${zincRow},a,b,,d,e,f,Read the pack,क,,ग,घ,,`,
    `${zincRow.replace('7,Zinc', '8,Iron')},a,b,,d,e,f,,क,ख,ग,घ,च,पैक पढ़ें`,
    `${zincRow.replace('7,Zinc', '9,Kale')},,,,,,,,क,ख,ग,घ,च,`,
  ];
  const { faults } = await check('products.csv', [`${factHeader},note,${hindiNames}`, ...rows].join('\n'));
  expect(faults).toEqual([
    'products.csv, row 2, Zinc, per_hi (empty): expected per in Hindi, up to 2000 characters.',
    'products.csv, row 2, Zinc, storage_hi (empty): expected storage in Hindi, up to 2000 characters.',
    'products.csv, row 2, Zinc, note_hi (empty): expected note in Hindi, up to 2000 characters.',
    'products.csv, row 3, Iron, note_hi "पैक पढ़ें": expected nothing, because note is empty.',
    'products.csv, row 4, Kale, uses (empty): expected what the product is for, up to 2000 characters.',
    "products.csv, row 4, Kale, per (empty): expected what the contents refer to, such as 'Each tablet', up to 2000 characters.",
    'products.csv, row 4, Kale, howToUse (empty): expected how to take or use the product, up to 2000 characters.',
    'products.csv, row 4, Kale, askFirst (empty): expected who asks a doctor or pharmacist first, up to 2000 characters.',
    'products.csv, row 4, Kale, storage (empty): expected how to keep the product, up to 2000 characters.',
  ]);
});

it('a header with one column of another language has all of them but the note, and the facts too', async () => {
  expect((await check('products.csv', `${factHeader},Uses (HI),uses hi,storage_hi\n`)).faults).toEqual([
    'products.csv, row 1, per_hi: expected this column in the header.',
    'products.csv, row 1, howToUse_hi: expected this column in the header.',
    'products.csv, row 1, askFirst_hi: expected this column in the header.',
    'products.csv, row 1, "Uses (HI)": expected one of ' + `${factHeader.replaceAll(',', ', ')}, ${optionalFacts}.`,
    'products.csv, row 1, "uses hi": did you mean "uses_hi"?',
  ]);
  expect((await check('products.csv', `${header},${hindiNames}\n`)).faults).toHaveLength(6);
});

it('JSON Lines have the translations in an object of each language', async () => {
  const line = (translations: unknown) =>
    JSON.stringify({ ...zinc, image: 'z.png', facts: { ...english, translations } });
  expect(await check('products.jsonl', line({ hi: hindi }))).toEqual({
    records: [{ ...zinc, facts: { ...english, translations: { hi: hindi } } }],
    faults: [],
  });
  for (const [translations, fault] of [
    [[], 'translations []: expected an object with hi.'],
    [{ ta: hindi }, 'translations "ta": expected one of the languages hi.'],
    [{ hi: 'क' }, 'translations.hi "क": expected an object with uses, per, howToUse, askFirst, storage, note.'],
    [{ hi: {} }, 'translations.hi {}: expected an object with uses, per, howToUse, askFirst, storage, note.'],
    [
      { hi: { ...hindi, brand: 'क' } },
      'translations.hi "brand" "क": expected one of the fields uses, per, howToUse, askFirst, storage, note.',
    ],
    [{ hi: { ...hindi, per: 5 } }, 'translations.hi.per 5: expected per in Hindi, up to 2000 characters.'],
  ] as const)
    expect((await check('products.jsonl', line(translations))).faults).toEqual([
      `products.jsonl, line 1, Zinc, ${fault}`,
    ]);
});

it('JSON Lines have products as the API sends them, offers and brands', async () => {
  const facts = { uses: 'a', per: 'b', contents: [{ name: 'c' }], howToUse: 'd', askFirst: 'e', storage: 'f' };
  const lines = `${JSON.stringify({ ...zinc, image: 'z.png', facts })}\n\n`;
  expect(await check('products.jsonl', lines)).toEqual({ records: [{ ...zinc, facts }], faults: [] });
  const offer = { id: 1, title: 'Zinc', status: 'Pack of 2', strike: 200, off: '25% off', price: 150, image: 'z.png' };
  expect((await check('offers.ndjson', JSON.stringify(offer))).records).toEqual([
    { ...offer, image: '/pictures/z.png' },
  ]);
  const brand = 'name,description,img\nNeemila,Neem care,n.png\n';
  expect((await check('brands.csv', brand)).records).toEqual([
    { name: 'Neemila', description: 'Neem care', img: '/pictures/n.png' },
  ]);
});

it.each([
  ['0,Zinc,vitamins,1,0,4,z.png', 'Zinc, id 0: expected a whole number from 1 to 999999999.'],
  ['1e3,Zinc,vitamins,1,0,4,z.png', 'Zinc, id "1e3": expected a whole number from 1 to 999999999.'],
  ['1000000000,Zinc,vitamins,1,0,4,z.png', 'Zinc, id 1000000000: expected a whole number from 1 to 999999999.'],
  ['7,,vitamins,1,0,4,z.png', 'id 7, title (empty): expected text of 1 to 200 characters.'],
  ['7, ,vitamins,1,0,4,z.png', 'id 7, title " ": expected text that a reader can see.'],
  [
    '7,Zinc,Vitamins,1,0,4,z.png',
    'Zinc, category "Vitamins": expected one of vitamins, nutrition, personalCare, skinCare, ayurveda.',
  ],
  ['7,Zinc,vitamins,"1,299",0,4,z.png', 'Zinc, price "1,299": expected a number without commas, such as 1299.'],
  [
    '7,Zinc,vitamins,"1,23,456.50",0,4,z.png',
    'Zinc, price "1,23,456.50": expected a number without commas, such as 123456.50.',
  ],
  [
    '7,Zinc,vitamins,"1299,50",0,4,z.png',
    'Zinc, price "1299,50": expected a number with a point before its decimals, such as 1299.50.',
  ],
  [
    '7,Zinc,vitamins,"1.299,50",0,4,z.png',
    'Zinc, price "1.299,50": expected a number with a point before its decimals, such as 1299.50.',
  ],
  [
    '7,Zinc,vitamins,1,"12,5",4,z.png',
    'Zinc, discount "12,5": expected a number with a point before its decimals, such as 1299.50.',
  ],
  ['7,Zinc,vitamins,₹99,0,4,z.png', 'Zinc, price "₹99": expected the number alone, without the currency.'],
  ['7,Zinc,vitamins,-1,0,4,z.png', 'Zinc, price "-1": expected rupees from 0 to 10000000, such as 1299.50.'],
  ['7,Zinc,vitamins,10000001,0,4,z.png', 'Zinc, price 10000001: expected rupees from 0 to 10000000, such as 1299.50.'],
  ['7,Zinc,vitamins,1,15%,4,z.png', 'Zinc, discount "15%": expected the number alone, without the percent sign.'],
  ['7,Zinc,vitamins,1,101,4,z.png', 'Zinc, discount 101: expected a percentage from 0 to 100, such as 12.5.'],
  ['7,Zinc,vitamins,1,0,4.5,z.png', 'Zinc, rating 4.5: expected a whole number of stars from 1 to 5.'],
  [
    '7,Zinc,vitamins,1,0,4,',
    'Zinc, image (empty): expected the address of a picture, or its file name with --pictures FOLDER.',
  ],
  [
    '7,"Zinc\n4",vitamins,1,0,4,z.png',
    'id 7, title "Zinc\\n4": expected text on one line, without control characters.',
  ],
])('the row %s has one fault', async (row, fault) => {
  expect(await faultsOf(row)).toEqual([`products.csv, row 2, ${fault}`]);
});

it('every fault of a row is listed, with the row, the first of its lines and the title', async () => {
  const text = `${factHeader}\n${zincRow},"On\ntwo lines",Each,,Water,Ask,Dry\n8,Iron,herbs,1,0,9,i.png,Only a use,,,,,\n`;
  const { records, faults } = await check('products.csv', text);
  expect(records).toHaveLength(1);
  expect(faults).toEqual([
    'products.csv, row 3 (line 4), Iron, category "herbs": expected one of vitamins, nutrition, personalCare, skinCare, ayurveda.',
    'products.csv, row 3 (line 4), Iron, rating 9: expected a whole number of stars from 1 to 5.',
    "products.csv, row 3 (line 4), Iron, per (empty): expected what the contents refer to, such as 'Each tablet', up to 2000 characters.",
    'products.csv, row 3 (line 4), Iron, howToUse (empty): expected how to take or use the product, up to 2000 characters.',
    'products.csv, row 3 (line 4), Iron, askFirst (empty): expected who asks a doctor or pharmacist first, up to 2000 characters.',
    'products.csv, row 3 (line 4), Iron, storage (empty): expected how to keep the product, up to 2000 characters.',
  ]);
});

it('an id or a title that two products have is a fault of the second', async () => {
  expect(await faultsOf(zincRow, zincRow.replace('Zinc', 'Iron'))).toEqual([
    'products.csv, row 3, Iron, id 7: expected another id than in row 2.',
  ]);
  expect(await faultsOf(zincRow, zincRow.replace('7', '8'))).toEqual([
    'products.csv, row 3, id 8, title "Zinc": expected another title than in row 2.',
  ]);
});

it('two offers have another title or status, and two brands another name', async () => {
  const offer = (id: number, status: string) => `${id},Zinc,${status},200,25% off,150,z.png\n`;
  const offers = `${offerHeader}\n${offer(1, 'Pack of 2')}${offer(2, 'Pack of 3')}${offer(3, 'Pack of 2')}`;
  expect((await check('offers.csv', offers)).faults).toEqual([
    'offers.csv, row 4, Zinc, status "Pack of 2": expected another title and status than in row 2.',
  ]);
  const brands = 'name,description,img\nNeemila,Neem care,n.png\nNeemila,More,m.png\n';
  expect((await check('brands.csv', brands)).faults).toEqual([
    'brands.csv, row 3, name "Neemila": expected another name than in row 2.',
  ]);
});

it('a missing quotation mark is a fault of the line at which its row begins', async () => {
  const [before, after] = [zincRow, '9,Kale,vitamins,1,0,4,k.png\n'.repeat(100)];
  expect(await faultsOf(before, '8,"Iron,vitamins,1,0,4,i.png', after)).toEqual([
    'products.csv, row 3: expected a closing quotation mark for the row that begins here.',
  ]);
  expect(await faultsOf(before, '8,"Iron,vitamins,1,0,4,i.png', after.repeat(1_000))).toEqual([
    'products.csv, row 3: expected at most 2000000 characters in a row: a quotation mark may be missing.',
  ]);
});

it('the name of an unknown column is printed without its control characters', async () => {
  expect((await check('products.csv', products().replace('image', 'image,\u{1b}[2J'))).faults).toEqual([
    expect.stringMatching(/^products\.csv, row 1, "\\u001b\[2J": expected one of id, /),
  ]);
});

it('the line of a fault counts the Windows line ends of the cells before it once', async () => {
  const cells = ',"For the diet\nand more",Each,,Water,Ask,Dry';
  const text = `${factHeader}\n${zincRow}${cells}\n8,Iron,herbs,1,0,4,i.png,,,,,,\n`.replaceAll('\n', '\r\n');
  expect((await check('products.csv', text)).faults).toEqual([
    'products.csv, row 3 (line 4), Iron, category "herbs": expected one of vitamins, nutrition, personalCare, skinCare, ayurveda.',
  ]);
});

it('a list of offers or brands may be empty', async () => {
  expect(await check('offers.csv', `\u{feff}${offerHeader}\n`)).toEqual({ records: [], faults: [] });
  expect(await check('brands.csv', 'name,description,img\n')).toEqual({ records: [], faults: [] });
});

it('the line separators of a PDF are accepted in facts of both formats, and refused in a title', async () => {
  const uses = 'For the diet\u{2028}and more\u{2029}';
  const facts = { uses, per: 'b', contents: [], howToUse: 'd', askFirst: 'e', storage: 'f' };
  const product = { ...zinc, image: 'z.png', facts };
  expect(await check('products.jsonl', JSON.stringify(product))).toEqual({
    records: [{ ...zinc, facts }],
    faults: [],
  });
  expect(await faultsOf('7,Zinc\u{2028}4,vitamins,1,0,4,z.png')).toEqual([
    'products.csv, row 2, id 7, title "Zinc\u{2028}4": expected text on one line, without control characters.',
  ]);
});

it('a JSON line that is longer than a row may be is a fault, and nothing after it is read', async () => {
  const lines = `${JSON.stringify({ ...zinc, image: 'z.png' })}\n${'a'.repeat(2_100_000)}\n{}\n`;
  expect(await check('products.jsonl', lines)).toEqual({
    records: [zinc],
    faults: ['products.jsonl, line 2: expected at most 2000000 characters in a line.'],
  });
});

it('text that is not UTF-8 is a fault', async () => {
  const text = Buffer.from(products('7,Cr\u{e8}me,skinCare,1,0,4,z.png'), 'latin1');
  expect((await check('products.csv', text)).faults).toEqual([
    'products.csv, row 2, id 7, title "Cr\u{fffd}me": expected text in UTF-8: save the file as CSV UTF-8.',
  ]);
});

const cellsOfTwoLines = `${factHeader}\n${zincRow},"For the diet\nand more",Each tablet,"Zinc: 4 mg\nIron",Water,Ask,Dry\n`;
const bigEndian = (text: string): Buffer => Buffer.from(`\u{feff}${text}`, 'utf16le').swap16();

it.each([
  ['semicolons', cellsOfTwoLines.replaceAll(',', ';')],
  ['semicolons between quotation marks', '"id";"title"\n7;"Zinc\n4"\n'],
  ['tabs', cellsOfTwoLines.replaceAll(',', '\t')],
  ['tabs in UTF-16', Buffer.from(`\u{feff}${cellsOfTwoLines.replaceAll(',', '\t')}`, 'utf16le')],
  ['semicolons and blank lines before the header', `\n\n${cellsOfTwoLines.replaceAll(',', ';')}`],
])('a file with cells of several lines and %s is to be saved with commas', async (_form, text) => {
  expect(await check('products.csv', text)).toEqual({
    records: [],
    faults: ['products.csv, row 1: expected commas between the columns: save the file as CSV UTF-8 (comma delimited).'],
  });
});

it('UTF-16 of the other byte order is to be saved as UTF-8', async () => {
  expect((await check('products.csv', bigEndian(cellsOfTwoLines))).faults).toEqual([
    'products.csv, row 1: expected text in UTF-8: save the file as CSV UTF-8 (comma delimited).',
  ]);
});

it('a column that differs in capitals, spaces or a unit is one fault, and is not missing too', async () => {
  const names = 'ID, Title ,category,Price (Rs),Discount %,Rating,image,How to use,uses,per,contents,Ask First,storage';
  expect((await check('products.csv', `${names}\n7,"Zinc" 4\n`)).faults).toEqual([
    'products.csv, row 1, "ID": did you mean "id"?',
    'products.csv, row 1, "Title": did you mean "title"?',
    'products.csv, row 1, "Price (Rs)": did you mean "price"?',
    'products.csv, row 1, "Discount %": did you mean "discount"?',
    'products.csv, row 1, "Rating": did you mean "rating"?',
    'products.csv, row 1, "How to use": did you mean "howToUse"?',
    'products.csv, row 1, "Ask First": did you mean "askFirst"?',
  ]);
});

it('products without a line of JSON Lines are a fault of the first line, because the file has no rows', async () => {
  expect((await check('products.jsonl', '\n\n')).faults).toEqual([
    'products.jsonl, line 1: expected at least one product.',
  ]);
});

it.each([
  [products(), 'row 2: expected at least one row.'],
  ['\n\n', `row 1: expected a header with the columns ${factHeader.replaceAll(',', ', ')}, ${optionalFacts}.`],
  [
    header.replaceAll(',', ';'),
    'row 1: expected commas between the columns: save the file as CSV UTF-8 (comma delimited).',
  ],
  [`sep=,\n${products(zincRow)}`, 'row 1: expected the names of the columns: remove the line that begins with sep=.'],
  [`${header},price\n`, 'row 1, price: expected this column once in the header.'],
  [`${header},uses\n`, 'row 1, per: expected this column in the header.'],
  [
    products('7,Zinc,vitamins,1,299,0,4,z.png'),
    'row 2, Zinc: expected 7 cells as in the header, and found 8: put text with a comma between quotation marks.',
  ],
  [products('7,"Zinc,vitamins,1,0,4,z.png'), 'row 2: expected a closing quotation mark for the row that begins here.'],
  [
    products('7,Zinc 5" tube,vitamins,1,0,4,z.png'),
    'row 2: expected quotation marks around the whole cell, and two of them for one in a text.',
  ],
  [
    products('7,"Zinc" tube,vitamins,1,0,4,z.png'),
    'row 2: expected a comma after the closing quotation mark, and two quotation marks for one in a text.',
  ],
])('the file %j is refused', async (text, fault) => {
  const { records, faults } = await check('products.csv', text);
  expect(records).toEqual([]);
  expect(faults[0]).toBe(`products.csv, ${fault}`);
});

it('a missing column is one fault, and so is an unknown one, and no row is checked', async () => {
  expect((await check('products.csv', products('0').replace('rating', 'stars'))).faults).toEqual([
    'products.csv, row 1, rating: expected this column in the header.',
    `products.csv, row 1, "stars": expected one of ${factHeader.replaceAll(',', ', ')}, ${optionalFacts}.`,
  ]);
});

it.each([
  ['not json', 'line 1, "not json": expected a JSON object.'],
  ['[7]', 'line 1, "[7]": expected a JSON object.'],
  [
    JSON.stringify({ ...zinc, price: '1,299' }),
    'line 1, Zinc, price "1,299": expected a number without commas, such as 1299.',
  ],
  [
    JSON.stringify({ ...zinc, colour: 'red' }),
    'line 1, Zinc, "colour" "red": expected one of the fields id, title, category, price, discount, rating, image.',
  ],
  [
    JSON.stringify({ ...zinc, facts: [] }),
    'line 1, Zinc, facts []: expected an object with uses, per, contents, howToUse, askFirst, storage, note, brand, claims, translations.',
  ],
])('the JSON line %s has one fault', async (text, fault) => {
  expect((await check('products.jsonl', text)).faults).toEqual([`products.jsonl, ${fault}`]);
});

it('fifty faults are listed, and the others are counted', () => {
  const lines: string[] = [];
  const faults = new FaultList((line) => lines.push(line));
  for (let line = 2; line < 1_302; line += 1) faults.add('products.csv', { line, row: line, expected: 'a number' });
  faults.end();
  expect([faults.count, lines.length]).toEqual([1_300, 51]);
  expect(lines.slice(-2)).toEqual(['products.csv, row 51: expected a number.', '… and 1,250 more.']);
});

it('the name of a file has its backslashes as they are written', () => {
  const fault = {
    line: 42,
    row: 39,
    record: 'Neemila Face Wash',
    column: 'image',
    value: 'C:\\photos\\b.jpg',
    expected: 'a file',
  };
  expect(describeFault('products.csv', fault)).toBe(
    'products.csv, row 39 (line 42), Neemila Face Wash, image "C:\\photos\\b.jpg": expected a file.',
  );
});

it('a long value is cut', () => {
  const fault = { line: 2, row: 2, column: 'title', value: 'a'.repeat(201), expected: 'text of 1 to 200 characters' };
  expect(describeFault('products.csv', fault)).toBe(
    `products.csv, row 2, title "${'a'.repeat(59)}…: expected text of 1 to 200 characters.`,
  );
});

it.each([
  [
    'products.xlsx',
    'products.xlsx ends with none of .csv, .jsonl, .ndjson: save a spreadsheet as CSV UTF-8 (comma delimited).',
  ],
  ['catalogue.csv', 'catalogue.csv begins with none of products, offers, brands: rename it, or add --kind products.'],
])('the name %s is refused', (name, sentence) => {
  expect(() => catalogueFile(path.join(folder, name))).toThrow(sentence);
});

it('a file that differs in capitals or lacks its ending is asked for', () => {
  writeFileSync(path.join(folder, 'Brands-2.csv'), 'name');
  const file = path.join(folder, 'brands-2.csv');
  expect(() => fileVersion({ path: file, name: 'brands-2.csv' })).toThrow(
    'brands-2.csv is not there: name a file to import. Did you mean Brands-2.csv?',
  );
  expect(() => catalogueFile(path.join(folder, 'brands-2'))).toThrow(
    'save a spreadsheet as CSV UTF-8 (comma delimited). Did you mean Brands-2.csv?',
  );
});

it('an empty file, a missing one and a folder are refused', () => {
  const file = (name: string) => ({ path: path.join(folder, name), name });
  writeFileSync(path.join(folder, 'offers.csv'), '');
  expect(() => fileVersion(file('offers.csv'))).toThrow('offers.csv is empty: export one, to see what it contains.');
  expect(() => fileVersion(file('none.csv'))).toThrow('none.csv is not there: name a file to import.');
  expect(() => fileVersion({ path: folder, name: 'a' })).toThrow('is not a file: name a file to import.');
});

it('a file that cannot be read is refused with a sentence', () => {
  // The root user may read every file, so a symbolic link to itself (ELOOP) takes the place of a file without read
  // permission.
  const file = path.join(folder, 'loop.csv');
  symlinkSync(file, file);
  expect(() => fileVersion({ path: file, name: 'loop.csv' })).toThrow(
    'loop.csv cannot be read: make it readable for the user who runs the import.',
  );
});
