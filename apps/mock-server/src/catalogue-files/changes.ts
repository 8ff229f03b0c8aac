import { createHash } from 'node:crypto';
import { columnsOf, knownBy, valueAt, type Kind } from './kinds.ts';
import type { PlainRecord } from './stored-records.ts';

/** The number of records of a kind that an import adds, changes, leaves as they are, and removes. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/**
 * The digests of the records of a file, by the text by which a shopper recognises a record, such as its title
 * (`knownBy`). Two records have the same digest if all their fields are the same.
 */
export type Digests = ReadonlyMap<string, number>;

/**
 * How many bytes of a hash are a digest. The digest is a number, which takes a third of the memory of a text. A
 * JavaScript number holds every integer of six bytes exactly.
 */
const DIGEST_BYTES = 6;

/** Returns the digest of a record of a file or of the database, in which the fields may have another order. */
export function digestOf(kind: Kind, record: PlainRecord): number {
  const values = columnsOf[kind].map((column) => valueAt(record, column));
  return createHash('sha256').update(JSON.stringify(values)).digest().readUIntBE(0, DIGEST_BYTES);
}

/**
 * Compares the stored records of a kind with those of a file. Two records are the same one if a shopper recognises them
 * by the same text (`knownBy`), even if their ids differ.
 */
export async function countChanges(
  kind: Kind,
  digests: Digests,
  stored: Iterable<PlainRecord> | AsyncIterable<PlainRecord>,
): Promise<Changes> {
  const found = new Set<string>();
  let unchanged = 0;
  let removed = 0;
  for await (const record of stored) {
    const key = knownBy(kind, record);
    const digest = digests.get(key);
    // The database accepts a title twice, which an import refuses, so one of the two products goes.
    if (digest === undefined || found.has(key)) {
      removed += 1;
      continue;
    }
    found.add(key);
    if (digest === digestOf(kind, record)) unchanged += 1;
  }
  return { added: digests.size - found.size, changed: found.size - unchanged, unchanged, removed };
}

const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** Returns a line such as 'Products: 3 new, 0 changed, 0 unchanged, 300 removed.' */
export function describeChanges(kind: Kind, { added, changed, unchanged, removed }: Changes): string {
  const counts = Object.entries({ new: added, changed, unchanged, removed });
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return `${name}: ${counts.map(([label, count]) => `${formatCount(count)} ${label}`).join(', ')}.`;
}
