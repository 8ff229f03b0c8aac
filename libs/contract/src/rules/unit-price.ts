import { toPaise } from './money.ts';

/** The price of one piece, gram, millilitre, kilogram or litre. */
export interface UnitPrice {
  readonly rupees: number;
  readonly unit: 'piece' | 'g' | 'ml' | 'kg' | 'litre';
}

/** The end of a title, such as 'of 15', 'of 100 ml' or 'of 60 Capsules'. */
const contents = /\bof (\d+(?:\.\d+)?)(?: (g|ml|kg|litre|litres|[A-Z][A-Za-z ]*))?$/;

/**
 * Returns the price of a unit, from the contents at the end of the title and the price of the pack in rupees. Returns
 * null if the title does not end in contents. A pack of one has a unit price too, to compare it with larger packs.
 */
export function unitPrice(title: string, packRupees: number): UnitPrice | null {
  const [, amountText, word] = contents.exec(title) ?? [];
  const amount = Number(amountText);
  if (amountText === undefined || amount <= 0) return null;
  const unit = word === 'g' || word === 'ml' || word === 'kg' ? word : word?.startsWith('litre') ? 'litre' : 'piece';
  return { rupees: toPaise(packRupees / amount) / 100, unit };
}
