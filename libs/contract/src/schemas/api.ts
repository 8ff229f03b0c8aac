import * as z from 'zod/mini';
import { filledText, percent, picture, price, rating, recordId, text } from './fields.ts';
import { GENDERS, PRODUCT_CATEGORIES } from './vocabulary.ts';

// `…Schema` is a record as the API writes it; `readable…` is the more tolerant form for the browser.

export const apiPaths = {
  products: '/products',
  topBrands: '/medi',
  members: '/consult',
  addMember: '/consult/add',
  offers: '/offers',
} as const;

/** The number of matches before paging. */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** `gte` if a search has more matches than the total count, which is then the number that it lists; else `eq`. */
export const TOTAL_RELATION_HEADER = 'x-total-count-relation';

/** Identifies a guest, so that members stay private. */
export const VISITOR_HEADER = 'x-visitor-id';

/** Marks the repetitions of one request to add a member, of which the API stores only the first. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

const written = z.string().check(z.minLength(1));
const rupees = z.number().check(z.gte(0));

/** `price` is the MRP in rupees; `discount` is a percentage of it. */
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

export const readableProduct: z.ZodMiniType<Product> = z.object({
  ...productSchema.shape,
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
});

export const topBrandSchema = z
  .object({ img: written, name: filledText, description: filledText })
  .register(z.globalRegistry, { id: 'TopBrand' });
export type TopBrand = z.infer<typeof topBrandSchema>;

export const readableTopBrand: z.ZodMiniType<TopBrand> = z.object({ ...topBrandSchema.shape, img: picture });

/** Odd names of the contract: `status` is the quantity, `strike` the MRP in rupees. */
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

export const readableOffer: z.ZodMiniType<Offer> = z.object({
  ...offerSchema.shape,
  image: picture,
  strike: price,
  price,
});

export const memberSchema = z
  .object({ id: recordId, name: filledText, age: z.union([text, z.number()]), gender: z.enum(GENDERS) })
  .register(z.globalRegistry, { id: 'Member' });
export type Member = z.infer<typeof memberSchema>;

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
export type PlainList = keyof typeof plainLists;

export type RecordOf<List extends PlainList> = z.infer<(typeof plainLists)[List]['record']>;
