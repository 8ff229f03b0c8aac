import * as z from 'zod/mini';
import { languages } from '../rules/language.ts';
import { filledText, percent, picture, price, rating, recordId, text } from './fields.ts';
import { GENDERS, PRODUCT_CATEGORIES } from './vocabulary.ts';

/*
 * The records of the API. Most have two schemas:
 *
 * - `productSchema`, `topBrandSchema`, `offerSchema` and the others whose names end with `Schema` describe a record as
 *   our API writes it. They are in the OpenAPI document, with their `z.describe` texts.
 * - `readableProduct`, `readableTopBrand` and so on are for the browser, which trusts no response. They accept more,
 *   such as prices as text, and refuse or replace more, such as an unsafe address of a picture.
 */

/**
 * The paths of the API, below its base address. The requirements fix them: requirement API-16 in `docs/requirements.md`
 * has `/medi` for brands.
 */
export const apiPaths = {
  products: '/products',
  topBrands: '/medi',
  members: '/consult',
  addMember: '/consult/add',
  offers: '/offers',
} as const;

/** The response header with the number of matches on all pages. */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/**
 * The response header that compares the matches with the total count. `gte`: a search has more matches than it lists,
 * and the total count is the number that it lists. `eq`: the total count is exact.
 */
export const TOTAL_RELATION_HEADER = 'x-total-count-relation';

/**
 * The response header with the text that a search has used in place of a mistyped one, percent-encoded as by
 * `encodeURIComponent`. A search without a typing error has none.
 */
export const CORRECTED_SEARCH_HEADER = 'x-corrected-search';

/**
 * The response header with the words of a search text that name nothing in the catalogue, percent-encoded with a space
 * between two of them. The search has left them out. A search in which every name is known has none.
 */
export const UNSOLD_WORDS_HEADER = 'x-unsold-words';

/**
 * The request header with a second search text, percent-encoded. `GET /products` also counts the matches of this text.
 * Its response has the count in `COUNTED_MATCHES_HEADER`.
 *
 * The topic 'Diabetes care' opens a list of all products. The request for this list has 'diabetes' in the header, so
 * that the screen can offer that search with its number of matches, without a second request.
 */
export const COUNTED_TEXT_HEADER = 'x-count-search';

/**
 * The response header with the number of matches of the text in `COUNTED_TEXT_HEADER`, at most
 * `policy.maxSearchMatches`. The header is missing if the matches could not be counted.
 */
export const COUNTED_MATCHES_HEADER = 'x-search-count';

/**
 * The request header by which a guest, who has no account, gets a member list of their own. Its value matches
 * `VISITOR_ID_PATTERN`.
 */
export const VISITOR_HEADER = 'x-visitor-id';

/** 128 random bits as 32 hexadecimal digits in lower case. */
export const VISITOR_ID_PATTERN = /^[0-9a-f]{32}$/;

/**
 * The request header with a random text that all repetitions of one request share. The API adds the member once, and
 * responds to each repetition as to the first request. Its value is 16 to 64 letters, digits, hyphens or underscores,
 * between quotation marks, as draft-ietf-httpapi-idempotency-key-header requires.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * The value of `IDEMPOTENCY_HEADER`. Group 1 has the key of a value with quotation marks, group 2 that of one without:
 * most clients send no quotation marks, and the API takes the key all the same.
 */
export const IDEMPOTENCY_KEY_PATTERN = /^(?:"([\w-]{16,64})"|([\w-]{16,64}))$/;

/**
 * Text of a field that has another schema in `readableProduct` and the like, such as a picture. It has no limit of its
 * length; `title` of a product adds one. All other text is `filledText`.
 */
const nonEmpty = z.string().check(z.minLength(1));
const rupees = z.number().check(z.gte(0));

/**
 * A product as the API sends it. `price` is the MRP (maximum retail price) in rupees, `discount` a percentage of it.
 */
export const productSchema = z
  .object({
    id: recordId,
    image: nonEmpty.check(z.describe('Address of the pack shot, relative to the API root')),
    title: nonEmpty.check(z.maxLength(200)),
    discount: z.number().check(z.gte(0), z.lte(100), z.describe('Percent off the price')),
    rating: z.int().check(z.gte(1), z.lte(5)),
    price: rupees.check(z.describe('MRP in rupees')),
    category: z.enum(PRODUCT_CATEGORIES).register(z.globalRegistry, { id: 'ProductCategory' }),
  })
  .register(z.globalRegistry, { id: 'Product' });
/** A product: `price` is in rupees before the discount, `discount` in percent. */
export type Product = z.infer<typeof productSchema>;

/** The response of `GET /products`. */
export const productListSchema = z.array(productSchema);

const maxContents = 100;

/**
 * The facts that the pack of a product states. `contents` lists the ingredients of the unit in `per`, such as 'Each
 * tablet'. An ingredient has no `amount` if the shop does not know it. `note` is a remark about the facts themselves.
 * `brand` and `claims` are for catalogues of other shops: the demo products have neither, because the page of a demo
 * product has the claims of the requirements DETAIL-09 to DETAIL-15 in `docs/requirements.md`. `contents`, `brand` and
 * `claims` are in the language of the pack, and `language` is that of the other texts: it is absent for English.
 */
export const productFactsSchema = z
  .object({
    uses: filledText.check(z.describe('What the product is for')),
    per: filledText.check(z.describe("What the contents refer to, such as 'Each tablet'")),
    contents: z.array(z.object({ name: filledText, amount: z.optional(filledText) })).check(z.maxLength(maxContents)),
    howToUse: filledText.check(z.describe('How to take or use the product')),
    askFirst: filledText.check(z.describe('Who should ask a doctor or pharmacist first')),
    storage: filledText.check(z.describe('How to keep the product')),
    note: z.optional(filledText).check(z.describe('A remark about these texts')),
    brand: z.optional(filledText).check(z.describe('The brand, as the pack spells it')),
    claims: z.optional(filledText).check(z.describe('The claims of the maker, each on a line, such as Paraben free')),
    language: z.optional(z.enum(languages)).check(z.describe('The language of the translated texts, none for English')),
  })
  .register(z.globalRegistry, { id: 'ProductFacts' });
/** The facts of a product, as `productFactsSchema` describes them. */
export type ProductFacts = z.infer<typeof productFactsSchema>;

/** The response of `GET /products/:id`: a product, with its facts if the shop has given any. */
export const productDetailsSchema = z
  .object({ ...productSchema.shape, facts: z.optional(productFactsSchema) })
  .register(z.globalRegistry, { id: 'ProductDetails' });
/** A product with its facts: `price` is in rupees before the discount, `discount` in percent. */
export type ProductDetails = z.infer<typeof productDetailsSchema>;

/**
 * The part of the response of `GET /products/:id` that the browser reads: the title, and the facts if there are any.
 */
export const readableProductDetails = z.object({ title: filledText, facts: z.optional(productFactsSchema) });

/** A product as the browser accepts it. Prices may be text, and a picture with an unsafe address becomes empty. */
export const readableProduct: z.ZodMiniType<Product> = z.object({
  ...productSchema.shape,
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
});

/** A brand as the API sends it. `img` is the address of its picture, relative to the root of the API. */
export const topBrandSchema = z
  .object({ img: nonEmpty, name: filledText, description: filledText })
  .register(z.globalRegistry, { id: 'TopBrand' });
/** A brand. `img` is the address of its picture. */
export type TopBrand = z.infer<typeof topBrandSchema>;

/** A brand as the browser accepts it. */
export const readableTopBrand: z.ZodMiniType<TopBrand> = z.object({ ...topBrandSchema.shape, img: picture });

/**
 * An offer as the API sends it. The names are those of the requirements (API-26): `status` is the quantity ('Pack of
 * 2'), `strike` the MRP in rupees, `off` the discount in words ('25% off'), and `price` the price to pay in rupees.
 */
export const offerSchema = z
  .object({
    id: recordId,
    image: nonEmpty,
    title: filledText,
    status: filledText,
    strike: rupees,
    off: filledText,
    price: rupees,
  })
  .register(z.globalRegistry, { id: 'Offer' });
/** An offer: `strike` is the MRP and `price` the price to pay, both in rupees. */
export type Offer = z.infer<typeof offerSchema>;

/** An offer as the browser accepts it. Prices may be text, and a picture with an unsafe address becomes empty. */
export const readableOffer: z.ZodMiniType<Offer> = z.object({
  ...offerSchema.shape,
  image: picture,
  strike: price,
  price,
});

/**
 * A person for whom a guest or the owner of an account consults a doctor. The age is in years. It is text or a number,
 * because the form sends text and other clients may send a number. The browser reads members by this schema too.
 */
export const memberSchema = z
  .object({ id: recordId, name: filledText, age: z.union([text, z.number()]), gender: z.enum(GENDERS) })
  .register(z.globalRegistry, { id: 'Member' });
/** A family member of a guest or of the owner of an account. The age is in years, as text or a number. */
export type Member = z.infer<typeof memberSchema>;

/**
 * The endpoints that return a whole list without a query. The routes of the API, the OpenAPI document and the mock
 * handlers are made from this table. A new list also needs demo data (`demoLists` in fixtures) and a hook (`listsApi`
 * in data-access).
 */
export const plainLists = {
  topBrands: {
    path: apiPaths.topBrands,
    operationId: 'listTopBrands',
    summary: 'The top brands',
    response: 'The brands',
    record: topBrandSchema,
  },
  offers: {
    path: apiPaths.offers,
    operationId: 'listOffers',
    summary: 'The current offers',
    response: 'The offers',
    record: offerSchema,
  },
} as const;
/** The name of a plain list. */
export type PlainList = keyof typeof plainLists;

/** A record of a plain list. */
export type RecordOf<List extends PlainList> = z.infer<(typeof plainLists)[List]['record']>;
