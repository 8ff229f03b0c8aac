import { createHash } from 'node:crypto';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../src/database/database.ts';
import { migrations } from '../src/database/migrate.ts';
import { run, type Statements } from '../src/database/migrations/sql-text.ts';

// The statements of the first version, copied. The current migrations are not used for them, because a migration that
// was edited since would make other tables than that version did.

const counted = (row: 'new' | 'old', change: 1 | -1) =>
  `insert into product_counts (category, rating, n) values (${row}.category, ${row}.rating, ${change})
   on conflict (category, rating) do update set n = n + (${change});`;

const countedAll = (rows: 'added' | 'removed', change: 1 | -1) =>
  `insert into product_counts (category, rating, n)
   select category, rating, ${change} * count(*) from ${rows} group by category, rating order by category, rating
   on conflict (category, rating) do update set n = product_counts.n + excluded.n;`;

const countingFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

const catalogue = [
  `create table products (
    id integer primary key,
    image text not null,
    title text not null,
    discount double precision not null,
    rating integer not null,
    price double precision not null,
    category text not null,
    search_words text not null
  )`,
  'create index products_by_price on products (price, id, category, rating)',
  'create index products_by_price_down on products (price desc, id, category, rating)',
  'create index products_by_filter on products (category, rating, id)',
  'create table product_counts (category text not null, rating integer not null, n integer not null, primary key (category, rating))',
  `create table offers (
    id integer primary key, image text not null, title text not null, status text not null,
    strike double precision not null, "off" text not null, price double precision not null
  )`,
  'create table top_brands (id integer primary key, img text not null, name text not null, description text not null)',
  'create table marks (name text primary key, value text not null)',
];

const members = (identity: string) => [
  `create table members (id ${identity}, owner text not null, name text not null, age_json text not null, gender text not null)`,
  'create index members_by_owner on members (owner, id)',
];

const words = 'create table words (word text primary key)';

const firstTables: Readonly<Record<string, Statements>> = {
  '0001-catalogue': {
    sqlite: [
      ...catalogue,
      `create trigger products_counted_in after insert on products begin ${counted('new', 1)} end`,
      `create trigger products_counted_out after delete on products begin ${counted('old', -1)} end`,
      `create trigger products_counted_over after update of category, rating on products begin ${counted('old', -1)} ${counted('new', 1)} end`,
    ],
    postgres: [
      ...catalogue,
      countingFunction('products_counted_in', countedAll('added', 1)),
      countingFunction('products_counted_out', countedAll('removed', -1)),
      countingFunction('products_counted_over', countedAll('removed', -1) + countedAll('added', 1)),
      `create trigger products_counted_in after insert on products
   referencing new table as added for each statement execute function products_counted_in()`,
      `create trigger products_counted_out after delete on products
   referencing old table as removed for each statement execute function products_counted_out()`,
      `create trigger products_counted_over after update on products
   referencing old table as removed new table as added for each statement execute function products_counted_over()`,
    ],
  },
  '0002-members': {
    sqlite: members('integer primary key autoincrement'),
    postgres: members('integer generated always as identity primary key'),
  },
  '0003-search': {
    sqlite: [
      words,
      `create virtual table product_words using fts5(search_words, content='products', content_rowid='id', tokenize='ascii', prefix='1 2 3')`,
      `create trigger products_indexed after insert on products begin
     insert into product_words (rowid, search_words) values (new.id, new.search_words); end`,
      `create trigger products_unindexed after delete on products begin
     insert into product_words (product_words, rowid, search_words) values ('delete', old.id, old.search_words); end`,
      `create trigger products_reindexed after update of search_words on products begin
     insert into product_words (product_words, rowid, search_words) values ('delete', old.id, old.search_words);
     insert into product_words (rowid, search_words) values (new.id, new.search_words); end`,
    ],
    postgres: [
      words,
      `create index product_words on products using gin (array_to_tsvector(string_to_array(search_words, ' ')))`,
    ],
  },
};

const visitorOwner = createHash('sha256').update('a'.repeat(32)).digest('base64url');

/** The rows that the first version stored, by the migration that created their table. */
const firstRows: Readonly<Record<string, readonly string[]>> = {
  '0001-catalogue': [
    `insert into products values (900001, 'pictures/900001.svg', 'Crocin™ Æther ५०० mg, strip of 10 tablets', 12.5, 4,
      149.55, 'vitamins', 'crocintm æther ५०० mg strip of 10 tablets 10tablets'),
      (7, 'pictures/7.svg', 'Own ointment', 0, 1, 0.1, 'skinCare', 'own ointment')`,
    `insert into offers values (9, 'pictures/9.svg', 'Own offer', '2 packs', 99.5, '20% off', 79.6),
      (2, 'pictures/2.svg', 'नीम', '१', 0.1, '10', 0)`,
    `insert into top_brands values (5, 'pictures/b.svg', 'Own brand', ''), (1, 'b.svg', 'Other "brand"', 'Text')`,
    `insert into marks values ('demo-catalogue', 'an old catalogue')`,
  ],
  '0002-members': [
    `insert into members (owner, name, age_json, gender) values
      ('user:asha', 'Asha Rao', '"34"', 'female'),
      ('visitor:${visitorOwner}', 'क्‍षमा 👩‍⚕️', '34', 'male'),
      ('user:asha', 'Kabir', '"abc"', 'Choose_option')`,
  ],
  '0003-search': [`insert into words values ('crocintm'), ('æther'), ('own'), ('ointment')`],
};

/** Makes the database of the version whose last migration is given, after the first version has filled it. */
export async function makeOldDatabase({ db, engine }: Database, last: string): Promise<void> {
  const first = Object.entries(firstTables).map(([name, statements]): [string, Migration] => [
    name,
    { up: (trx) => run(trx, statements[engine]) },
  ]);
  const known: Record<string, Migration> = {
    ...migrations(engine),
    ...Object.fromEntries(first),
    // This migration had no statements for a day, and a database that ran it then kept its table `write_counts`.
    '0007-no-write-counts': { up: () => Promise.resolve() },
  };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } });
  const migrateTo = async (name: string) => {
    const { error } = await migrator.migrateTo(name);
    if (error !== undefined) throw error;
  };
  const filledAfter = Object.keys(firstTables).filter((name) => name <= last);
  await migrateTo(filledAfter.at(-1) ?? last);
  for (const name of filledAfter) await run(db, firstRows[name] ?? []);
  await migrateTo(last);
}
