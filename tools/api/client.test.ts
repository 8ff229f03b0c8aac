// Checks that the API client makes the calls that the OpenAPI description offers.
import type { ApiAnswer, ApiBody } from '@niramaya/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createOpenapiDocument } from '../../apps/mock-server/src/openapi/document.ts';
import { baseApi } from '../../libs/data-access/src/api/baseApi.ts';
import type { brandsApi } from '../../libs/data-access/src/product/brands.endpoints.ts';
import type { productsApi } from '../../libs/data-access/src/product/products.endpoints.ts';
import type { membersApi } from '../../libs/data-access/src/consult/members.endpoints.ts';
import type { offersApi } from '../../libs/data-access/src/product/offers.endpoints.ts';
import { aTestStore } from '../../libs/data-access/src/testing/a-test-store.ts';

// Whatever endpoint a new file adds is loaded here. A test below fails if the table lacks it.
import.meta.glob('../../libs/data-access/src/**/*.endpoints.ts', { eager: true });

type Endpoints = (typeof brandsApi & typeof productsApi & typeof membersApi & typeof offersApi)['endpoints'];

/** Maps each endpoint of the client to its API operation, with an argument that sets every parameter. */
const endpoints: { readonly [Name in keyof Endpoints]: { operationId: string; argument: unknown } } = {
  getProducts: {
    operationId: 'listProducts',
    argument: { categories: ['vitamins', 'skinCare'], ratings: [4, 5], order: 'desc', page: 3, limit: 10 },
  },
  searchProducts: { operationId: 'listProducts', argument: undefined },
  findProducts: { operationId: 'listProducts', argument: 'paracetmol 500 & more' },
  getTopBrands: { operationId: 'listTopBrands', argument: undefined },
  getOffers: { operationId: 'listOffers', argument: undefined },
  getMembers: { operationId: 'listMembers', argument: undefined },
  addMember: { operationId: 'addMember', argument: { name: 'Asha', age: '34', gender: 'female' } },
};

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly schema: { readonly type?: string };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly security: readonly object[];
}

const text = JSON.stringify(createOpenapiDocument()).replaceAll('"#/components', '"doc#/components');
const document = JSON.parse(text) as { readonly paths: Record<string, Record<string, Operation>> };
const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'doc', ...document });
/** A query parameter is text. This validator converts it to the type in the description: a number or a list. */
const queryAjv = new Ajv2020({ strict: false, coerceTypes: 'array' }).addSchema({ $id: 'doc', ...document });

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

/** Calls the endpoint with a mock response. Returns the request that the client sent, and its result. */
async function call(name: string, argument: unknown, answer = '[]') {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.clone());
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }));
  });
  const { initiate } = (baseApi.endpoints as Record<string, { initiate: (argument: unknown) => never }>)[name]!;
  const result: { readonly error?: unknown } = await aTestStore().store.dispatch(initiate(argument));
  return { result, request: sent[0] };
}

async function requestOf(name: string, argument: unknown): Promise<Request> {
  const { request } = await call(name, argument);
  if (request === undefined) throw new Error(`${name} sent nothing`);
  return request;
}

afterEach(() => void vi.unstubAllGlobals());

describe('the calls of the client', () => {
  it('every endpoint is known here', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(baseApi.endpoints).sort());
  });

  it.each(Object.entries(endpoints))('%s sends what the description of the API takes', async (name, wanted) => {
    const request = await requestOf(name, wanted.argument);
    const { pathname, searchParams } = new URL(request.url);
    const operation = operations.find(
      ({ path, method }) => `/api${path}` === pathname && method === request.method.toUpperCase(),
    );
    expect(operation?.operationId).toBe(wanted.operationId);

    const query = operation?.parameters?.filter((one) => one.in === 'query') ?? [];
    const properties = Object.fromEntries(query.map((one) => [one.name, one.schema]));
    const sent = Object.fromEntries(
      [...new Set(searchParams.keys())].map((key): [string, string | string[]] => {
        const values = searchParams.getAll(key);
        return [key, values.length > 1 ? values : (values[0] ?? '')];
      }),
    );
    const isQuery = queryAjv.compile({ type: 'object', properties, additionalProperties: false });
    expect([name, isQuery(sent), isQuery.errors]).toEqual([name, true, null]);

    const bodySchema = operation?.requestBody?.content['application/json']?.schema;
    const body = await request.text();
    expect([name, body !== '']).toEqual([name, bodySchema !== undefined]);
    if (bodySchema === undefined) return;
    expect(request.headers.get('content-type')).toBe('application/json');
    const validate = ajv.compile(bodySchema);
    expect([name, validate(JSON.parse(body)), validate.errors]).toEqual([name, true, null]);
  });

  it.each(Object.entries(endpoints).filter(([name]) => name !== 'addMember'))(
    '%s has a schema, which refuses a response of another shape',
    async (name, wanted) => {
      expect((await call(name, wanted.argument)).result.error).toBeUndefined();
      const { result } = await call(name, wanted.argument, '{"products":[]}');
      expect(result.error).toMatchObject({ kind: 'server', status: 200 });
    },
  );

  it.each(Object.entries(endpoints))(
    '%s says who is calling where the API asks for it, and nowhere else',
    async (name, wanted) => {
      const { headers } = await requestOf(name, wanted.argument);
      const operation = operations.find(({ operationId }) => operationId === wanted.operationId);
      const asksWho = operation?.parameters?.some((one) => one.in === 'header' && one.name === 'x-visitor-id') ?? false;
      expect([name, headers.has('x-visitor-id')]).toEqual([name, asksWho]);
    },
  );
});

// The OpenAPI schemas type the requests and the responses. The type check verifies these lines.
type Types<Name extends keyof Endpoints> = NonNullable<Endpoints[Name]['Types']>;
expectTypeOf<Types<'getProducts'>['ResultType']['products']>().toEqualTypeOf<ApiAnswer<'listProducts'>>();
expectTypeOf<Types<'searchProducts'>['ResultType']['products']>().toEqualTypeOf<ApiAnswer<'listProducts'>>();
expectTypeOf<Types<'findProducts'>['ResultType']['products']>().toEqualTypeOf<ApiAnswer<'listProducts'>>();
expectTypeOf<Types<'getTopBrands'>['ResultType']>().toEqualTypeOf<ApiAnswer<'listTopBrands'>>();
expectTypeOf<Types<'getOffers'>['ResultType']>().toEqualTypeOf<ApiAnswer<'listOffers'>>();
expectTypeOf<Types<'getMembers'>['ResultType']>().toEqualTypeOf<ApiAnswer<'listMembers'>>();
expectTypeOf<Types<'addMember'>['ResultType']>().toEqualTypeOf<ApiAnswer<'addMember'>>();
expectTypeOf<Types<'addMember'>['QueryArg']>().toEqualTypeOf<ApiBody<'addMember'>>();
