import * as z from 'zod/mini';
import { filledText, percent, picture, price, rating, recordId, text } from './fields.ts';
import { GENDERS, PRODUCT_CATEGORIES } from './vocabulary.ts';

// The API, described once: its paths, its records and its plain lists. The server, its OpenAPI description, the client
// and the MSW handlers are made of it.
//
// A `…Schema` is a record as the API writes it. A `readable…` is the record as the browser reads it, which is more
// tolerant: any price that can be rendered is valid, and an unsafe address of a picture becomes empty. A record that is
// not valid is left out of its list.

/** The endpoints of the contract, relative to the API root. */
export const apiPaths = {
  products: '/products',
  topBrands: '/medi',
  members: '/consult',
  addMember: '/consult/add',
  offers: '/offers',
} as const;

/** The header that carries the number of matches before paging (API-10). */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** The header in which the storefront sends a guest's visitor id, so that members stay private. */
export const VISITOR_HEADER = 'x-visitor-id';

/** Text of any length that is not empty. */
const written = z.string().check(z.minLength(1));
/** Rupees. */
const rupees = z.number().check(z.gte(0));

/**
 * A product as `GET /products` returns it (API-32). The field `price` is the MRP in rupees and `discount` is a
 * percentage of it. The field `rating` is a whole number from 1 to 5 (AMB-28).
 */
export const productSchema = z
  .object({
    id: recordId,
    image: written.check(z.describe('Address of the pack shot, relative to the API root')),
    title: written.check(z.maxLength(200)),
    discount: z.number().check(z.gte(0), z.lte(100), z.describe('Percent off the price')),
    rating: z.int().check(z.gte(1), z.lte(5)),
    price: rupees.check(z.describe('MRP in rupees')),
    category: z.enum(PRODUCT_CATEGORIES).register(z.globalRegistry, { id: 'ProductCategory' }),
  })
  .register(z.globalRegistry, { id: 'Product' });
export type Product = z.infer<typeof productSchema>;

export const productListSchema = z.array(productSchema);

/** A product of the API, or a stored one. */
export const readableProduct: z.ZodMiniType<Product> = z.object({
  ...productSchema.shape,
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
});

/** An entry of `GET /medi`, the top-brands list (API-16, API-17, API-37). */
export const topBrandSchema = z
  .object({ img: written, name: filledText, description: filledText })
  .register(z.globalRegistry, { id: 'TopBrand' });
export type TopBrand = z.infer<typeof topBrandSchema>;

export const readableTopBrand: z.ZodMiniType<TopBrand> = z.object({ ...topBrandSchema.shape, img: picture });

/**
 * An offer of `GET /offers`. The contract defines the odd field names:
 *
 * - `status` is shown as Quantity (OFFERS-07).
 * - `strike` is shown as MRP in rupees (OFFERS-08).
 * - `off` is shown as Discounts (OFFERS-09).
 * - `price` is in rupees.
 */
export const offerSchema = z
  .object({
    id: recordId,
    image: written,
    title: filledText,
    status: filledText,
    strike: rupees,
    off: filledText,
    price: rupees,
  })
  .register(z.globalRegistry, { id: 'Offer' });
export type Offer = z.infer<typeof offerSchema>;

/** An offer of the API, or of a history entry. */
export const readableOffer: z.ZodMiniType<Offer> = z.object({
  ...offerSchema.shape,
  image: picture,
  strike: price,
  price,
});

/** A consultation member as `GET /consult` returns it, or a stored one (API-20, CONSULT-35). */
export const memberSchema = z
  .object({ id: recordId, name: filledText, age: z.union([text, z.number()]), gender: z.enum(GENDERS) })
  .register(z.globalRegistry, { id: 'Member' });
export type Member = z.infer<typeof memberSchema>;

/**
 * The plain lists of the catalogue: `GET` without parameters, which returns all records. `summary` and `answer` are
 * texts of the OpenAPI description.
 */
export const plainLists = {
  topBrands: {
    path: apiPaths.topBrands,
    operationId: 'listTopBrands',
    summary: 'The top brands',
    answer: 'The brands',
    record: topBrandSchema,
  },
  offers: {
    path: apiPaths.offers,
    operationId: 'listOffers',
    summary: 'The current offers',
    answer: 'The offers',
    record: offerSchema,
  },
} as const;
export type PlainList = keyof typeof plainLists;

/** The type of a record in a plain list. */
export type RecordOf<List extends PlainList> = z.infer<(typeof plainLists)[List]['record']>;
