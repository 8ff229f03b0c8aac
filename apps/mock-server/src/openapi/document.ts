import {
  apiPaths,
  CORRECTED_SEARCH_HEADER,
  COUNTED_MATCHES_HEADER,
  COUNTED_TEXT_HEADER,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  LANGUAGE_PARAMETER,
  languages,
  MAX_RECORD_ID,
  memberSchema,
  newMemberSchema,
  plainLists,
  policy,
  problemSchema,
  productDetailsSchema,
  productListSchema,
  productQuerySchema,
  TOTAL_COUNT_HEADER,
  TOTAL_RELATION_HEADER,
  UNSOLD_WORDS_HEADER,
  VISITOR_HEADER,
  VISITOR_ID_PATTERN,
} from '@niramaya/contract';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject } from 'zod-openapi';

const problem = (description: string, headers?: z.ZodObject): ZodOpenApiResponseObject => ({
  description,
  headers,
  content: { 'application/problem+json': { schema: problemSchema } },
});

const json = (description: string, schema: z.core.$ZodType, headers?: z.ZodObject): ZodOpenApiResponseObject => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

const retryAfter = z.object({
  'retry-after': z.int().min(0).meta({ description: 'Seconds until it is worth trying' }),
});
const signIn = z.object({ 'www-authenticate': z.string().meta({ description: 'The sign-in that is wanted' }) });
const totalCount = z.object({
  [TOTAL_COUNT_HEADER]: z
    .int()
    .min(0)
    .meta({ description: `How many products match before paging; of a search, up to ${policy.maxSearchMatches}` }),
  [TOTAL_RELATION_HEADER]: z.enum(['eq', 'gte']).meta({
    description: 'gte if a search has more matches than the total count, which is then the number that it lists',
  }),
  [CORRECTED_SEARCH_HEADER]: z.string().optional().meta({
    description:
      'The text that a search has used in place of a mistyped one, percent-encoded. Double quotes around q prevent it',
  }),
  [UNSOLD_WORDS_HEADER]: z.string().optional().meta({
    description: 'The words of q that name nothing in the catalogue and were left out, percent-encoded',
  }),
  [COUNTED_MATCHES_HEADER]: z
    .int()
    .min(0)
    .optional()
    .meta({
      description: `How many products match ${COUNTED_TEXT_HEADER}, up to ${policy.maxSearchMatches}; missing if they could not be counted`,
    }),
});

// The responses that operations share. `anyCall` is for each operation, `limitedCall` for those with a rate limit, and
// `databaseCall` for those that also need the database.
const anyCall = {
  400: problem('A value or the address cannot be used'),
  414: problem('The path is longer than 2 kB, or the query than 8 kB'),
};
const limitedCall = { ...anyCall, 429: problem('Too many reads, searches or changes', retryAfter) };
const databaseFault = {
  500: problem('A fault on our side'),
  503: problem('Not available right now', retryAfter),
};
const databaseCall = { ...limitedCall, ...databaseFault };

const unchanged = { 304: { description: 'Unchanged since the answer whose ETag was sent' } };
const notSignedIn = { 401: problem('The sign-in is not valid', signIn) };

const visitor = z.object({
  [VISITOR_HEADER]: z
    .string()
    .regex(VISITOR_ID_PATTERN)
    .optional()
    .meta({ description: "A guest's own id, 128 random bits" }),
});

const countedSearch = z.object({
  [COUNTED_TEXT_HEADER]: z.string().optional().meta({
    description: 'A search text, percent-encoded, whose matches are counted as well; a damaged one counts nothing',
  }),
});

const chosenLanguage = z.object({
  [LANGUAGE_PARAMETER]: z
    .enum(languages)
    .optional()
    .meta({ description: 'The language of the facts; those that are not translated into it are in English' }),
});
const contentLanguage = z.object({
  'content-language': z
    .enum(languages)
    .optional()
    .meta({ description: `The language of the facts, if the request has ${LANGUAGE_PARAMETER}` }),
});

const idempotencyKey = z.object({
  [IDEMPOTENCY_HEADER]: z
    .string()
    .regex(IDEMPOTENCY_KEY_PATTERN)
    .optional()
    .meta({
      description:
        'A new random text for each member, such as a UUID, and the same for each repetition of the request. ' +
        'The list gets the member once, and each repetition gets the first answer for as long as the member is stored.',
    }),
});

/** The identity of the caller: an ID token, or nothing but perhaps the id of a guest. */
const caller: Pick<ZodOpenApiOperationObject, 'security' | 'requestParams'> = {
  security: [{ idToken: [] }, {}],
  requestParams: { header: visitor },
};

/** Returns an operation with the method GET. It needs no identity, unless it has `security` of its own. */
const get = ({ responses, ...operation }: ZodOpenApiOperationObject) => ({
  get: { security: [{}], ...operation, responses: { ...responses, ...unchanged } },
});

const recordNumber = z.object({ id: z.int().positive().max(MAX_RECORD_ID).meta({ example: 1 }) });

const catalogue = ['Catalogue'];
const members = ['Consultation members'];
const health = ['Health'];

const state = z.object({ status: z.string() });

const lists = Object.fromEntries(
  Object.values(plainLists).map(({ path, response, record, ...operation }) => [
    path,
    get({ ...operation, tags: catalogue, responses: { 200: json(response, z.array(record)), ...databaseCall } }),
  ]),
);

/**
 * The OpenAPI 3.1 document of the API. The schemas of queries and bodies are those that also validate them. The id in
 * the address of a product is the exception: it is described here, and `readRecordId` validates it.
 */
export const openapiDocument: object = createDocument({
  openapi: '3.1.0',
  info: {
    title: 'Niramaya API',
    version: '0.1.0',
    description:
      'The catalogue, offers, brands and consultation members of the Niramaya pharmacy. Amounts are in rupees.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  // The address is relative, because the storefront serves the API and this document below `/api`.
  servers: [{ url: '.', description: 'Where this document lies' }],
  paths: {
    [apiPaths.products]: get({
      operationId: 'listProducts',
      tags: catalogue,
      summary: 'Products, filtered, searched, sorted and paged',
      description:
        `With neither a page nor a limit: the whole list, up to ${policy.maxListLength} products. ` +
        `A search counts and lists up to ${policy.maxSearchMatches} matches; later pages of it are empty.`,
      requestParams: { query: productQuerySchema, header: countedSearch },
      responses: { 200: json('The products', productListSchema, totalCount), ...databaseCall },
    }),
    [`${apiPaths.products}/{id}`]: get({
      operationId: 'getProduct',
      tags: catalogue,
      summary: 'One product, with its facts',
      description: 'The facts are absent for a product of which the shop has given none. The list never has them.',
      requestParams: {
        path: recordNumber,
        query: chosenLanguage,
      },
      responses: {
        200: json('The product', productDetailsSchema, contentLanguage),
        404: problem('No product has this number'),
        ...databaseCall,
      },
    }),
    ...lists,
    '/pictures/{file}': get({
      operationId: 'getPicture',
      tags: catalogue,
      summary: 'The picture of a product or brand',
      requestParams: { path: z.object({ file: z.string().meta({ example: '1.svg' }) }) },
      responses: {
        200: {
          description: 'A picture; those of the demo catalogue are SVGs',
          content: Object.fromEntries(
            ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp'].map((type) => [type, { schema: z.string() }]),
          ),
        },
        404: problem('There is no such picture'),
        ...limitedCall,
      },
    }),
    [apiPaths.members]: {
      ...get({
        operationId: 'listMembers',
        tags: members,
        summary: "The caller's consultation members",
        ...caller,
        responses: {
          200: json('The members, the first added first', z.array(memberSchema)),
          ...notSignedIn,
          ...databaseCall,
        },
      }),
      delete: {
        operationId: 'deleteMembers',
        tags: members,
        summary: "Deletes all members of the caller's list",
        description: 'For an account that is about to be deleted. Deleting an empty list succeeds too.',
        ...caller,
        responses: {
          204: { description: 'The list is empty' },
          ...notSignedIn,
          507: problem('No room to store the change'),
          ...databaseCall,
        },
      },
    },
    [apiPaths.addMember]: {
      post: {
        operationId: 'addMember',
        tags: members,
        summary: "Adds a member to the caller's list",
        ...caller,
        requestParams: { header: visitor.extend(idempotencyKey.shape) },
        requestBody: { required: true, content: { 'application/json': { schema: newMemberSchema } } },
        responses: {
          201: json('The member as it was stored', memberSchema),
          ...notSignedIn,
          409: problem('The list is full'),
          413: problem('The body is larger than 10 kB'),
          415: problem('The body is not JSON'),
          422: problem('The idempotency key has added another member'),
          507: problem('No room to store it'),
          ...databaseCall,
        },
      },
    },
    [`${apiPaths.members}/{id}`]: {
      put: {
        operationId: 'changeMember',
        tags: members,
        summary: "Replaces name, age and gender of a member of the caller's list",
        ...caller,
        requestParams: { path: recordNumber, header: visitor },
        requestBody: { required: true, content: { 'application/json': { schema: newMemberSchema } } },
        responses: {
          200: json('The member as it was stored', memberSchema),
          ...notSignedIn,
          404: problem("The caller's list has no member with this number"),
          413: problem('The body is larger than 10 kB'),
          415: problem('The body is not JSON'),
          507: problem('No room to store the change'),
          ...databaseCall,
        },
      },
      delete: {
        operationId: 'deleteMember',
        tags: members,
        summary: "Deletes a member of the caller's list",
        description: 'Deleting a member that the list does not have succeeds too.',
        ...caller,
        requestParams: { path: recordNumber, header: visitor },
        responses: {
          204: { description: 'The list does not have the member' },
          ...notSignedIn,
          404: problem('The address has no number'),
          507: problem('No room to store the change'),
          ...databaseCall,
        },
      },
    },
    '/healthz': get({
      operationId: 'isAlive',
      tags: health,
      summary: 'Whether the process is alive',
      responses: { 200: json('Alive', state), ...anyCall },
    }),
    '/readyz': get({
      operationId: 'isReady',
      tags: health,
      summary: 'Whether the API can answer',
      responses: { 200: json('Ready', state), ...anyCall, ...databaseFault },
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
