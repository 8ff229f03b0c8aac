import { productSchema, type Member, type PlainList, type Product } from '@niramaya/contract';
import type { Generated } from 'kysely';

export const productColumns = Object.keys(productSchema.shape) as (keyof Product)[];

interface ProductsTable extends Product {
  /** In title order, separated by spaces. */
  search_words: string;
}

/** The records of the plain lists, in the order of `position`. */
interface ListRecordsTable {
  list: PlainList;
  position: number;
  /** JSON, as the API returns it. */
  record: string;
}

interface ProductCountsTable {
  category: string;
  rating: number;
  n: number;
}

interface WordsTable {
  word: string;
}

interface MembersTable {
  id: Generated<number>;
  owner: string;
  name: string;
  /** JSON, because an age may be text or number. */
  age_json: string;
  gender: Member['gender'];
}

interface CatalogueVersionTable {
  id: number;
  version: number | string;
  words: number | string;
}

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
