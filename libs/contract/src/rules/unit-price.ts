import { toPaise } from './money.ts';

/**
 * The price of one unit of a pack, in rupees: a piece (tablet, tea bag), a gram, a millilitre, a kilogram or a litre.
 */
export interface UnitPrice {
  readonly rupees: number;
  readonly unit: 'piece' | 'g' | 'ml' | 'kg' | 'litre';
}

const contents = /\bof (\d+(?:\.\d+)?)(?: (g|ml|kg|litre|litres|[A-Z][A-Za-z ]*))?$/;

/**
 * Returns the unit sale price that Indian packs declare. It reads the contents at the end of the title ('…, Strip of
 * 15', '…, Bottle of 100 ml', '…, Jar of 60 Capsules'). It returns `null` if the title names no contents. It also
 * returns `null` for a single piece, because the unit price would only repeat the price.
 */
export function unitPrice(title: string, packRupees: number): UnitPrice | null {
  const [, amountText, word] = contents.exec(title) ?? [];
  const amount = Number(amountText);
  if (amountText === undefined || amount <= 0) return null;
  const unit = word === 'g' || word === 'ml' || word === 'kg' ? word : word?.startsWith('litre') ? 'litre' : 'piece';
  if (amount === 1) return null;
  return { rupees: toPaise(packRupees / amount) / 100, unit };
}
