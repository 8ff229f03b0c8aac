import {
  catalogueProductSchema,
  MAX_RECORD_ID,
  offerSchema,
  price,
  PRODUCT_CATEGORIES,
  productFactsSchema,
  productSchema,
  topBrandSchema,
  translatedFactsSchema,
  translationLanguages,
  type CatalogueProduct,
  type Offer,
  type TopBrand,
  type TranslationLanguage,
} from '@niramaya/contract';
import * as z from 'zod/mini';

/** The records of each kind of catalogue file. */
export interface RecordOfKind {
  readonly products: CatalogueProduct;
  readonly offers: Offer;
  readonly brands: TopBrand;
}

/** What a catalogue file contains. */
export type Kind = keyof RecordOfKind;

/**
 * How a cell of a CSV file becomes a value. `lines` is text that may have several lines, and `contents` a list of which
 * each line is an item (see `contents.ts`). In JSON Lines the values are those of `libs/contract`.
 */
type CellType = 'text' | 'lines' | 'number' | 'picture' | 'contents';

/** A column of a CSV file, and the field of a record that it has. */
export interface Column {
  readonly name: string;
  readonly type: CellType;
  /** The names that lead to the field of a record, such as `facts`, `translations`, `hi`, `uses`. */
  readonly path: readonly string[];
  /** True for a field of `facts`, which JSON Lines has in an object of its own. */
  readonly isFact: boolean;
  readonly isOptional: boolean;
  /** The fact that this column has in another language. */
  readonly translation?: { readonly of: string; readonly language: TranslationLanguage };
  /** Completes the sentence "expected …". */
  readonly expected: string;
  /** Rules of `libs/contract`, all of which a value has to pass. */
  readonly rules: readonly z.ZodMiniType[];
}

const column = (name: string, type: CellType, expected: string, ...rules: z.ZodMiniType[]): Column => ({
  name,
  type,
  path: [name],
  isFact: false,
  isOptional: false,
  expected,
  rules,
});

/** The facts that a product with other facts may lack. */
const OPTIONAL_FACTS = ['note', 'brand', 'claims'];

const fact = (name: keyof typeof productFactsSchema.shape, type: CellType, expected: string): Column => ({
  ...column(name, type, expected, productFactsSchema.shape[name]),
  path: ['facts', name],
  isFact: true,
  isOptional: OPTIONAL_FACTS.includes(name),
});

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the columns of the facts in another language: `uses_hi`, for example. */
const translated = (language: TranslationLanguage): Column[] =>
  Object.entries(translatedFactsSchema.shape).map(([of, rule]) => ({
    // `z.string()` refuses an empty `note_hi` next to a `note`, which the rule of the optional note alone would accept.
    // Whether any other cell may be empty is decided before, by `mayBeEmpty`.
    ...column(`${of}_${language}`, 'lines', factText(`${of} in ${englishNames.of(language)}`), rule, z.string()),
    path: ['facts', 'translations', language, of],
    isFact: true,
    isOptional: OPTIONAL_FACTS.includes(of),
    translation: { of, language },
  }));

const rupeesText = (example: string): string => `rupees from 0 to 10000000, such as ${example}`;
const idText = `a whole number from 1 to ${MAX_RECORD_ID}`;
const pictureText = 'the address of a picture, or its file name with --pictures FOLDER';
const factText = (subject: string): string => `${subject}, up to 2000 characters`;

const products: readonly Column[] = [
  column('id', 'number', idText, productSchema.shape.id),
  column('title', 'text', 'text of 1 to 200 characters', productSchema.shape.title),
  column('category', 'text', `one of ${PRODUCT_CATEGORIES.join(', ')}`, productSchema.shape.category),
  column('price', 'number', rupeesText('1299.50'), productSchema.shape.price, price),
  column('discount', 'number', 'a percentage from 0 to 100, such as 12.5', productSchema.shape.discount),
  column('rating', 'number', 'a whole number of stars from 1 to 5', productSchema.shape.rating),
  column('image', 'picture', pictureText, productSchema.shape.image),
  fact('uses', 'lines', factText('what the product is for')),
  fact('per', 'lines', factText("what the contents refer to, such as 'Each tablet'")),
  fact('contents', 'contents', 'up to 100 items, each on a line of its own, such as Zinc: 4 mg'),
  fact('howToUse', 'lines', factText('how to take or use the product')),
  fact('askFirst', 'lines', factText('who asks a doctor or pharmacist first')),
  fact('storage', 'lines', factText('how to keep the product')),
  fact('note', 'lines', factText('a remark about these texts, or nothing')),
  fact('brand', 'text', factText('the brand as the pack spells it, or nothing')),
  fact('claims', 'lines', factText('a claim of the maker on each line, such as Paraben free, or nothing')),
  ...translationLanguages.flatMap(translated),
];

const offers: readonly Column[] = [
  column('id', 'number', idText, offerSchema.shape.id),
  column('title', 'text', 'text of 1 to 2000 characters', offerSchema.shape.title),
  column('status', 'text', 'the quantity in words, such as Pack of 2', offerSchema.shape.status),
  column('strike', 'number', rupeesText('400'), offerSchema.shape.strike, price),
  column('off', 'text', 'the discount in words, such as 25% off', offerSchema.shape.off),
  column('price', 'number', rupeesText('300'), offerSchema.shape.price, price),
  column('image', 'picture', pictureText, offerSchema.shape.image),
];

const brands: readonly Column[] = [
  column('name', 'text', 'text of 1 to 2000 characters', topBrandSchema.shape.name),
  column('description', 'text', 'text of 1 to 2000 characters', topBrandSchema.shape.description),
  column('img', 'picture', pictureText, topBrandSchema.shape.img),
];

/** The columns of each kind, in the order in which the export writes them. */
export const columnsOf: Readonly<Record<Kind, readonly Column[]>> = { products, offers, brands };

/** The name of a column, as a sentence about a JSON Lines file has it: a translated fact is `translations.hi.uses`. */
export const fieldNameOf = ({ name, path, translation }: Column): string =>
  translation ? path.slice(1).join('.') : name;

/**
 * True for a column of facts that may be empty in a row with these values, which has at least one fact. A language has
 * a translation of each fact of the row or of none.
 */
export function mayBeEmpty({ isOptional, translation }: Column, values: Readonly<Record<string, unknown>>): boolean {
  if (!translation) return isOptional;
  const isTranslated = products.some(
    (other) => other.translation?.language === translation.language && values[other.name] !== undefined,
  );
  return !isTranslated || (isOptional && values[translation.of] === undefined);
}

/** Returns the requirement that a translation of an optional fact does not meet in a row without this fact, or null. */
export const refusedTranslation = (
  { isOptional, translation }: Column,
  values: Readonly<Record<string, unknown>>,
): string | null =>
  isOptional && translation && values[translation.of] === undefined
    ? `nothing, because ${translation.of} is empty`
    : null;

/**
 * The columns whose values together differ in each row of a kind. Carts, orders, facts and the comparison know a
 * product by its title, and an offer by its title and status.
 */
export const uniqueColumnsOf: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  products: [['id'], ['title']],
  offers: [['id'], ['title', 'status']],
  brands: [['name']],
};

/** Returns the value of a column in a record, or undefined if the record has none. */
export const valueAt = (record: unknown, { path }: Column): unknown =>
  path.reduce((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], record);

/** Returns the values of some columns of a record as one text, to compare records by them. */
export const keyOf = (names: readonly string[], values: Readonly<Record<string, unknown>>): string =>
  names.length === 1 ? String(values[names[0]!]) : JSON.stringify(names.map((name) => values[name]));

/**
 * Returns the text by which a shopper knows a record: the title of a product, the title and the status of an offer, and
 * the name of a brand.
 */
export const knownBy = (kind: Kind, record: Readonly<Record<string, unknown>>): string =>
  keyOf(uniqueColumnsOf[kind].at(-1)!, record);

/** The names of the kinds. A file belongs to the kind with which its name begins. */
export const kinds = Object.keys(columnsOf) as Kind[];

/** The schema of a record of each kind. */
export const schemaOf: { readonly [Each in Kind]: z.ZodMiniType<RecordOfKind[Each]> } = {
  products: catalogueProductSchema,
  offers: offerSchema,
  brands: topBrandSchema,
};

/**
 * Characters that no text on one line may have: control characters, lone surrogates, the line and paragraph separators
 * of PDF files, and the replacement character U+FFFD, which the decoder writes for bytes that are not UTF-8.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{fffd}]/u;
const LINE_ENDS_AND_TABS = /[\n\r\t\u{2028}\u{2029}]/gu;

/** Returns what text is expected instead of one that the database or a screen cannot show, or null if it can. */
function refusedText(text: string, mayHaveLines: boolean): string | null {
  if (text.includes('\u{fffd}')) return 'text in UTF-8: save the file as CSV UTF-8';
  if (UNREADABLE.test(mayHaveLines ? text.replace(LINE_ENDS_AND_TABS, ' ') : text))
    return mayHaveLines ? 'text without control characters' : 'text on one line, without control characters';
  return /\S/.test(text) ? null : 'text that a reader can see';
}

/** The column with the title or the name of a record. */
export const nameColumnOf: Readonly<Record<Kind, string>> = { products: 'title', offers: 'title', brands: 'name' };

/**
 * Returns the words by which a sentence about a record names it: its title or name. If the sentence is about that
 * column, or if the title cannot be shown, it is the id, and undefined if the record has none.
 *
 * @param column The column that the sentence is about.
 */
export function labelOf(kind: Kind, values: Readonly<Record<string, unknown>>, column?: string): string | undefined {
  const nameColumn = nameColumnOf[kind];
  const name = values[nameColumn];
  if (column !== nameColumn && typeof name === 'string' && refusedText(name, false) === null) return name;
  const { id } = values;
  return column !== 'id' && typeof id === 'number' ? `id ${id}` : undefined;
}

/** Returns every text of a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** A number with the commas of India, such as '1,23,456.50', or of other countries. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** Returns the advice for a number as people write it, such as '1,299', '₹50' or '12%'; undefined for other values. */
function adviceForNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (GROUPED.test(text)) return `a number without commas, such as ${text.replaceAll(',', '')}`;
  // Spreadsheets in many languages write 1299,50 for 1299.50. The advice to leave out the comma would make a price a
  // hundred times higher.
  if (text.includes(',') && /^[\d.,]+$/.test(text)) return 'a number with a point before its decimals, such as 1299.50';
  if (/^(?:₹|rs|inr)/i.test(text)) return 'the number alone, without the currency';
  if (text.endsWith('%')) return 'the number alone, without the percent sign';
  return undefined;
}

/**
 * Returns the requirement that a value does not meet, which completes the sentence "expected …". Returns null for a
 * value that the column accepts.
 */
export function refusal({ name, type, expected, rules }: Column, value: unknown): string | null {
  const isAccepted = rules.every((rule) => rule.safeParse(value).success);
  if (!isAccepted) return (type === 'number' && adviceForNumber(value)) || expected;
  if (name === 'id' && (value as number) > MAX_RECORD_ID) return expected;
  if (type === 'number') return null;
  const mayHaveLines = type === 'lines' || type === 'contents';
  const refused = textsIn(value).map((text) => refusedText(text, mayHaveLines));
  return refused.find((one) => one !== null) ?? null;
}
