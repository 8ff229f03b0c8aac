import fc from 'fast-check';
import { described, type operations, type Schema } from '../../test/described.ts';
import { signedInAs } from '../../test/tokens.ts';

const hostileTexts = [
  // The first texts are injections into SQL, the search, templates and headers.
  "' or '1'='1",
  "'; drop table members; update products set price = 0; --",
  "x' union select owner, name, age_json, gender, 5, 6, 7 from members --",
  "\\'; select pg_sleep(9) --",
  'search_words : a* NOT (b NEAR/2 c)',
  'a & !b | (c <-> d):*',
  '{"$gt": ""}',
  '${7*7} {{7*7}} <%= 7*7 %><img src=x onerror=alert(1)>',
  '\r\nSet-Cookie: stolen=1',
  // The next names mean something to JavaScript, to a file system or to this API, and some of their characters are
  // invisible.
  ...['__proto__', 'constructor', '../../../../etc/passwd', '\0', '\ud800', '\u202e\ufeff\u200d', '٣'],
  ...['asha ', 'user:asha'],
  // The last numbers and lengths are beyond the limits of the parameters.
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
/**
 * Unusual percent-encodings for a path segment or the end of a query: incomplete, not UTF-8, overlong, NUL,
 * non-standard, of slashes, and double.
 */
const strangeEncoding = fc.constantFrom('%', '%zz', '%ff', '%c0%ae', '%00', '%u0041', '..%2f..%2f', '%252e%252e');

const ordinaryTexts = ['vitamins', 'skinCare', 'vitamn c', 'tablet 500', 'neem', 'आशा', '34'];
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
/** Bodies that are nested deeply, or larger than the 10 kB that the API accepts. */
const strangeBodies = ['['.repeat(4_000), '{"a":'.repeat(1_500), 'a'.repeat(11_000)];
const strangeTypes = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  ';;',
  'json',
];

function validValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return validValue(described.components.schemas[schema.$ref.split('/').at(-1)!]!);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValue));
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, validValue(one)] as const);
  switch (schema.type) {
    case 'integer':
      // Half of the numbers are small, so that they are ids and pages that exist.
      return fc.oneof(
        fc.integer({ min: 1, max: Math.min(schema.maximum!, 400) }),
        fc.integer({ min: 1, max: schema.maximum }),
      );
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'array':
      return fc.array(validValue(schema.items!), { minLength: 1, maxLength: 5 });
    case 'object':
      return fc.record(Object.fromEntries(fields));
    default:
      // `fc.stringMatching` does not support Unicode property escapes.
      return schema.pattern !== undefined && !schema.pattern.includes('\\p')
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.oneof(fc.constantFrom(...ordinaryTexts), fc.constant(schema.example ?? 'Asha Rao'));
  }
}

const often = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: usual }, unusual);

const validTexts = (schema: Schema): fc.Arbitrary<string[]> =>
  validValue(schema).map((value) => [value].flat().map(String));

function canBeSentInHeader(text: string): boolean {
  try {
    return new Headers({ 'x-text': text }).has('x-text');
  } catch {
    return false;
  }
}

/**
 * Returns a generator of values for a header. `fetch` sends no header with characters outside of Latin-1, so there are
 * none.
 */
const headerTexts = (schema: Schema): fc.Arbitrary<string[]> =>
  validTexts(schema).filter((texts) => texts.every(canBeSentInHeader));

const valuesOf = (schema: Schema): fc.Arbitrary<string[]> =>
  often(validTexts(schema), fc.array(hostile, { maxLength: 25 }));

/** Generates up to two pairs of a name and a text. At least three inputs of four have none. */
const rarely = (names: readonly string[], text: fc.Arbitrary<string>): fc.Arbitrary<[string, string][]> =>
  often(fc.constant([]), fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 2 }));

function bodyOf(schema: Schema): fc.Arbitrary<string> {
  const good = validValue(schema).map((value) => JSON.stringify(value));
  const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 4 })).map((value) => JSON.stringify(value));
  const field = fc.constantFrom('name', 'age', 'gender', '__proto__', 'constructor', 'id', 'owner');
  const changed = fc
    .tuple(good, field, anything)
    .map(([fits, name, value]) => `${fits.slice(0, -1)},"${name}":${value}}`);
  return often(fc.oneof(good, changed), fc.oneof(anything, hostile, fc.constantFrom(...strangeBodies)));
}

/**
 * Returns a generator of requests for one operation: the method, the address with its query, the headers, and the body
 * or undefined. The values are valid, hostile or mixed.
 */
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
      end: fc.oneof({ weight: 12, arbitrary: fc.constant('') }, strangeEncoding),
    })
    .map(({ inPath, query, strange, end }) => {
      // `fetch` would remove a path segment of dots, and an empty one would be another route, so both become 'a'.
      const pathname = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encode(inPath[name]?.[0] ?? '').replace(/^\.*$/, 'a'),
      );
      const known = Object.entries(query).flatMap(([name, texts]) =>
        (texts ?? []).map((text) => [name, text] as const),
      );
      const search = [...known, ...strange].map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&') + end;
      return search === '' ? pathname : `${pathname}?${search}`;
    });
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const contentType = often(fc.constant(type), fc.constantFrom(...strangeTypes));
  const headers = fc
    .record({
      strange: rarely(strangeHeaders, headerText),
      usual: fc.record(parametersIn('header', headerTexts), { requiredKeys: [] }),
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

/**
 * A segment of up to 2.1 kB. Six of them stay below the 16 KiB of headers from which Node responds 431, so that the
 * shop itself responds.
 */
const segment = fc.oneof(
  fc.constantFrom('cart', 'assets', 'app-Ab12Cd34.js', 'favicon.svg', 'index.html', 'api', 'products', '.', '..', ''),
  fc.oneof(hostile.map(encode), strangeEncoding),
  fc
    .tuple(fc.constantFrom('a', '/', '-', '.', '%41', '%2f'), fc.integer({ min: 1, max: 700 }))
    .map(([one, times]) => one.repeat(times)),
);

/** Generates request lines for the port of the shop, such as GET /cart HTTP/1.1. */
export const requestLines = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    fc.array(segment, { maxLength: 6 }),
  )
  .map(([method, segments]) => `${method} /${segments.join('/')} HTTP/1.1`);
