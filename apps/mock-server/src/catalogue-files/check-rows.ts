import { batches } from './batches.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import type { Report } from './faults.ts';
import {
  columnsOf,
  fieldNameOf,
  keyOf,
  labelOf,
  mayBeEmpty,
  refusal,
  refusedTranslation,
  schemaOf,
  uniqueColumnsOf,
  type Kind,
  type RecordOfKind,
} from './kinds.ts';
import type { PickedPicture } from './pictures.ts';
import { readRows, type Row } from './read-rows.ts';

/**
 * Returns the address of a picture, or the requirement that the picture does not meet, which completes the sentence
 * "expected …".
 */
export type PickPicture = (value: string) => Promise<PickedPicture>;

/** How many rows may have their pictures fetched at the same time. */
const ROWS_AT_ONCE = 16;

/** Sets a field of a record, and makes the objects that lead to it. */
function setValue(record: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) record[name] = value;
  else setValue((record[name] ??= {}) as Record<string, unknown>, rest, value);
}

/**
 * Yields the records of a file in the order of their rows, and reports every fault. A row with a fault has no record;
 * for each other row `onAcceptedRow` is called before its record is yielded. A file of products without rows is a
 * fault, and a file of offers or brands without rows is an empty list.
 */
export async function* checkRows<Each extends Kind>(
  file: CatalogueFile<Each>,
  pickPicture: PickPicture,
  report: Report,
  onAcceptedRow: (row: Row) => void = () => undefined,
): AsyncGenerator<RecordOfKind[Each]> {
  const columns = columnsOf[file.kind];
  // Each kind has one column of this type.
  const picture = columns.find(({ type }) => type === 'picture')!;
  // For each combination of columns: the row, or in JSON Lines the line, in which a combination of values came first.
  const unique = uniqueColumnsOf[file.kind].map((names) => ({ names, placesOfKeys: new Map<string, number>() }));

  const checkUnique = (column: string, { values, line, row }: Row): string | null => {
    for (const { names, placesOfKeys } of unique) {
      // A combination of columns is checked once, at its last column, so that its fault is reported there.
      if (names.at(-1) !== column) continue;
      const key = keyOf(names, values);
      const other = placesOfKeys.get(key);
      if (other !== undefined)
        return `another ${names.join(' and ')} than in ${row === undefined ? 'line' : 'row'} ${other}`;
      placesOfKeys.set(key, row ?? line);
    }
    return null;
  };

  const recordOf = (read: Row, picked: PickedPicture | null): RecordOfKind[Each] | null => {
    const { line, row, values, hasFacts } = read;
    const record: Record<string, unknown> = {};
    let isAccepted = true;
    for (const column of columns) {
      const value = values[column.name];
      if (column.isFact && (!hasFacts || (value === undefined && mayBeEmpty(column, values)))) continue;
      const expected = refusal(column, value) ?? refusedTranslation(column, values) ?? checkUnique(column.name, read);
      const refusedPicture = column === picture && picked !== null && 'expected' in picked ? picked : null;
      const fault = expected === null ? refusedPicture : { expected };
      if (fault !== null) {
        isAccepted = false;
        const name = file.format === 'csv' ? column.name : fieldNameOf(column);
        report({ line, row, record: labelOf(file.kind, values, name), column: name, value, ...fault });
        continue;
      }
      const isPicked = column === picture && picked !== null && 'address' in picked;
      setValue(record, column.path, isPicked ? picked.address : value);
    }
    if (!isAccepted) return null;
    return schemaOf[file.kind].parse(record);
  };

  let hasRows = false;
  let hasFaults = false;
  const reportRow: Report = (fault) => {
    hasFaults = true;
    report(fault);
  };
  for await (const rows of batches(readRows(file, reportRow), ROWS_AT_ONCE)) {
    hasRows = true;
    const picked = await Promise.all(
      rows.map(({ values }) => {
        const value = values[picture.name];
        return typeof value === 'string' && value !== '' ? pickPicture(value) : null;
      }),
    );
    for (const [index, row] of rows.entries()) {
      const record = recordOf(row, picked[index] ?? null);
      if (record === null) continue;
      onAcceptedRow(row);
      yield record;
    }
  }
  if (hasRows || hasFaults || file.kind !== 'products') return;
  // The first row of a CSV file follows the header. A file of JSON Lines has neither.
  if (file.format === 'csv') report({ line: 2, row: 2, expected: 'at least one row' });
  else report({ line: 1, expected: 'at least one product' });
}
