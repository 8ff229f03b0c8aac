import { z } from 'zod';
import { apiPaths } from './api-paths.ts';
import { memberSchema, newMemberSchema } from '../schemas/member.ts';
import { offerSchema } from '../schemas/offer.ts';
import { productQuerySchema } from '../schemas/product-query.ts';
import { productListSchema } from '../schemas/product.ts';
import { topBrandSchema } from '../schemas/top-brand.ts';

/**
 * The calls of the contract: what each takes and what it returns. The API description is made of these schemas. The API
 * validates with them, and the types of the client's endpoints come from them.
 */
export const apiCalls = {
  listProducts: { path: apiPaths.products, query: productQuerySchema, answer: productListSchema },
  listTopBrands: { path: apiPaths.topBrands, answer: z.array(topBrandSchema) },
  listOffers: { path: apiPaths.offers, answer: z.array(offerSchema) },
  listMembers: { path: apiPaths.members, answer: z.array(memberSchema) },
  addMember: { path: apiPaths.addMember, body: newMemberSchema, answer: memberSchema },
} as const;

type ApiCalls = typeof apiCalls;

/** The body of the response to a successful call. */
export type ApiAnswer<Name extends keyof ApiCalls> = z.infer<ApiCalls[Name]['answer']>;

/** The body that a call takes. */
export type ApiBody<
  Name extends { [N in keyof ApiCalls]: ApiCalls[N] extends { body: z.ZodType } ? N : never }[keyof ApiCalls],
> = z.infer<ApiCalls[Name]['body']>;
