/** `size` is in the smallest unit of the measure. */
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

export const isUnit = (word: string): boolean => unitOf(word) !== undefined;

/** Returns an amount in every unit of its measure: '1000mg', '1g'. */
export function writtenAmounts(number: string, unitWord: string): string[] {
  const unit = unitOf(unitWord);
  if (!unit) return [number + unitWord];
  return UNITS.filter(({ measure }) => measure === unit.measure).flatMap(({ written, size }) => {
    // Rounded, because 1.1 times a million is a little more than 1,100,000.
    const converted = Number(((Number(number) * unit.size) / size).toFixed(6));
    return Number.isSafeInteger(converted) && converted > 0 ? written.map((word) => `${converted}${word}`) : [];
  });
}

/** Differs from a strength of 10. */
export const packOf = (pieces: string): string => `of${pieces}`;
