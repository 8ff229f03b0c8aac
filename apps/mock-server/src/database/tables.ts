import { productSchema, type Member, type PlainList, type Product } from '@niramaya/contract';
import type { Generated } from 'kysely';

/** The columns of a product that the API returns. */
export const productColumns = Object.keys(productSchema.shape) as (keyof Product)[];

interface ProductsTable extends Product {
  /** The words that find the title, in the order of the title, with one space between two. */
  search_words: string;
}

/** The records of the plain lists, in the order of `position`. */
interface ListRecordsTable {
  list: PlainList;
  position: number;
  /** JSON, as the API returns it. */
  record: string;
}

/** The number of products of each pair. Triggers update it, so that a total never counts rows. */
interface ProductCountsTable {
  category: string;
  rating: number;
  n: number;
}

/** The vocabulary of all titles. The search corrects mistyped words with it. */
interface WordsTable {
  word: string;
}

interface MembersTable {
  id: Generated<number>;
  /** The owner of the list that the member is on. */
  owner: string;
  name: string;
  /** JSON, because the contract accepts an age as text or as a number and returns it in the same form. */
  age_json: string;
  gender: Member['gender'];
}

/** One row. Triggers raise it in the transaction of each change to the catalogue. */
interface CatalogueVersionTable {
  id: number;
  /** The version of products, offers and top brands. */
  version: number | string;
  /** The version of the vocabulary. */
  words: number | string;
}

/** Facts about the database itself, such as the demo catalogue that it holds. */
interface MarksTable {
  name: string;
  value: string;
}

export interface Tables {
  products: ProductsTable;
  list_records: ListRecordsTable;
  product_counts: ProductCountsTable;
  words: WordsTable;
  members: MembersTable;
  marks: MarksTable;
  catalogue_version: CatalogueVersionTable;
}
