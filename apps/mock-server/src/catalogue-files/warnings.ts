import { createHash } from 'node:crypto';
import { toPaise } from '@niramaya/contract';
import type { CatalogueFile } from './catalogue-file.ts';
import { describePlace, type Warning } from './faults.ts';
import { labelOf, nameColumnOf } from './kinds.ts';
import type { Row } from './read-rows.ts';

/** Receives each warning of a file. */
export type Warn = (warning: Warning) => void;

/** The spellings of brands and of the first words of titles, each with the place at which it was found first. */
type Spellings = Map<string, Map<string, string>>;

/** A shorter first word is seldom a brand. */
const SHORTEST_BRAND = 3;
/** The columns with prices in rupees. 'strike' is the price of an offer before its discount, shown struck out. */
const PRICES = ['price', 'strike'];

/**
 * Returns a number for a name without its capitals and spaces. A catalogue may have 250,000 names; a number takes a
 * third of the memory of a text. All integers of six bytes are exact.
 */
function numberOfName(name: string): number {
  const text = name.normalize().toLowerCase().replaceAll(/\s+/gu, '');
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}

/** A word with a digit, such as an article number, is no brand, and may be another one in each of 250,000 rows. */
const canBeBrand = (word: string): boolean => word.length >= SHORTEST_BRAND && !/\d/u.test(word);

/** Returns the remark about a number that is accepted and may be a mistake, or undefined. */
function remarkAboutNumber(column: string, value: number): string | undefined {
  if (column === 'discount' && value > 0 && value < 1) return 'this is less than 1 percent; for 15% write 15';
  if (!PRICES.includes(column)) return undefined;
  if (value === 0) return 'this costs nothing';
  return toPaise(value) / 100 === value ? undefined : 'the shop rounds this to whole paise';
}

/**
 * Returns the function `warningsOfFile` for one import. Call it for each file; it returns the function `checkRow`. Call
 * that for each accepted row of the file: it warns of values that are seldom meant (`docs/own-catalogue.md`).
 */
export function createWarnings() {
  const spellings: Spellings = new Map();

  /**
   * Returns another spelling of a brand, the one that was found first, and its place. It does so when this spelling
   * occurs for the first time; otherwise, and if there is no other spelling, it returns undefined.
   */
  const findOtherSpelling = (brand: string, place: string): readonly [spelling: string, place: string] | undefined => {
    const ofBrand = spellings.get(brand.toLowerCase()) ?? new Map<string, string>();
    spellings.set(brand.toLowerCase(), ofBrand);
    if (ofBrand.has(brand)) return undefined;
    // A map keeps its order, so its first entry is the spelling that was found first.
    const [other] = ofBrand;
    ofBrand.set(brand, place);
    return other;
  };

  return function warningsOfFile({ kind, name: fileName }: CatalogueFile, warn: Warn): (row: Row) => void {
    const nameColumn = nameColumnOf[kind];
    const placesOfNames = new Map<number, number>();

    const remarkAboutName = (name: string, { line, row, values }: Row): string | undefined => {
      // A spreadsheet has numbered rows, of which each may have several lines. A file of JSON Lines has no rows; there
      // `row` is undefined, and the line counts.
      const key = numberOfName(name);
      const same = placesOfNames.get(key);
      if (same !== undefined)
        return `${row === undefined ? 'line' : 'row'} ${same} has the same but for capitals and spaces`;
      placesOfNames.set(key, row ?? line);
      // A row with a brand is checked in that column, whose text is a brand for certain.
      if (typeof values.brand === 'string') return undefined;
      const [word = ''] = name.trim().split(/\s/u, 1);
      if (!canBeBrand(word)) return undefined;
      const other = findOtherSpelling(word, `${describePlace({ line, row })} of ${fileName}`);
      return other && `the first word is ${JSON.stringify(other[0])} in ${other[1]}, and a brand has one spelling`;
    };

    const remarkAboutBrand = (brand: string, { line, row, values }: Row): string | undefined => {
      const { title } = values;
      if (typeof title === 'string' && !title.toLowerCase().includes(brand.toLowerCase()))
        return 'the title lacks it, and a search for the brand reads the titles';
      const other = findOtherSpelling(brand, `${describePlace({ line, row })} of ${fileName}`);
      return other && `the brand is ${JSON.stringify(other[0])} in ${other[1]}, and a brand has one spelling`;
    };

    return function checkRow(read) {
      const { line, row, values } = read;
      const warnOf = (column: string, remark: string | undefined): void => {
        const value = values[column];
        if (remark !== undefined) warn({ line, row, record: labelOf(kind, values, column), column, value, remark });
      };
      const name = values[nameColumn];
      // Several offers of one product have the same title.
      if (kind !== 'offers' && typeof name === 'string') warnOf(nameColumn, remarkAboutName(name, read));
      const { brand } = values;
      if (typeof brand === 'string') warnOf('brand', remarkAboutBrand(brand, read));
      for (const [column, value] of Object.entries(values))
        if (typeof value === 'number') warnOf(column, remarkAboutNumber(column, value));
    };
  };
}
