import { toPaise } from './money.ts';

/** What one unit of a pack costs, in rupees: a piece (tablet, tea bag), a gram, a millilitre, a kilogram or a litre. */
export interface UnitPrice {
  readonly rupees: number;
  readonly unit: 'piece' | 'g' | 'ml' | 'kg' | 'litre';
}

const contents = /\bof (\d+(?:\.\d+)?)(?: (g|ml|kg|litre|litres|[A-Z][A-Za-z ]*))?$/;

/**
 * The unit sale price that Indian packs declare, worked out from a title that ends in its contents
 * ('…, Strip of 15', '…, Bottle of 100 ml', '…, Jar of 60 Capsules').
 * `null` where the title names no contents, or a single piece, for which it would only repeat the price.
 */
export function unitPrice(title: string, packRupees: number): UnitPrice | null {
  const [, amountText, word] = contents.exec(title) ?? [];
  const amount = Number(amountText);
  if (amountText === undefined || amount <= 0) return null;
  const unit = word === 'g' || word === 'ml' || word === 'kg' ? word : word?.startsWith('litre') ? 'litre' : 'piece';
  if (amount === 1) return null;
  return { rupees: toPaise(packRupees / amount) / 100, unit };
}
