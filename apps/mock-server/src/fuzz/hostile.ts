import fc from 'fast-check';

export const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);
export const FIXED_SEED = 20_260_401;
/** `FUZZ_SEED` repeats a run that failed. */
export const RANDOM_SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

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
