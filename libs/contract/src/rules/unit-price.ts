import { toPaise } from './money.ts';

/** The price of one piece, gram, millilitre, kilogram or litre. */
export interface UnitPrice {
  readonly rupees: number;
  readonly unit: 'piece' | 'g' | 'ml' | 'kg' | 'litre';
}

/** The end of a title, such as 'of 15', 'of 100 ml' or 'of 60 Capsules'. */
const contents = /\bof (\d+(?:\.\d+)?)(?: (g|ml|kg|litre|litres|[A-Z][A-Za-z ]*))?$/;

/** The contents of a pack, from the end of its title: the amount, and its unit. */
export interface Contents {
  readonly amount: number;
  readonly unit: UnitPrice['unit'];
}

/** Returns the contents at the end of a title, or null if it does not end in contents. */
export function contentsIn(title: string): Contents | null {
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
