import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

interface Documented {
  readonly headers?: Record<string, { required?: boolean }>;
  readonly content?: Record<string, { schema: object }>;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, Documented>;
}
type Document = { readonly paths: Record<string, Record<string, Operation>>; readonly components: object };

/** For each operation a few calls, right and wrong ones, whose answers have to be documented. */
const calls: Record<string, readonly (readonly [path: string, body?: unknown])[]> = {
  listProducts: [
    ['/products'],
    ['/products?_page=2&_limit=5&_sort=price&_order=desc&category=vitamins&rating=5'],
    ['/products?q=vitamn'],
    ['/products?_page=0'],
    ['/products?id=1&id=2'],
    [`/products?x=${'a'.repeat(9000)}`],
  ],
  getProduct: [['/products/1'], ['/products/999999']],
  listTopBrands: [['/medi']],
  listOffers: [['/offers']],
  listMembers: [['/consult'], ['/consult?x=1']],
  addMember: [
    ['/consult/add', { name: 'Asha', age: '34', gender: 'female' }],
    ['/consult/add', { name: 'Asha', age: null, gender: 'female' }],
    ['/consult/add', { name: 'a'.repeat(20_000), age: 1, gender: 'male' }],
  ],
  getPicture: [['/pictures/1.svg'], ['/pictures/nobody.svg']],
  isAlive: [['/healthz']],
  isReady: [['/readyz']],
};

export function openapiSuite(engine: TestEngine): void {
  describe('openapi', () => {
    const api = useApi(engine);

    it('[API-01 API-16 API-19 API-21 API-25] the document describes every call, and every answer is as it says', async () => {
      const { status, body } = await api.get('/openapi.json');
      expect(status).toBe(200);
      const document = body as Document;
      const ajv = new Ajv2020({ strict: false });
      ajv.addSchema({ $id: 'doc', ...document });
      const validatorOf = (schema: object): ValidateFunction =>
        ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components')) as object);

      const check = (operation: Operation, answer: Answer, path: string): void => {
        const documented = operation.responses[answer.status];
        expect([path, Object.keys(operation.responses)]).toEqual([
          path,
          expect.arrayContaining([String(answer.status)]),
        ]);
        for (const name of Object.keys(documented?.headers ?? {})) expect(answer.headers.has(name)).toBe(true);
        const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
        const schema = documented?.content?.[type]?.schema;
        expect([path, type, schema]).toEqual([path, type, expect.anything()]);
        const validate = validatorOf(schema ?? {});
        expect([path, validate(answer.body ?? answer.text), validate.errors]).toEqual([path, true, null]);
      };

      const operations = Object.entries(document.paths).flatMap(([, methods]) => Object.entries(methods));
      expect(operations.map(([, { operationId }]) => operationId).sort()).toEqual(Object.keys(calls).sort());
      for (const [method, operation] of operations)
        for (const [path, sent] of calls[operation.operationId] ?? [])
          check(
            operation,
            sent === undefined ? await api.send(method.toUpperCase(), path) : await api.addMember(sent),
            path,
          );
    });
  });
}
