import { readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@niramaya/contract';
import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, unknown>>;

/** The files with code that only a translation needs. */
const helpers = ['offer-terms.ts', 'plural.ts'];

const modulesOf = (language: string): string[] =>
  readdirSync(path.join(import.meta.dirname, language)).filter(
    (file) => !file.endsWith('.test.ts') && !helpers.includes(file),
  );

/** The modules that both languages have. `language.ts` is left out, because each language describes itself there. */
const names = modulesOf('en')
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'language');

const translations = languages.filter((language) => language !== 'en');

const pairs = await Promise.all(
  translations.flatMap((language) =>
    names.map(async (name) => {
      const english = (await import(`./en/${name}.ts`)) as Texts;
      const translated = (await import(`./${language}/${name}.ts`)) as Texts;
      return { language, name, english, translated };
    }),
  ),
);

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Returns each text of a module with its path, such as 'cartCopy.empty.title'. A text is a string or a function. */
const flatten = (value: unknown, name: string): [string, unknown][] =>
  isTexts(value) ? Object.entries(value).flatMap(([key, one]) => flatten(one, `${name}.${key}`)) : [[name, value]];

const textsOf = (module: Texts) => Object.entries(module).flatMap(([name, value]) => flatten(value, name));

/** Arguments of every kind that a text takes. */
const samples: readonly (readonly unknown[])[] = [
  ['Aloe', 'Basil', 'Clove'],
  ...[0, 1, 2, 5, 1_000].map((count) => [count, 7, 9]),
  [5, 'Aloe', 'Basil'],
  ['Aloe', 5, 9],
  [5, null],
  [['Aloe', 'Basil'], 7],
  [{ name: 'Aloe', age: 5, gender: 'Choose_option' }],
];

type Text = (...values: readonly unknown[]) => unknown;

/** Calls a text that takes values. Returns null if it does not take values of these kinds. */
function filled(text: Text, values: readonly unknown[]): string | null {
  try {
    const result = text(...values);
    return typeof result === 'string' ? result : null;
  } catch {
    return null;
  }
}

/** Returns the sample words that a filled text shows. */
const wordsIn = (text: string): string[] => ['Aloe', 'Basil', 'Clove'].filter((word) => text.includes(word));

/** Returns the numbers of a text in ascending order, such as prices, doses and hours. */
const numbersIn = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

/** Texts with a number that Hindi says in another way, with the numbers of the Hindi. */
const saidInHindi: Readonly<Record<string, readonly string[]>> = {
  // 25 million are 2.5 crore.
  'homeCopy.intro.text': ['2.5', '1000'],
  // 260 million are 26 crore, and 31 million are 3.1 crore.
  'homeCopy.blocks.statistics.items.0.figure': ['26'],
  'homeCopy.blocks.statistics.items.1.figure': ['3.1'],
  // The Hindi is free to group the digits of the savings, which the requirements write without a comma.
  'carePlanCopy.savings.text': ['3', '1,825'],
  'carePlanCopy.savings.items.0': ['1,000'],
  'screenDescriptionsCopy.patients': ['5'],
  'screenDescriptionsCopy.symptoms': ['5'],
  'screenDescriptionsCopy.specialities': ['5'],
  'screenTitlesCopy.patients': ['5'],
  'screenTitlesCopy.symptoms': ['5'],
  'screenTitlesCopy.specialities': ['5'],
};

test.each(translations)('each English module has one in %s, and the other way round', (language) => {
  expect(modulesOf(language)).toEqual(modulesOf('en'));
});

test.each(pairs)('$name has the same texts in $language', ({ english, translated }) => {
  const shape = (module: Texts) =>
    textsOf(module)
      .map(([name, value]) => `${name}: ${typeof value}`)
      .toSorted();
  expect(shape(translated)).toEqual(shape(english));
});

test.each(pairs)('$name shows the same names in $language', ({ english, translated }) => {
  const texts = new Map(textsOf(translated));
  const missing = textsOf(english).flatMap(([name, text]) => {
    const other = texts.get(name);
    if (typeof text !== 'function' || typeof other !== 'function') return [];
    return samples.flatMap((values) => {
      const inEnglish = filled(text as Text, values);
      if (inEnglish === null) return [];
      const inOther = filled(other as Text, values) ?? 'no text';
      return wordsIn(inEnglish)
        .filter((word) => !inOther.includes(word))
        .map((word) => `${name} lacks ${word}: ${inOther}`);
    });
  });
  expect(missing).toEqual([]);
});

test.each(pairs)('$name has the same prices, doses and hours in $language', ({ language, english, translated }) => {
  const texts = new Map(textsOf(translated));
  const saidInWords = language === 'hi' ? saidInHindi : {};
  const others = textsOf(english).flatMap(([name, text]) => {
    const other = texts.get(name);
    if (typeof text !== 'string' || typeof other !== 'string') return [];
    const expected = (saidInWords[name] ?? numbersIn(text)).toSorted();
    const found = numbersIn(other);
    return expected.join() === found.join() ? [] : [`${name}: ${expected.join()} is ${found.join()}`];
  });
  expect(others).toEqual([]);
});

const hasHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

const inHindi = pairs.filter(({ language }) => language === 'hi');

test.each(inHindi)('$name is written in the form of docs/hindi.md', ({ translated }) => {
  const written = textsOf(translated).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && hasHindi(entry[1]),
  );
  const faults = written.flatMap(([name, text]) => [
    ...(text === text.normalize('NFC') ? [] : [`${name} is not in NFC`]),
    ...(text.endsWith('.') ? [`${name} ends in a full stop instead of a danda`] : []),
    ...(/[०-९]/.test(text) ? [`${name} has digits that are not Latin`] : []),
    ...(text.includes('कृपया') ? [`${name} says कृपया`] : []),
  ]);
  expect(faults).toEqual([]);
});

test.each(inHindi)('$name has no danda behind a digit or a Latin letter', ({ translated }) => {
  const shown = textsOf(translated).flatMap(([name, text]) => {
    if (typeof text !== 'function') return [[name, text] as const];
    return samples.map((values) => [name, filled(text as Text, values)] as const);
  });
  const faults = shown.flatMap(([name, text]) =>
    typeof text === 'string' && /[A-Za-z\d]।/.test(text) ? [`${name}: ${text}`] : [],
  );
  expect(faults).toEqual([]);
});
