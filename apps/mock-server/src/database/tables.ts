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
  /** The words under which the title is found, in the title's order, one space between two. */
  search_words: string;
}

/** How many products each pair has. Triggers keep it, so that a total never counts rows. */
interface ProductCountsTable {
  category: string;
  rating: number;
  n: number;
}

/** The vocabulary of all titles, against which a mistyped word is corrected. */
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
  /** Whose list the member is on. */
  owner: string;
  name: string;
  /** JSON, because the contract takes an age as text or as a number and answers it as it came. */
  age_json: string;
  gender: 'male' | 'female' | 'Choose_option';
}

/** One row, raised by triggers in the transaction of whatever changes the catalogue. */
interface CatalogueVersionTable {
  id: number;
  /** Of products, offers and top brands. */
  version: number | string;
  /** Of the vocabulary. */
  words: number | string;
}

/** Facts about the database itself, such as which demo catalogue it holds. */
interface MarksTable {
  name: string;
  value: string;
}

/** Writes of the running minute; PostgreSQL alone has it. */
interface WriteCountsTable {
  /** A fingerprint: neither an address nor an account is kept. */
  caller: string;
  hits: number;
  until: Date;
}

export interface Tables {
  products: ProductsTable;
  product_counts: ProductCountsTable;
  words: WordsTable;
  offers: OffersTable;
  top_brands: TopBrandsTable;
  members: MembersTable;
  marks: MarksTable;
  write_counts: WriteCountsTable;
  catalogue_version: CatalogueVersionTable;
}
