import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openapiDocument } from '../src/openapi/document.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly pattern?: string;
  readonly example?: unknown;
  readonly maximum?: number;
}

type Content = Record<string, { readonly schema: Schema }>;

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<
    string,
    { readonly headers?: Record<string, { readonly required?: boolean }>; readonly content?: Content }
  >;
}

/** The document that the API serves. */
export const described = JSON.parse(JSON.stringify(openapiDocument)) as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
};

export const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/**
 * Returns the operation of a request. A path without a parameter comes before one that has a parameter in its place.
 */
export function operationAt(method: string, address: string) {
  const [path = ''] = address.split('?');
  const isAt = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/, '[^/]+')}$`).test(path);
  const template = path in described.paths ? path : Object.keys(described.paths).find(isAt);
  return operations.find((one) => one.method === method && one.path === template);
}

const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'doc', ...described });
const pointer = (...keys: string[]): string =>
  keys.map((key) => encodeURIComponent(key.replaceAll('/', '~1'))).join('/');

/** Expects the headers and the body that the document has for the status, and returns the body. */
export async function expectDescribed(
  { method, path, operation }: (typeof operations)[number],
  response: Response,
): Promise<string> {
  const { status, headers } = response;
  const what = `${method} ${path} ${status}`;
  const text = await response.text();
  const documented = operation.responses[status];
  expect(documented, what).toBeDefined();
  for (const [name, { required }] of Object.entries(documented?.headers ?? {}))
    if (required) expect([what, name, headers.has(name)]).toEqual([what, name, true]);
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (documented?.content === undefined) expect([what, text]).toEqual([what, '']);
  else {
    const place = pointer('paths', path, method.toLowerCase(), 'responses', `${status}`, 'content', type, 'schema');
    const validate = ajv.getSchema(`doc#/${place}`);
    const isValid = validate?.(type.endsWith('json') ? JSON.parse(text) : text);
    expect([what, type, isValid, validate?.errors]).toEqual([what, type, true, null]);
  }
  return text;
}
