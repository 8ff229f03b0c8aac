import fc from 'fast-check';
import type { Operation, Schema, Schemas } from './document.ts';
import { fitting } from './fitting.ts';
import { encode, headerText, hostile, strangeHeaders, strangeNames } from './hostile.ts';

export interface Input {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

const values = (schema: Schema, schemas: Schemas): fc.Arbitrary<string[]> =>
  fc.oneof(
    { weight: 8, arbitrary: fitting(schema, schemas).map(asTexts) },
    { weight: 1, arbitrary: hostile.map((text) => [text]) },
    { weight: 1, arbitrary: fc.array(hostile, { maxLength: 25 }) },
  );

function query(operation: Operation, schemas: Schemas): fc.Arbitrary<string> {
  const known = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fc.option(
        values(schema, schemas).map((texts) => texts.map((text) => [name, text] as const)),
        { nil: [], freq: 3 },
      ),
    );
  const strange = fc.array(fc.tuple(fc.constantFrom(...strangeNames), hostile), { maxLength: 2 });
  return fc
    .tuple(fc.tuple(...known), fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, strange))
    .chain(([pairs, others]) =>
      fc.tuple(
        ...[...pairs.flat(), ...others].map(([name, text]) =>
          encode(text).map((encoded) => `${encodeURIComponent(name)}=${encoded}`),
        ),
      ),
    )
    .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));
}

function address(template: string, operation: Operation, schemas: Schemas): fc.Arbitrary<string> {
  const parts = template.split(/(\{\w+\})/).map((part) => {
    const parameter = operation.parameters?.find(({ in: place, name }) => place === 'path' && part === `{${name}}`);
    if (!parameter) return fc.constant(part);
    return fc
      .oneof({ weight: 3, arbitrary: fitting(parameter.schema, schemas).map(String) }, hostile)
      .map((text) => (text === '' || /^\.{1,2}$/.test(text) ? 'a' : text))
      .chain(encode);
  });
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

function headers(operation: Operation, schemas: Schemas): fc.Arbitrary<Record<string, string>> {
  const documented = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) =>
      fc.option(
        fitting(schema, schemas).map((value) => [name, String(value)] as const),
        { nil: null },
      ),
    );
  const strange = fc.array(fc.tuple(fc.constantFrom(...strangeHeaders), headerText), { maxLength: 3 });
  return fc
    .tuple(fc.tuple(...documented), fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, strange))
    .map(([known, others]) => Object.fromEntries([...known.flatMap((one) => (one ? [one] : [])), ...others]));
}

function body(operation: Operation, schemas: Schemas): fc.Arbitrary<{ type: string; text: string }> {
  const [described] = Object.entries(operation.requestBody?.content ?? {});
  if (!described) return fc.constant({ type: '', text: '' });
  const [type, { schema }] = described;
  const good = fitting(schema, schemas) as fc.Arbitrary<Record<string, unknown>>;
  const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 4 }));
  const changed = fc
    .tuple(good, fc.constantFrom('name', 'age', 'gender', '__proto__', 'constructor', 'id', 'owner'), anything)
    .map(
      ([fits, field, value]) =>
        `${JSON.stringify(fits).slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(value)}}`,
    );
  const text = fc.oneof(
    { weight: 5, arbitrary: good.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: changed },
    { weight: 2, arbitrary: anything.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostile },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '['.repeat(4_000),
        `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
        '{"a":'.repeat(1_500),
        'a'.repeat(11_000),
      ),
    },
  );
  const types = fc.oneof(
    { weight: 9, arbitrary: fc.constant(type) },
    fc.constantFrom(
      '',
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json;;',
      'json',
    ),
  );
  return fc.record({ type: types, text });
}

export const inputsFor = (
  method: string,
  template: string,
  operation: Operation,
  schemas: Schemas,
): fc.Arbitrary<Input> =>
  fc
    .tuple(
      address(template, operation, schemas),
      query(operation, schemas),
      headers(operation, schemas),
      body(operation, schemas),
    )
    .map(([place, asked, sent, { type, text }]) => ({
      method: method.toUpperCase(),
      path: place + asked,
      headers: type === '' ? sent : { ...sent, 'content-type': type },
      body: text,
    }));
