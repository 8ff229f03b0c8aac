import { toPaise } from './money.ts';

/** The price of one piece, gram, millilitre, kilogram or litre. */
export interface UnitPrice {
  readonly rupees: number;
  readonly unit: 'piece' | 'g' | 'ml' | 'kg' | 'litre';
}

/** The end of a title, such as 'of 15', 'of 100 ml' or 'of 60 Capsules'. */
const contents = /\bof (\d+(?:\.\d+)?)(?: (g|ml|kg|litre|litres|[A-Z][A-Za-z ]*))?$/;

/** The contents of a pack, from the end of its title: the amount, and its unit. */
interface Contents {
  readonly amount: number;
  readonly unit: UnitPrice['unit'];
}

/** Returns the contents at the end of a title, or null if it does not end in contents. */
function contentsIn(title: string): Contents | null {
  const [, amountText, word] = contents.exec(title) ?? [];
  const amount = Number(amountText);
  if (amountText === undefined || amount <= 0) return null;
  if (word === 'g' || word === 'ml' || word === 'kg') return { amount, unit: word };
  // Without a unit, or with the name of the pieces ('Capsules'), the amount is a number of pieces.
  return { amount, unit: word?.startsWith('litre') ? 'litre' : 'piece' };
}

/**
 * Returns the price of a unit, rounded to paise, from the contents at the end of the title and the price of the pack in
 * rupees. Returns null if the title does not end in contents. The unit is that of the pack, because packs in India name
 * the price per gram or millilitre below 1 kg or 1 litre, and per kilogram or litre from there on. A pack of one piece
 * has a unit price too, to compare it with larger packs.
 */
export function unitPrice(title: string, packRupees: number): UnitPrice | null {
  const inside = contentsIn(title);
  return inside && { rupees: toPaise(packRupees / inside.amount) / 100, unit: inside.unit };
}

/** The unit in which packs of different sizes are compared, and the number of these units in one unit of a price. */
const baseUnits: Record<UnitPrice['unit'], readonly [unit: 'piece' | 'g' | 'ml', count: number]> = {
  piece: ['piece', 1],
  g: ['g', 1],
  ml: ['ml', 1],
  kg: ['g', 1000],
  litre: ['ml', 1000],
};

/**
 * Returns the price of a piece, a gram or a millilitre in rupees, to compare a pack of 1 kg with one of 500 g. It is
 * not rounded, so that small differences count; `unitPrice` is the price to show. Returns null if the title does not
 * end in contents.
 */
export function basePrice(
  title: string,
  packRupees: number,
): { readonly rupees: number; readonly unit: 'piece' | 'g' | 'ml' } | null {
  const inside = contentsIn(title);
  if (inside === null) return null;
  const [unit, count] = baseUnits[inside.unit];
  return { rupees: packRupees / (inside.amount * count), unit };
}
