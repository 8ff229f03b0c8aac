import type { Generated } from 'kysely';

export interface ProductsTable {
  id: number;
  image: string;
  title: string;
  /** Percent. */
  discount: number;
  rating: number;
  /** Rupees. */
  price: number;
  category: string;
  /** The words that find the title, in the order of the title, with one space between two. */
  search_words: string;
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

interface OffersTable {
  id: number;
  image: string;
  title: string;
  status: string;
  strike: number;
  off: string;
  price: number;
}

interface TopBrandsTable {
  id: number;
  img: string;
  name: string;
  description: string;
}

interface MembersTable {
  id: Generated<number>;
  /** The owner of the list that the member is on. */
  owner: string;
  name: string;
  /** JSON, because the contract accepts an age as text or as a number and returns it in the same form. */
  age_json: string;
  gender: 'male' | 'female' | 'Choose_option';
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
  product_counts: ProductCountsTable;
  words: WordsTable;
  offers: OffersTable;
  top_brands: TopBrandsTable;
  members: MembersTable;
  marks: MarksTable;
  catalogue_version: CatalogueVersionTable;
}
