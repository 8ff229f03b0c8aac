import fc from 'fast-check';
import { described, type operations, type Schema } from '../../test/described.ts';
import { encode, hostile } from './hostile.ts';

const texts = ['vitamins', 'skinCare', 'vitamn c', 'tablet 500', 'neem', 'आशा', '34'];
const strangeNames = ['x', '__proto__', 'constructor', '_page[]', 'q[a][b]', '__proto__[x]', ''];
const strangeHeaders =
  'accept accept-encoding authorization cookie if-none-match if-modified-since origin range referer user-agent x-forwarded-for x-forwarded-host x-http-method-override x-request-id x-visitor-id'.split(
    ' ',
  );
const headerText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.constantFrom('a'.repeat(2_000), '*/*', 'gzip', 'br;q=1.0, *;q=0', 'W/"1"', 'bytes=0-', 'https://evil.example'),
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

const often = (usual: fc.Arbitrary<string>, unusual: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: usual }, unusual);

const valuesOf = (schema: Schema): fc.Arbitrary<string[]> =>
  fc.oneof(
    { weight: 8, arbitrary: fitting(schema).map((value) => [value].flat().map(String)) },
    { weight: 1, arbitrary: hostile.map((text) => [text]) },
    { weight: 1, arbitrary: fc.array(hostile, { maxLength: 25 }) },
  );

/** At most two of them, in one input of four. */
const rarely = <T>(strange: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, fc.array(strange, { maxLength: 2 }));

const pair = (name: string, text: string): fc.Arbitrary<string> =>
  encode(text).map((encoded) => `${encodeURIComponent(name)}=${encoded}`);

function bodyOf(schema: Schema): fc.Arbitrary<string> {
  const good = fitting(schema).map((value) => JSON.stringify(value));
  const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 4 })).map((value) => JSON.stringify(value));
  const field = fc.constantFrom('name', 'age', 'gender', '__proto__', 'constructor', 'id', 'owner');
  const changed = fc
    .tuple(good, field, anything)
    .map(([fits, name, value]) => `${fits.slice(0, -1)},"${name}":${value}}`);
  return often(fc.oneof(good, changed), fc.oneof(anything, hostile, fc.constantFrom(...strangeBodies)));
}

export function inputsFor({ method, path, operation }: (typeof operations)[number]) {
  const parameters = (place: string) => (operation.parameters ?? []).filter((one) => one.in === place);
  const named = parameters('path').map(({ name, schema }) =>
    often(fitting(schema).map(String), hostile)
      .map((text) => (text === '' || /^\.{1,2}$/.test(text) ? 'a' : text))
      .chain(encode)
      .map((text) => [`{${name}}`, text] as const),
  );
  const query = parameters('query').map(({ name, schema }) =>
    fc.option(
      valuesOf(schema).chain((texts) => fc.tuple(...texts.map((text) => pair(name, text)))),
      { nil: [], freq: 3 },
    ),
  );
  const strangeQuery = fc.tuple(fc.constantFrom(...strangeNames), hostile).chain(([name, text]) => pair(name, text));
  const address = fc
    .tuple(fc.tuple(...named), fc.tuple(...query), rarely(strangeQuery))
    .map(([inPath, known, others]) => {
      const place = inPath.reduce((all, [name, text]) => all.replace(name, () => text), path);
      const search = [...known.flat(), ...others].join('&');
      return search === '' ? place : `${place}?${search}`;
    });
  const sent = parameters('header').map(({ name, schema }) =>
    fc.option(fitting(schema).map((value) => [name, String(value)] as const)),
  );
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const type = body && often(fc.constant(body[0]), fc.constantFrom(...strangeTypes));
  const headers = fc
    .tuple(
      fc.tuple(...sent),
      rarely(fc.tuple(fc.constantFrom(...strangeHeaders), headerText)),
      type ?? fc.constant(null),
    )
    .map(([known, others, contentType]) =>
      Object.fromEntries([
        ...known.filter((one) => one !== null),
        ...others,
        ...(contentType === null ? [] : [['content-type', contentType] as const]),
      ]),
    );
  return fc.record({
    method: fc.constant(method),
    address,
    headers,
    body: body ? bodyOf(body[1].schema).map((text) => Buffer.from(text)) : fc.constant(undefined),
  });
}
