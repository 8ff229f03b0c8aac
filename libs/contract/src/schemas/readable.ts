import * as z from 'zod/mini';
import { GENDERS, PRODUCT_CATEGORIES } from './vocabulary.ts';
import { filledText, percent, picture, price, rating, recordId, text } from './fields.ts';
import type { Member } from './member.ts';
import type { Offer } from './offer.ts';
import type { Product } from './product.ts';
import type { TopBrand } from './top-brand.ts';

// The records of the API as the browser reads them, which is more tolerant than the API writes them: any price that can
// be rendered is valid. A record that is not valid is left out of its list.

/** A product of the API, or a stored one. */
export const readableProduct: z.ZodMiniType<Product> = z.object({
  id: recordId,
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
  category: z.enum(PRODUCT_CATEGORIES),
});

/** A brand of the API. */
export const readableTopBrand: z.ZodMiniType<TopBrand> = z.object({
  img: picture,
  name: filledText,
  description: filledText,
});

/** An offer of the API, or of a history entry. */
export const readableOffer: z.ZodMiniType<Offer> = z.object({
  id: recordId,
  image: picture,
  title: filledText,
  status: filledText,
  strike: price,
  off: filledText,
  price,
});

/** A member of a consultation: of the API, or a stored one. */
export const readableMember: z.ZodMiniType<Member> = z.object({
  id: recordId,
  name: filledText,
  age: z.union([text, z.number()]),
  gender: z.enum(GENDERS),
});
