import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { translationLanguages } from '@niramaya/contract';
import { CsvError, parse, type Info } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import type { CatalogueFile } from './catalogue-file.ts';
import { readContents } from './contents.ts';
import { shown, type Place, type Report } from './faults.ts';
import { columnsOf, labelOf, type Column } from './kinds.ts';

/**
 * The values of a row by the names of their columns. An empty cell has no value. `line` is the first line of the row,
 * which may have several.
 */
export interface Row extends Place {
  readonly values: Readonly<Record<string, unknown>>;
  /** True if the row has any fact of a product. */
  readonly hasFacts: boolean;
}

/**
 * The size of the longest row. The CSV parser adds the bytes of the cell that it reads to the characters of the cells
 * before it; in JSON Lines the limit is in characters. The facts of a product have at most 416,000 characters, and
 * those of each translation 12,000. Without a limit, a missing quotation mark would make one row of the rest of a file.
 */
const LONGEST_ROW = 2_000_000;

/** The requirement that the file does not meet where the parser stops, by the code of the parser's error. */
const expectedByCode: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'a comma after the closing quotation mark, and two quotation marks for one in a text',
  CSV_MAX_RECORD_SIZE: `at most ${LONGEST_ROW} characters in a row: a quotation mark may be missing`,
  CSV_QUOTE_NOT_CLOSED: 'a closing quotation mark for the row that begins here',
  INVALID_OPENING_QUOTE: 'quotation marks around the whole cell, and two of them for one in a text',
};

/** Errors that the parser finds long after the fault, at the end of the file or of the longest row. */
const rowErrors: ReadonlySet<string> = new Set(['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED']);

/** A row of the CSV parser, before its cells have columns. */
interface CsvRow {
  readonly record: readonly string[];
  readonly info: Info;
}

/** The cells of a row under the header, and the place at which it begins. */
interface PlacedCells {
  readonly cells: readonly string[];
  readonly place: Place;
}

/** The header of a CSV file. */
interface HeaderState {
  /** The columns that the header names, in its order, once it was read and has no fault. */
  columns: readonly Column[] | 'unread' | 'faulty';
}

const FIRST_ROW = { line: 1, row: 1 };

const namesOf = (columns: readonly Column[]): string => columns.map(({ name }) => name).join(', ');

/** The words for a unit that may follow the name of a column in the header of a spreadsheet. */
const UNITS = ['', 'rs', 'inr', 'inrs', 'in', 'ininr', 'rupees', 'inrupees', 'percent', 'inpercent'];

/**
 * Returns the name of the column that a cell of the header means if it differs in capitals, spaces or a unit, such as
 * 'Price (Rs)' for `price`. Returns undefined if there is none, or if the header has that column too.
 */
function meantColumn(name: string, header: readonly string[], columns: readonly Column[]): string | undefined {
  const [beforeUnit = ''] = name.split(/[([%₹]/u, 1);
  const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const letters = lettersOf(beforeUnit);
  const meant = columns.find((column) => UNITS.some((unit) => letters === lettersOf(column.name) + unit))?.name;
  return meant === undefined || header.includes(meant) ? undefined : meant;
}

/** Reports each fault of the header of a CSV file, and returns true if there is none. */
function checkHeader(header: readonly string[], place: Place, columns: readonly Column[], report: Report): boolean {
  const [first = ''] = header;
  if (/^sep=/i.test(first)) {
    report({ ...place, expected: 'the names of the columns: remove the line that begins with sep=' });
    return false;
  }
  const unknown = header.filter((name) => columns.every((column) => column.name !== name));
  const meant = new Map(unknown.map((name) => [name, meantColumn(name, header, columns)]));
  const named = new Set([...header, ...meant.values()]);
  const hasFacts = columns.some(({ name, isFact }) => isFact && named.has(name));
  const isTranslated = (language: string) =>
    columns.some(({ name, translation }) => translation?.language === language && named.has(name));
  const missing = columns.filter(({ name, isFact, isOptional, translation }) => {
    if (named.has(name) || isOptional) return false;
    return translation ? isTranslated(translation.language) : hasFacts || !isFact;
  });
  const repeated = new Set(header.filter((name, index) => header.indexOf(name) < index && !unknown.includes(name)));
  for (const { name } of missing) report({ ...place, column: name, expected: 'this column in the header' });
  for (const [name, like] of meant)
    report({
      ...place,
      column: shown(name),
      ...(like === undefined ? { expected: `one of ${namesOf(columns)}` } : { expected: '', meant: like }),
    });
  for (const name of repeated) report({ ...place, column: name, expected: 'this column once in the header' });
  return missing.length + unknown.length + repeated.size === 0;
}

/** The header of a file is in this many bytes. */
const HEADER_BYTES = 65_536;

/** The byte order mark of UTF-16 in the order that the parser does not read. */
const UTF16_BIG_ENDIAN = Buffer.from([0xfe, 0xff]);

/** Returns the number of cells that the header has with this delimiter, or 0 if it cannot be read so. */
function countHeaderCells(beginning: Buffer, delimiter: string): number {
  const options = {
    bom: true,
    delimiter,
    to: 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
  };
  try {
    return parseAtOnce(beginning, options)[0]?.length ?? 0;
  } catch (error) {
    if (error instanceof CsvError) return 0;
    throw error;
  }
}

/**
 * Returns the form that a spreadsheet has to be saved in, which completes the sentence "expected …". Returns null if
 * the header has commas in text that the parser reads. The header decides before the parser meets the rows, because it
 * would then refuse the quotation marks of a cell with several lines.
 */
async function expectedForm(path: string): Promise<string | null> {
  const beginning = await buffer(createReadStream(path, { end: HEADER_BYTES - 1 }));
  if (beginning.subarray(0, UTF16_BIG_ENDIAN.length).equals(UTF16_BIG_ENDIAN))
    return 'text in UTF-8: save the file as CSV UTF-8 (comma delimited)';
  const cells = countHeaderCells(beginning, ',');
  const hasOtherDelimiter = [';', '\t'].some((delimiter) => countHeaderCells(beginning, delimiter) > cells);
  return hasOtherDelimiter ? 'commas between the columns: save the file as CSV UTF-8 (comma delimited)' : null;
}

/**
 * Returns the value of a cell: undefined if it is empty, and a list for the contents. In a column of numbers, text that
 * is no plain number stays text, so that the column refuses it.
 */
function valueOf({ type }: Column, cell: string): unknown {
  if (cell === '') return undefined;
  if (type === 'contents') return readContents(cell);
  return type === 'number' && /^\s*\d+(?:\.\d+)?\s*$/.test(cell) ? Number(cell) : cell;
}

function rowOf(place: Place, header: readonly Column[], cells: readonly string[]): Row {
  const values = header.map((column, index) => [column.name, valueOf(column, cells[index] ?? '')] as const);
  const hasFacts = header.some(({ isFact }, index) => isFact && cells[index] !== '');
  // A product without known contents has an empty list of them.
  const contents = hasFacts ? [['contents', []] as const] : [];
  return {
    ...place,
    hasFacts,
    values: Object.fromEntries([...contents, ...values.filter(([, value]) => value !== undefined)]),
  };
}

/** The parser counts the line end '\r\n' as two lines if it is inside a cell. */
const countWindowsLineEnds = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split('\r\n').length - 1, 0);

async function* readCsv({ path, kind }: CatalogueFile, report: Report): AsyncGenerator<Row> {
  const expectedOfFile = await expectedForm(path);
  if (expectedOfFile !== null) {
    report({ ...FIRST_ROW, expected: expectedOfFile });
    return;
  }
  const columns = columnsOf[kind];
  const header: HeaderState = { columns: 'unread' };
  // The number of line ends up to here that the parser has counted as two lines.
  let countedTwice = 0;
  /** The place at which the next row begins. */
  let next: Required<Place> = FIRST_ROW;
  // The parser calls `onRecord` for each row before it throws an error of a later one, and leaves out those for which
  // it returns null. The header is checked here, so that its faults come before an error. The parser's types lack
  // `info`, so the option needs a cast.
  const onRecord = ({ record, info }: CsvRow): PlacedCells | null => {
    const place = next;
    countedTwice += countWindowsLineEnds(record);
    next = { line: info.lines + 1 - countedTwice, row: place.row + 1 };
    // Spreadsheets write rows of empty cells after the last one.
    if (header.columns === 'faulty' || record.every((cell) => cell === '')) return null;
    if (header.columns !== 'unread') return { cells: record, place };
    const names = record.map((name) => name.trim());
    const isAccepted = checkHeader(names, place, columns, report);
    header.columns = isAccepted ? names.flatMap((name) => columns.filter((column) => column.name === name)) : 'faulty';
    // A header with a fault is returned, so that the loop ends and the rest of the file is not read.
    return isAccepted ? null : { cells: record, place };
  };
  const options = {
    bom: true,
    info: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    on_record: onRecord as never,
  };
  // The iterator throws the error of a stream, so the callback has nothing to do.
  const records = pipeline(createReadStream(path), parse(options), () => undefined);
  try {
    for await (const { cells, place } of records as AsyncIterable<PlacedCells>) {
      if (header.columns === 'faulty') return;
      const named = header.columns === 'unread' ? [] : header.columns;
      const row = rowOf(place, named, cells);
      if (cells.length === named.length) yield row;
      else
        report({
          ...place,
          record: labelOf(kind, row.values),
          expected: `${named.length} cells as in the header, and found ${cells.length}: put text with a comma between quotation marks`,
        });
    }
    if (header.columns === 'unread')
      report({ ...FIRST_ROW, expected: `a header with the columns ${namesOf(columns)}` });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (header.columns === 'faulty') return;
    const expected = expectedByCode[error.code] ?? `a file that can be read as CSV (${error.code})`;
    const line = rowErrors.has(error.code) ? next.line : Number(error.lines) - countedTwice;
    report({ line, row: next.row, expected });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reports the fields of an object that are no columns. */
function checkFields(
  place: Place & { readonly record?: string },
  fields: object,
  columns: readonly Column[],
  report: Report,
): void {
  for (const [name, value] of Object.entries(fields))
    if (columns.every((column) => column.name !== name))
      report({ ...place, column: shown(name), value, expected: `one of the fields ${namesOf(columns)}` });
}

/**
 * Yields the texts between line feeds. `readline` would also split at U+2028 and U+2029, which JSON does not escape.
 * Ends after a line that is longer than `LONGEST_ROW` and does not end in the chunk that exceeds the limit, and yields
 * only its beginning. Another line of such a length is yielded whole; the caller refuses both.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
    if (rest.length > LONGEST_ROW) break;
  }
  yield rest;
}

/**
 * Returns the translated facts of a product by the names of their columns, and reports everything else that the object
 * has.
 */
function translatedValues(
  translations: unknown,
  place: Place & { readonly record?: string },
  columns: readonly Column[],
  report: Report,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  if (translations === undefined) return values;
  if (!isObject(translations)) {
    const expected = `an object with ${translationLanguages.join(', ')}`;
    report({ ...place, column: 'translations', value: translations, expected });
    return values;
  }
  for (const [language, texts] of Object.entries(translations)) {
    const ofLanguage = columns.filter(({ translation }) => translation?.language === language);
    const names = ofLanguage.map(({ translation }) => translation?.of).join(', ');
    if (ofLanguage.length === 0) {
      const expected = `one of the languages ${translationLanguages.join(', ')}`;
      report({ ...place, column: `translations ${shown(language)}`, expected });
    } else if (!isObject(texts) || Object.keys(texts).length === 0)
      // A product without a translation lacks the language. An empty object is more likely a fault of the program that
      // wrote the file.
      report({ ...place, column: `translations.${language}`, value: texts, expected: `an object with ${names}` });
    else
      for (const [of, value] of Object.entries(texts)) {
        const column = ofLanguage.find(({ translation }) => translation?.of === of);
        if (column) values[column.name] = value;
        else {
          const expected = `one of the fields ${names}`;
          report({ ...place, column: `translations.${language} ${shown(of)}`, value, expected });
        }
      }
  }
  return values;
}

async function* readJsonLines({ path, kind }: CatalogueFile, report: Report): AsyncGenerator<Row> {
  const columns = columnsOf[kind];
  const factColumns = columns.filter(({ isFact, translation }) => isFact && !translation);
  const ownColumns = columns.filter(({ isFact }) => !isFact);
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    if (text.length > LONGEST_ROW) {
      report({ line, expected: `at most ${LONGEST_ROW} characters in a line` });
      continue;
    }
    const json = text.replace(/^\u{feff}/u, '').trim();
    if (json === '') continue;
    const object = parsedObject(json);
    if (object === null) {
      report({ line, value: json, expected: 'a JSON object' });
      continue;
    }
    const { facts, ...fields } = object;
    const place = { line, record: labelOf(kind, fields) };
    checkFields(place, kind === 'products' ? fields : object, ownColumns, report);
    if (kind !== 'products' || facts === undefined) {
      yield { line, values: fields, hasFacts: false };
      continue;
    }
    if (!isObject(facts)) {
      const expected = `an object with ${namesOf(factColumns)}, translations`;
      report({ ...place, column: 'facts', value: facts, expected });
      continue;
    }
    const { translations, ...texts } = facts;
    checkFields(place, texts, factColumns, report);
    const translated = translatedValues(translations, place, columns, report);
    yield { line, values: { ...fields, ...texts, ...translated }, hasFacts: true };
  }
}

/**
 * Yields the rows of a file, and reports everything else: a wrong header, a row with too few or too many cells, text
 * that is no CSV or JSON, and unknown fields. Blank lines do not count.
 */
export const readRows = (file: CatalogueFile, report: Report): AsyncGenerator<Row> =>
  file.format === 'csv' ? readCsv(file, report) : readJsonLines(file, report);
