import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { createOpenapiDocument } from '../openapi/document.ts';
import { requester, type Received } from './send.ts';
import type { Operation, Schemas } from './document.ts';
import { inputsFor } from './inputs.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);
const FIXED_SEED = 20_260_401;
/** `FUZZ_SEED` repeats a run that failed. */
const RANDOM_SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Schemas };
}

const described = JSON.parse(JSON.stringify(createOpenapiDocument())) as Document;
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, method, path, operation] as const,
  ),
);

const HEADERS =
  /^(content-(type|length|encoding|security-policy)|cache-control|connection|date|etag|keep-alive|vary|transfer-encoding|retry-after|www-authenticate|allow|x-total-count|x-request-id|ratelimit-(limit|policy|remaining|reset)|access-control-(expose-headers|allow-origin)|cross-origin-(opener|resource)-policy|origin-agent-cluster|referrer-policy|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection)|strict-transport-security)$/;
const INSIDES =
  /node_modules|[\\/]src[\\/]|\.ts\b|\bat \S+ \(|Error:|sqlite|postgres|kysely|\bselect\b.*\bfrom\b|insert into|ECONN|errcode/i;

const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'doc', ...described });
const validators = new Map<object, ValidateFunction>();
function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const made = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components')) as object,
  );
  validators.set(schema, made);
  return made;
}

function check({ responses }: Operation, { status, headers, text }: Received): void {
  expect(status).toBeLessThan(500);
  const documented = responses[status];
  expect(documented, `${status} is not documented`).toBeDefined();
  for (const name of Object.keys(headers)) expect(name).toMatch(HEADERS);
  for (const name of Object.keys(documented?.headers ?? {})) expect(headers).toHaveProperty([name]);
  if (documented?.content === undefined) return expect(text).toBe('');
  const type = headers['content-type']?.split(';')[0] ?? '';
  const schema = documented.content[type]?.schema;
  expect(schema, `${type} is not documented for ${status}`).toBeDefined();
  // Stored data may contain anything.
  if (status >= 400) expect(text).not.toMatch(INSIDES);
  if (headers['content-encoding'] !== undefined) return;
  const validate = validatorOf(schema ?? {});
  const isFitting = validate(type.endsWith('json') ? JSON.parse(text) : text);
  expect(isFitting, JSON.stringify(validate.errors)).toBe(true);
}

export function fuzzSuite(engine: TestEngine): void {
  describe('any request', () => {
    const api = useApi(engine, { WRITES_PER_MINUTE: '9999999', IDENTITY_EMULATOR: 'true' });

    it('the served document is the tested one', async () => {
      expect((await api.get('/openapi.json')).body).toEqual(described);
    });

    it.each(operations)(
      '%s gets a documented response without a 5xx or an internal detail',
      async (name, method, path, operation) => {
        const { send, close } = requester(api.url);
        const statuses: Record<number, number> = {};
        let inputs = 0;
        const property = fc.asyncProperty(
          inputsFor(method, path, operation, described.components.schemas),
          async (input) => {
            const response = await send(input);
            inputs += 1;
            statuses[response.status] = (statuses[response.status] ?? 0) + 1;
            check(operation, response);
          },
        );
        try {
          for (const seed of [FIXED_SEED, RANDOM_SEED]) await fc.assert(property, { seed, numRuns: RUNS });
        } finally {
          close();
        }
        console.log(
          `${engine.name} ${name}: ${inputs} inputs, seeds ${FIXED_SEED} and ${RANDOM_SEED}, answers`,
          statuses,
        );
        expect(inputs).toBe(2 * RUNS);
        // Some inputs must pass the first check.
        expect(Object.entries(statuses).some(([status, times]) => Number(status) < 300 && times >= RUNS / 10)).toBe(
          true,
        );
      },
    );
  });
}
