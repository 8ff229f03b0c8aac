import fc from 'fast-check';

/** What the served document says of one call; the parts that inputs are made from. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly responses: Record<
    string,
    {
      readonly headers?: Record<string, object>;
      readonly content?: Record<string, { readonly schema: Schema }>;
    }
  >;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

export type Schemas = Record<string, Schema>;

export interface Input {
  readonly method: string;
  /** As it goes over the line. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const hostileTexts = [
  "' or 1=1 --",
  "'; drop table members; --",
  '" OR "" = "',
  "')) union select 1,sql,3,4,5,6,7 from sqlite_master --",
  "'||pg_sleep(0)||'",
  'a* NOT (b NEAR/2 c) {search_words}: "',
  'a & !b | (c <-> d):*',
  '${7*7} {{7*7}} <%= 7*7 %>',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '\0',
  '\r\nSet-Cookie: stolen=1',
  '\ud800',
  '\u202e\ufeff\u200d',
  '٣',
  '-1',
  '0',
  '1e9',
  '0x10',
  '9'.repeat(30),
  'NaN',
  '',
  ' ',
  '%',
  'null',
  '[]',
  'a'.repeat(300),
];

const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
);

/** Values that fit a schema of the document. */
export function fitting(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, schemas)));
  switch (schema.type) {
    case 'integer':
      return fc.oneof(
        fc.integer({ min: 1, max: Math.min(schema.maximum ?? 400, 400) }),
        fc.integer({ min: schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, max: schema.maximum }),
      );
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'array':
      return fc.array(fitting(schema.items ?? {}, schemas), {
        minLength: 1,
        maxLength: Math.min(schema.maxItems ?? 3, 5),
      });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, one]) => [name, fitting(one, schemas)] as const,
      );
      return fc.record(Object.fromEntries(fields));
    }
    default:
      // Classes such as \p{Cc} are beyond the generator: for them, words that a title may hold.
      return schema.pattern !== undefined && !schema.pattern.includes('\\p')
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.constantFrom('vitamins', 'skinCare', 'vitamn c', 'tablet 500', 'neem', 'आशा', 'Asha Rao', '34', '1.svg');
  }
}

/** Percent-encoded, now and then wrongly. */
const encode = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(encodeURIComponent(Buffer.from(text).toString())) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '%c0%ae', '%00', '%u0041', '..%2f..%2f', '%252e%252e') },
  );

const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** One occurrence or several of a parameter, most of them fitting its schema, some hostile. */
const values = (schema: Schema, schemas: Schemas): fc.Arbitrary<string[]> =>
  fc.oneof(
    { weight: 8, arbitrary: fitting(schema, schemas).map(asTexts) },
    { weight: 1, arbitrary: hostile.map((text) => [text]) },
    { weight: 1, arbitrary: fc.array(hostile, { maxLength: 25 }) },
  );

const strangeNames = [
  'x',
  '__proto__',
  'constructor',
  'toString',
  '_page[]',
  'q[a][b]',
  '__proto__[x]',
  'title_like',
  '',
];

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

const headerText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.constantFrom(
    'a'.repeat(2_000),
    '*/*',
    'gzip',
    'br;q=1.0, *;q=0',
    'W/"1"',
    'bytes=0-',
    'null',
    'https://evil.example',
  ),
);

const strangeHeaders = [
  'accept',
  'accept-encoding',
  'authorization',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'x-request-id',
  'x-visitor-id',
];

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

/** JSON that fits, JSON with a field changed, any JSON, and what is no JSON at all. */
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

/** Every kind of request that a caller of this call could think of. */
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
