import fc from 'fast-check';

export const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);
export const FIXED_SEED = 20_260_401;
/** `FUZZ_SEED` repeats a run that failed. */
export const RANDOM_SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Texts of one line: SQL, search operators, templates and markup. */
export const injections = [
  "' or '1'='1",
  "'; drop table members; drop table products; --",
  "'; update products set price = 0; --",
  "x' union select owner, name, age_json, gender, 5, 6, 7 from members --",
  '" or ""="',
  "') or pg_sleep(0) is null --",
  '*',
  'a" OR "b',
  'search_words : a* NOT (b NEAR/2 c)',
  'a & !b | (c <-> d):*',
  "\\'; select 1 --",
  '%_[a-z]',
  '{"$gt": ""}',
  '${7*7} {{7*7}} <%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
];

const hostileTexts = [
  ...injections,
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

export const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
);

export const encode = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(encodeURIComponent(Buffer.from(text).toString())) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '%c0%ae', '%00', '%u0041', '..%2f..%2f', '%252e%252e') },
  );
