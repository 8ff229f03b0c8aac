import fc from 'fast-check';
import { described, type operations, type Schema } from '../../test/described.ts';
import { signedInAs } from '../../test/tokens.ts';

const hostileTexts = [
  "' or '1'='1",
  "'; drop table members; update products set price = 0; --",
  "x' union select owner, name, age_json, gender, 5, 6, 7 from members --",
  "\\'; select pg_sleep(9) --",
  'search_words : a* NOT (b NEAR/2 c)',
  'a & !b | (c <-> d):*',
  '{"$gt": ""}',
  '${7*7} {{7*7}} <%= 7*7 %><img src=x onerror=alert(1)>',
  '\r\nSet-Cookie: stolen=1',
  ...[
    '__proto__',
    'constructor',
    '../../../../etc/passwd',
    '\0',
    '\ud800',
    '\u202e\ufeff\u200d',
    '٣',
    'asha ',
    'user:asha',
  ],
  ...['-1', '0', '1e9', '0x10', '9'.repeat(30), 'NaN', '', ' ', '%', '*', 'null', '[]', 'a'.repeat(300)],
];

const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
);

const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
/** What no encoder writes, at the end of a query. */
const strangeEnd = fc.constantFrom('%', '%zz', '%ff', '%c0%ae', '%00', '%u0041', '..%2f..%2f', '%252e%252e');

const texts = ['vitamins', 'skinCare', 'vitamn c', 'tablet 500', 'neem', 'आशा', '34'];
const strangeNames = ['x', 'owner', 'user', '__proto__', 'constructor', '_page[]', 'q[a][b]', '__proto__[x]', ''];
const strangeHeaders =
  'accept accept-encoding authorization cookie if-none-match if-modified-since origin range referer user-agent x-forwarded-for x-forwarded-host x-http-method-override x-owner x-request-id x-user x-visitor-id'.split(
    ' ',
  );
const headerText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.constantFrom(
    'a'.repeat(2_000),
    '*/*',
    'br;q=1.0, *;q=0',
    'W/"1"',
    'bytes=0-',
    'https://evil.example',
    'user:asha',
  ),
);
const strangeBodies = ['['.repeat(4_000), '{"a":'.repeat(1_500), 'a'.repeat(11_000)];
const strangeTypes = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  ';;',
  'json',
];

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(described.components.schemas[schema.$ref.split('/').at(-1)!]!);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fitting(one)] as const);
  switch (schema.type) {
    case 'integer':
      return fc.oneof(
        fc.integer({ min: 1, max: Math.min(schema.maximum!, 400) }),
        fc.integer({ min: 1, max: schema.maximum }),
      );
    case 'number':
      return fc.double({ noNaN: true });
    case 'array':
      return fc.array(fitting(schema.items!), { minLength: 1, maxLength: 5 });
    case 'object':
      return fc.record(Object.fromEntries(fields));
    default:
      return schema.pattern !== undefined && !schema.pattern.includes('\\p')
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.oneof(fc.constantFrom(...texts), fc.constant(schema.example ?? 'Asha Rao'));
  }
}

const often = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: usual }, unusual);

const fittingTexts = (schema: Schema): fc.Arbitrary<string[]> =>
  fitting(schema).map((value) => [value].flat().map(String));

const valuesOf = (schema: Schema): fc.Arbitrary<string[]> =>
  often(fittingTexts(schema), fc.array(hostile, { maxLength: 25 }));

/** At most two of them, in one input of four. */
const rarely = (names: readonly string[], text: fc.Arbitrary<string>): fc.Arbitrary<[string, string][]> =>
  often(fc.constant([]), fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 2 }));

function bodyOf(schema: Schema): fc.Arbitrary<string> {
  const good = fitting(schema).map((value) => JSON.stringify(value));
  const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 4 })).map((value) => JSON.stringify(value));
  const field = fc.constantFrom('name', 'age', 'gender', '__proto__', 'constructor', 'id', 'owner');
  const changed = fc
    .tuple(good, field, anything)
    .map(([fits, name, value]) => `${fits.slice(0, -1)},"${name}":${value}}`);
  return often(fc.oneof(good, changed), fc.oneof(anything, hostile, fc.constantFrom(...strangeBodies)));
}

/** The requests of one call: valid values, hostile ones, and mixtures. */
export function inputsFor({ method, path, operation }: (typeof operations)[number]) {
  const parametersIn = (place: string, text: (schema: Schema) => fc.Arbitrary<string[]>) =>
    Object.fromEntries(
      (operation.parameters ?? []).filter((one) => one.in === place).map(({ name, schema }) => [name, text(schema)]),
    );
  const address = fc
    .record({
      inPath: fc.record(parametersIn('path', valuesOf)),
      query: fc.record(parametersIn('query', valuesOf), { requiredKeys: [] }),
      strange: rarely(strangeNames, hostile),
      end: fc.oneof({ weight: 12, arbitrary: fc.constant('') }, strangeEnd),
    })
    .map(({ inPath, query, strange, end }) => {
      // `fetch` would resolve dots.
      const place = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encode(inPath[name]?.[0] ?? '').replace(/^\.*$/, 'a'),
      );
      const known = Object.entries(query).flatMap(([name, texts]) =>
        (texts ?? []).map((text) => [name, text] as const),
      );
      const search = [...known, ...strange].map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&') + end;
      return search === '' ? place : `${place}?${search}`;
    });
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const contentType = often(fc.constant(type), fc.constantFrom(...strangeTypes));
  const headers = fc
    .record({
      strange: rarely(strangeHeaders, headerText),
      usual: fc.record(parametersIn('header', fittingTexts), { requiredKeys: [] }),
      token: fc.option(hostile.map(signedInAs), { freq: 2 }),
      contentType: type ? contentType.map((one) => ({ 'content-type': String(one) })) : fc.constant({}),
    })
    .map(({ strange, usual, token, contentType }): Record<string, string> => ({
      ...Object.fromEntries([
        ...strange,
        ...Object.entries(usual).map(([name, [text = ''] = []]) => [name, text] as const),
      ]),
      ...token,
      ...contentType,
    }));
  return fc.record({
    method: fc.constant(method),
    address,
    headers,
    body: body ? bodyOf(body.schema).map((text) => Buffer.from(text)) : fc.constant(undefined),
  });
}

/** At most 12 kB together: the server refuses more with 431. */
const piece = fc.oneof(
  fc.constantFrom('cart', 'assets', 'app-Ab12Cd34.js', 'favicon.svg', 'index.html', 'api', 'products', '.', '..', ''),
  fc.oneof(hostile.map(encode), strangeEnd),
  fc
    .tuple(fc.constantFrom('a', '/', '-', '.', '%41', '%2f'), fc.integer({ min: 1, max: 700 }))
    .map(([one, times]) => one.repeat(times)),
);

/** Request lines for the port of the shop. */
export const requestLines = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    fc.array(piece, { maxLength: 6 }),
  )
  .map(([method, pieces]) => `${method} /${pieces.join('/')} HTTP/1.1`);
