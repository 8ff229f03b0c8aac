import { toPaise } from './money.ts';
import { contentsIn, unitPrice, type Contents, type UnitPrice } from './unit-price.ts';

/** A pack with its price in rupees. */
interface PricedPack {
  readonly title: string;
  readonly rupees: number;
}

/**
 * The large unit for each small one. A pack in the small unit is shown in the large one if another pack of the
 * comparison has that.
 */
const largeUnits: Partial<Record<UnitPrice['unit'], 'kg' | 'litre'>> = { g: 'kg', ml: 'litre' };

/**
 * Returns the unit prices of packs that are shown next to each other, or null for a title that does not end in
 * contents. Each is the one that the card of the product in a list shows (`unitPrice`), with one exception: if some
 * packs are sold by the kilogram and others by the gram, all of them have the price per kilogram. The same is true of
 * litres and millilitres.
 */
export function unitPrices(packs: readonly PricedPack[]): readonly (UnitPrice | null)[] {
  const units = packs.map(({ title }) => contentsIn(title)?.unit);
  return packs.map(({ title, rupees }) => {
    const inside = contentsIn(title);
    const large = inside && largeUnits[inside.unit];
    if (!large || !units.includes(large)) return unitPrice(title, rupees);
    return { rupees: toPaise((rupees / inside.amount) * 1000) / 100, unit: large };
  });
}

/** The unit in which packs of different sizes are compared, and the number of these units in one unit of a price. */
const baseUnits: Record<UnitPrice['unit'], readonly [unit: 'piece' | 'g' | 'ml', count: number]> = {
  piece: ['piece', 1],
  g: ['g', 1],
  ml: ['ml', 1],
  kg: ['g', 1000],
  litre: ['ml', 1000],
};

/** Returns the contents in pieces, grams or millilitres, or null if the title does not end in contents. */
function baseContentsIn(title: string): Contents | null {
  const inside = contentsIn(title);
  if (inside === null) return null;
  const [unit, count] = baseUnits[inside.unit];
  return { amount: inside.amount * count, unit };
}

/** The packs of a comparison that cost the least. */
interface LowestPrices {
  /**
   * The titles of the packs with the lowest price. The list is empty unless `perUnit` has packs and all packs have the
   * same contents.
   */
  readonly perPack: readonly string[];
  /**
   * The titles of the packs with the lowest price for a piece, gram or millilitre. The list is empty unless there are
   * two packs or more, all of one category, with contents of one unit.
   */
  readonly perUnit: readonly string[];
  /** Whether some packs are sold by another unit than others, so that their unit prices cannot be compared. */
  readonly haveOtherUnits: boolean;
}

/**
 * Returns the packs with the lowest prices. Only packs of one category and one unit are compared: tablets with tablets
 * and not with a face wash. A strip of 15 may cost less than a bottle of 60, and still more for each tablet, so the
 * prices of whole packs are compared only if all have the same contents. The unit prices are not rounded here, so that
 * small differences count.
 */
export function lowestPrices(packs: readonly (PricedPack & { readonly category: string })[]): LowestPrices {
  const compared = packs.flatMap(({ title, rupees, category }) => {
    const inside = baseContentsIn(title);
    return inside ? [{ ...inside, title, category, rupees, perUnit: rupees / inside.amount }] : [];
  });
  const [first] = compared;
  const haveOtherUnits = compared.some(({ unit }) => unit !== first?.unit);
  const areOfOneKind =
    packs.length > 1 &&
    compared.length === packs.length &&
    !haveOtherUnits &&
    compared.every(({ category }) => category === first?.category);
  const haveSameContents = compared.every(({ amount }) => amount === first?.amount);
  const lowest = (priceOf: (pack: (typeof compared)[number]) => number) => {
    const least = Math.min(...compared.map(priceOf));
    return compared.filter((pack) => priceOf(pack) === least).map(({ title }) => title);
  };
  return {
    perPack: areOfOneKind && haveSameContents ? lowest(({ rupees }) => rupees) : [],
    perUnit: areOfOneKind ? lowest(({ perUnit }) => perUnit) : [],
    haveOtherUnits,
  };
}
