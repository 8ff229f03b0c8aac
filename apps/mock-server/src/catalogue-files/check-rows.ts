import { batches } from './batches.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import type { Report } from './faults.ts';
import { columnsOf, refusal, schemaOf, type Kind, type RecordOfKind } from './kinds.ts';
import type { PickedPicture } from './pictures.ts';
import { readRows, type Row } from './read-rows.ts';

/** Returns the address of a picture, or the expectation that it fails. */
export type PickPicture = (value: string) => Promise<PickedPicture>;

/** Rows whose pictures are fetched at the same time. */
const ROWS_AT_ONCE = 16;

/**
 * Yields the records of a file, in its order, and reports every fault. A row with a fault yields nothing. A file without
 * rows is a fault.
 */
export async function* checkRows<Each extends Kind>(
  file: CatalogueFile<Each>,
  pickPicture: PickPicture,
  report: Report,
): AsyncGenerator<RecordOfKind[Each]> {
  const columns = columnsOf[file.kind];
  const picture = columns.find(({ type }) => type === 'picture')!;
  const linesOfIds = new Map<unknown, number>();

  const checkId = (id: unknown, line: number): string | null => {
    const other = linesOfIds.get(id);
    if (other === undefined) linesOfIds.set(id, line);
    return other === undefined ? null : `a number of its own, because line ${other} has it too`;
  };

  const recordOf = ({ line, values, hasFacts }: Row, picked: PickedPicture | null): RecordOfKind[Each] | null => {
    const record: Record<string, unknown> = {};
    const facts: Record<string, unknown> = {};
    let isAccepted = true;
    for (const column of columns) {
      const value = values[column.name];
      if (column.isFact && (!hasFacts || (column.isOptional && value === undefined))) continue;
      let expected = refusal(column, value);
      if (expected === null && column.name === 'id') expected = checkId(value, line);
      if (expected === null && column === picture && picked !== null && 'expected' in picked)
        expected = picked.expected;
      if (expected !== null) {
        isAccepted = false;
        report({ line, column: column.name, value, expected });
      } else if (column.isFact) facts[column.name] = value;
      else record[column.name] = column === picture && picked !== null && 'address' in picked ? picked.address : value;
    }
    if (!isAccepted) return null;
    return schemaOf[file.kind].parse(hasFacts ? { ...record, facts } : record);
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
      if (record !== null) yield record;
    }
  }
  if (!hasRows && !hasFaults) report({ line: 2, expected: 'at least one row' });
}
