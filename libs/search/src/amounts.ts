/**
 * `size` is the size of the unit in the smallest unit of its measure: micrograms, millilitres or international units.
 */
const UNITS: readonly { readonly written: readonly string[]; readonly measure: string; readonly size: number }[] = [
  { written: ['mcg', 'ug', 'µg', 'μg', 'microgram', 'micrograms'], measure: 'weight', size: 1 },
  { written: ['mg', 'mgs', 'mgm', 'milligram', 'milligrams'], measure: 'weight', size: 1_000 },
  { written: ['g', 'gm', 'gms', 'gr', 'gram', 'grams', 'gramme', 'grammes'], measure: 'weight', size: 1_000_000 },
  { written: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'], measure: 'weight', size: 1_000_000_000 },
  {
    written: ['ml', 'mls', 'cc', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
    measure: 'volume',
    size: 1,
  },
  { written: ['litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs', 'lt', 'lts', 'l'], measure: 'volume', size: 1_000 },
  { written: ['iu', 'ius'], measure: 'activity', size: 1 },
];

const unitOf = (word: string) => UNITS.find(({ written }) => written.includes(word));

/** True for a unit of weight, volume or activity in any of its spellings, such as 'mg', 'gms' or 'iu'. */
export const isUnit = (word: string): boolean => unitOf(word) !== undefined;

/**
 * Returns an amount as one word in every unit of its measure and in every spelling of the unit: '1000mg' and '1g' for
 * '1' and 'gm'. A unit in which the amount is not a whole number is left out: the index splits '2.5 mg' at the point,
 * so it has no such word.
 */
export function writtenAmounts(number: string, unitWord: string): string[] {
  const unit = unitOf(unitWord);
  if (!unit) return [number + unitWord];
  return UNITS.filter(({ measure }) => measure === unit.measure).flatMap(({ written, size }) => {
    // The result is rounded, because 4.1 times a million is a little less than 4,100,000 in floating point.
    const converted = Number(((Number(number) * unit.size) / size).toFixed(6));
    return Number.isSafeInteger(converted) && converted > 0 ? written.map((word) => `${converted}${word}`) : [];
  });
}

/**
 * Returns the word by which the index finds a pack of so many pieces: 'of10' for 'Strip of 10'. The plain number would
 * also find a strength of 10 mg.
 */
export const packToken = (pieces: string): string => `of${pieces}`;
