/** The printed units. Each has its spellings, its measure, and its size in the smallest unit of that measure. */
const UNITS: readonly { readonly written: readonly string[]; readonly measure: string; readonly size: number }[] = [
  { written: ['mcg', 'ug', 'µg', 'μg', 'microgram', 'micrograms'], measure: 'weight', size: 1 },
  { written: ['mg', 'mgs', 'milligram', 'milligrams'], measure: 'weight', size: 1_000 },
  { written: ['g', 'gm', 'gms', 'gram', 'grams'], measure: 'weight', size: 1_000_000 },
  { written: ['kg', 'kgs', 'kilo', 'kilos'], measure: 'weight', size: 1_000_000_000 },
  { written: ['ml', 'mls', 'millilitre', 'millilitres', 'milliliter'], measure: 'volume', size: 1 },
  { written: ['litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs', 'lt', 'l'], measure: 'volume', size: 1_000 },
  { written: ['iu', 'ius'], measure: 'activity', size: 1 },
];

const unitOf = (word: string) => UNITS.find(({ written }) => written.includes(word));

export const isUnit = (word: string): boolean => unitOf(word) !== undefined;

/**
 * Returns all spellings under which titles index an amount, however it is written: '1gm' is '1g', '1gram' and '1000mg'.
 */
export function writtenAmounts(number: string, unitWord: string): string[] {
  const unit = unitOf(unitWord);
  if (!unit) return [number + unitWord];
  return UNITS.filter(({ measure }) => measure === unit.measure).flatMap(({ written, size }) => {
    const converted = (Number(number) * unit.size) / size;
    return Number.isSafeInteger(converted) && converted > 0 ? written.map((word) => `${converted}${word}`) : [];
  });
}

/**
 * Returns the index word for the number of pieces in a pack, as '10' in 'Strip of 10'. It differs from a strength of
 * 10.
 */
export const packOf = (pieces: string): string => `of${pieces}`;
