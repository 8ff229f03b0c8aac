// Checks that the API client makes the calls that the OpenAPI description offers.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openapiDocument } from '../../apps/mock-server/src/openapi/document.ts';
import { baseApi } from '../../libs/data-access/src/api/baseApi.ts';
import { aTestStore } from '../../libs/data-access/src/testing/a-test-store.ts';

// Endpoints of new files are loaded here.
import.meta.glob('../../libs/data-access/src/**/*.endpoints.ts', { eager: true });

/** The arguments of the endpoints that take one. Each sets every parameter. */
const endpointArguments: Readonly<Record<string, unknown>> = {
  getProducts: { categories: ['vitamins', 'skinCare'], ratings: [4, 5], order: 'desc', page: 3, limit: 10 },
  findProducts: 'paracetmol 500 & more',
  // A title that the browser has no id for is first searched for, and this search is the request that is checked.
  getFacts: { titles: ['Zinc & more'], language: 'en' },
  addMember: { name: 'Asha', age: '34', gender: 'female', idempotencyKey: 'a'.repeat(32) },
  changeMember: { id: 7, name: 'Asha', age: '34', gender: 'female' },
  removeMember: 7,
  deleteMembers: 'an-id-token',
};
/** Endpoints that only keep the response of another endpoint in the cache, and send no request. */
const withoutRequest = ['knownOffers'];
const endpoints = baseApi.endpoints as Readonly<Record<string, { initiate: (argument: unknown) => never }>>;
const requesting = Object.keys(endpoints).filter((name) => !withoutRequest.includes(name));

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly schema: { readonly type?: string };
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
}

const text = JSON.stringify(openapiDocument).replaceAll('"#/components', '"doc#/components');
const document = JSON.parse(text) as { readonly paths: Record<string, Record<string, Operation>> };
const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'doc', ...document });
/** A query parameter is text. This validator converts it to the type in the description: a number or a list. */
const queryAjv = new Ajv2020({ strict: false, coerceTypes: 'array' }).addSchema({ $id: 'doc', ...document });

/** Returns the operations of a path such as `/members/7`, which the description has as `/members/{id}`. */
function operationsAt(path: string): Record<string, Operation> | undefined {
  const segments = path.split('/');
  const matches = (template: string) => {
    const names = template.split('/');
    return names.length === segments.length && names.every((name, at) => name.startsWith('{') || name === segments[at]);
  };
  return document.paths[path] ?? document.paths[Object.keys(document.paths).find(matches) ?? ''];
}

/** Calls the endpoint with a mock response. Returns the request that the client sent, its operation, and its result. */
async function call(name: string, answer = '[]') {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.clone());
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }));
  });
  const argument = endpointArguments[name];
  const result: { readonly error?: unknown } = await aTestStore().store.dispatch(endpoints[name]!.initiate(argument));
  const [request] = sent;
  if (request === undefined) throw new Error(`${name} sent nothing`);
  const path = new URL(request.url).pathname.replace('/api', '');
  return { result, request, operation: operationsAt(path)?.[request.method.toLowerCase()] };
}

afterEach(() => void vi.unstubAllGlobals());

describe.each(requesting)('the call %s of the client', (name) => {
  it('sends parameters that match the OpenAPI description', async () => {
    const { request, operation } = await call(name);
    const { searchParams } = new URL(request.url);
    const query = operation?.parameters?.filter((one) => one.in === 'query') ?? [];
    const properties = Object.fromEntries(query.map((one) => [one.name, one.schema]));
    const sent = Object.fromEntries(
      [...new Set(searchParams.keys())].map((key): [string, string | string[]] => {
        const values = searchParams.getAll(key);
        return [key, values.length > 1 ? values : (values[0] ?? '')];
      }),
    );
    const isQuery = queryAjv.compile({ type: 'object', properties, additionalProperties: false });
    expect([operation !== undefined, isQuery(sent), isQuery.errors]).toEqual([true, true, null]);

    const bodySchema = operation?.requestBody?.content['application/json']?.schema;
    const body = await request.text();
    expect(body !== '').toBe(bodySchema !== undefined);
    if (bodySchema === undefined) return;
    expect(request.headers.get('content-type')).toBe('application/json');
    const validate = ajv.compile(bodySchema);
    expect([validate(JSON.parse(body)), validate.errors]).toEqual([true, null]);
  });

  it('identifies the caller only if the API requires it', async () => {
    const { request, operation } = await call(name);
    const requestsUser =
      operation?.parameters?.some((one) => one.in === 'header' && one.name === 'x-visitor-id') ?? false;
    const isIdentified = ['x-visitor-id', 'authorization'].some((header) => request.headers.has(header));
    expect(isIdentified).toBe(requestsUser);
  });
});

/** The responses that are no list, by the endpoints. */
const responses: Readonly<Record<string, string>> = {
  changeMember: '{"id":7,"name":"Asha","age":"34","gender":"female"}',
};
/** No screen reads the response of the first, and the others get none. */
const withoutSchema = ['addMember', 'removeMember', 'deleteMembers'];
it.each(requesting.filter((name) => !withoutSchema.includes(name)))(
  'the response of %s has a schema, which rejects another shape',
  async (name) => {
    expect((await call(name, responses[name])).result.error).toBeUndefined();
    const { result } = await call(name, '{"products":[]}');
    expect(result.error).toEqual({ kind: 'server', requestId: null });
  },
);
