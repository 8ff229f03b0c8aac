import type { Engine } from '../database.ts';
import type { Statements } from './sql-text.ts';

/**
 * The number that a change of each table raises. Every process compares the numbers with those it has seen: `version`
 * is about the products and lists of its cached responses, and `words` about its vocabulary for searches.
 */
const counters = { products: 'version', offers: 'version', top_brands: 'version', words: 'words' } as const;

const tables = Object.entries(counters);

/** Raises a counter to the microseconds since 1970, so that no number repeats after an older dump is restored. */
const raised: Record<Engine, (counter: string) => string> = {
  sqlite: (counter) =>
    `update catalogue_version set ${counter} = max(${counter} + 1, cast(unixepoch('subsec') * 1000000 as integer));`,
  postgres: (counter) =>
    `update catalogue_version set ${counter} = greatest(${counter} + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint);`,
};

const sqlite = tables.flatMap(([table, counter]) =>
  ['insert', 'update', 'delete'].map(
    (event) =>
      `create trigger ${table}_raise_version_on_${event} after ${event} on ${table} begin ${raised.sqlite(counter)} end`,
  ),
);

// The triggers fire before a change, and so lock the row of the version first. Two transactions that change several
// tables then never wait for each other.
const postgres = [...new Set(tables.map(([, counter]) => counter))]
  .map(
    (counter) =>
      `create function raise_catalogue_${counter}() returns trigger language plpgsql as $$ begin ${raised.postgres(counter)} return null; end $$`,
  )
  .concat(
    tables.map(
      ([table, counter]) =>
        `create trigger ${table}_raise_version before insert or update or delete or truncate on ${table}
       for each statement execute function raise_catalogue_${counter}()`,
    ),
  );

// The counters are in a table and not in a sequence, because a new number of a sequence would be visible before the
// commit.
const table = [
  'create table catalogue_version (id integer primary key check (id = 1), version bigint not null, words bigint not null)',
  'insert into catalogue_version (id, version, words) values (1, 1, 1)',
];

/** Creates the row of the catalogue version, and the triggers that raise its two numbers. */
export const catalogueVersion: Statements = { sqlite: [...table, ...sqlite], postgres: [...table, ...postgres] };
