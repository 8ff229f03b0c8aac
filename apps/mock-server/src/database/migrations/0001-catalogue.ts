import type { Statements } from './sql-text.ts';

// `products.search_words` are the words by which the search finds the title (`indexedWords`), separated by spaces.
// `product_counts` has the number of products, `n`, of each category and rating. The triggers update it.
// `offers.strike` is the price that is struck through.
const tables = [
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
  // The indexes have the columns of the filters too, so that a query need not read the rows that it skips.
  'create index products_by_id on products (id, category, rating)',
  'create index products_by_price on products (price, id, category, rating)',
  'create index products_by_price_down on products (price desc, id, category, rating)',
  'create table product_counts (category text not null, rating integer not null, n integer not null, primary key (category, rating))',
  `create table offers (
    id integer primary key, image text not null, title text not null, status text not null,
    strike double precision not null, "off" text not null, price double precision not null
  )`,
  'create table top_brands (id integer primary key, img text not null, name text not null, description text not null)',
  // A mark is a fact about the catalogue itself: the origin of its products (`catalogue-mark.ts`).
  'create table marks (name text primary key, value text not null)',
];

const sqliteAdd = (row: 'new' | 'old', change: 1 | -1) =>
  `insert into product_counts (category, rating, n) values (${row}.category, ${row}.rating, ${change})
   on conflict (category, rating) do update set n = n + (${change});`;

const sqliteTriggers = [
  `create trigger products_counted_in after insert on products begin ${sqliteAdd('new', 1)} end`,
  `create trigger products_counted_out after delete on products begin ${sqliteAdd('old', -1)} end`,
  `create trigger products_counted_over after update of category, rating on products begin ${sqliteAdd('old', -1)} ${sqliteAdd('new', 1)} end`,
];

// The counts are changed in one order, so that two writes at the same time cannot wait for each other.
const postgresAdd = (rows: 'added' | 'removed', change: 1 | -1) =>
  `insert into product_counts (category, rating, n)
   select category, rating, ${change} * count(*) from ${rows} group by category, rating order by category, rating
   on conflict (category, rating) do update set n = product_counts.n + excluded.n;`;

const postgresFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

const postgresTriggers = [
  postgresFunction('products_counted_in', postgresAdd('added', 1)),
  postgresFunction('products_counted_out', postgresAdd('removed', -1)),
  postgresFunction('products_counted_over', postgresAdd('removed', -1) + postgresAdd('added', 1)),
  `create trigger products_counted_in after insert on products
   referencing new table as added for each statement execute function products_counted_in()`,
  `create trigger products_counted_out after delete on products
   referencing old table as removed for each statement execute function products_counted_out()`,
  `create trigger products_counted_over after update on products
   referencing old table as removed new table as added for each statement execute function products_counted_over()`,
];

/** Creates the tables of the catalogue, and the triggers that count its products. */
export const catalogue: Statements = {
  sqlite: [...tables, ...sqliteTriggers],
  postgres: [...tables, ...postgresTriggers],
};
