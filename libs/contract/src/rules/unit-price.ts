import { toPaise } from './money.ts';

export interface UnitPrice {
  readonly rupees: number;
  readonly unit: 'piece' | 'g' | 'ml' | 'kg' | 'litre';
}

const contents = /\bof (\d+(?:\.\d+)?)(?: (g|ml|kg|litre|litres|[A-Z][A-Za-z ]*))?$/;

/** Null if the title ends without contents, or for a single piece. */
export function unitPrice(title: string, packRupees: number): UnitPrice | null {
  const [, amountText, word] = contents.exec(title) ?? [];
  const amount = Number(amountText);
  if (amountText === undefined || amount <= 0) return null;
  const unit = word === 'g' || word === 'ml' || word === 'kg' ? word : word?.startsWith('litre') ? 'litre' : 'piece';
  if (amount === 1) return null;
  return { rupees: toPaise(packRupees / amount) / 100, unit };
}
