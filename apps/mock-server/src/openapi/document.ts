import {
  apiPaths,
  memberSchema,
  newMemberSchema,
  offerSchema,
  problemSchema,
  productListSchema,
  productQuerySchema,
  productSchema,
  topBrandSchema,
  TOTAL_COUNT_HEADER,
  VISITOR_HEADER,
} from '@niramaya/contract';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';

const problem = (description: string): ZodOpenApiResponseObject => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
});

const json = (description: string, schema: z.ZodType, headers?: z.ZodObject): ZodOpenApiResponseObject => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

/** What any operation may answer beside its own. */
const always = {
  400: problem('A value or the address cannot be used'),
  500: problem('A fault on our side'),
  503: problem('Not available right now; Retry-After says when to come back'),
} satisfies ZodOpenApiResponsesObject;

const totalCount = z.object({
  [TOTAL_COUNT_HEADER]: z.int().min(0).meta({ description: 'How many products match before paging' }),
});

const visitor = z.object({
  [VISITOR_HEADER]: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .meta({ description: "A guest's own id, 128 random bits" }),
});

/** The signed-in user, a visitor, or in demo mode nobody in particular. */
const caller: Pick<ZodOpenApiOperationObject, 'security' | 'requestParams'> = {
  security: [{ idToken: [] }, {}],
  requestParams: { header: visitor },
};

const get = (operation: ZodOpenApiOperationObject) => ({ get: { security: [{}], ...operation } });

const list = (schema: z.ZodType, operationId: string, summary: string) =>
  get({ operationId, summary, responses: { 200: json(summary, z.array(schema)), ...always } });

const state = z.object({ status: z.string() });

/** The OpenAPI 3.1 description of the API, made from the schemas that validate it. */
export const createOpenapiDocument = (): object =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Niramaya API',
      version: '0.1.0',
      description:
        'The catalogue, offers, brands and consultation members of the Niramaya pharmacy. Amounts are in rupees.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }, { url: '/api', description: "Under the storefront's address" }],
    paths: {
      [apiPaths.products]: get({
        operationId: 'listProducts',
        summary: 'Products, filtered, searched, sorted and paged',
        requestParams: { query: productQuerySchema },
        responses: {
          200: json('One page of products, or the whole list', productListSchema, totalCount),
          414: problem('The query is too long'),
          ...always,
        },
      }),
      [`${apiPaths.products}/{id}`]: get({
        operationId: 'getProduct',
        summary: 'One product',
        requestParams: { path: z.object({ id: z.int().positive().max(999_999_999) }) },
        responses: { 200: json('The product', productSchema), 404: problem('No product has this number'), ...always },
      }),
      [apiPaths.topBrands]: list(topBrandSchema, 'listTopBrands', 'The top brands'),
      [apiPaths.offers]: list(offerSchema, 'listOffers', 'The current offers'),
      [apiPaths.members]: get({
        operationId: 'listMembers',
        summary: "The caller's consultation members",
        ...caller,
        responses: {
          200: json('The members, the first added first', z.array(memberSchema)),
          401: problem('The sign-in is not valid'),
          ...always,
        },
      }),
      [apiPaths.addMember]: {
        post: {
          operationId: 'addMember',
          summary: "Adds a member to the caller's list",
          ...caller,
          requestBody: { required: true, content: { 'application/json': { schema: newMemberSchema } } },
          responses: {
            201: json('The member as it was stored', memberSchema),
            401: problem('The sign-in is not valid'),
            409: problem('The list is full'),
            413: problem('The body is too large'),
            415: problem('The body is not JSON'),
            429: problem('Too many additions; Retry-After says when to come back'),
            507: problem('No room to store it'),
            ...always,
          },
        },
      },
      '/pictures/{file}': get({
        operationId: 'getPicture',
        summary: 'The picture of a product or brand',
        requestParams: { path: z.object({ file: z.string() }) },
        responses: {
          200: { description: 'An SVG', content: { 'image/svg+xml': { schema: z.string() } } },
          404: problem('Nothing is shown by this file'),
          ...always,
        },
      }),
      '/healthz': get({
        operationId: 'isAlive',
        summary: 'Whether the process is alive',
        responses: { 200: json('Alive', state), ...always },
      }),
      '/readyz': get({
        operationId: 'isReady',
        summary: 'Whether the API can answer',
        responses: { 200: json('Ready', state), ...always },
      }),
    },
    components: {
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of the identity provider',
        },
      },
    },
  });
