import { filledText, reader, storedRupees, text } from './readers.ts';
import { readCartItem, type CartItem } from './storage.ts';

/** What was paid for, as it was at Confirm Payment. It is kept on the device alone; no call knows of it. */
export interface Order {
  /** 'NM-7K3F9Q' */
  id: string;
  /** Milliseconds since 1970. */
  placedAtMs: number;
  /** Who was signed in, by the name in `validkey`; empty for a guest. */
  by: string;
  /** Rupees: the care plan where it was what was paid for, else 0. */
  planRupees: number;
  /** Which plan; says something only where `planRupees` is above 0. */
  planMonths: 3 | 6;
  totalRupees: number;
  lines: readonly CartItem[];
}

/** Its own fields read one by one, its lines like those of the cart: one that cannot be read is left out. */
export const readOrder = reader<Order>({
  id: filledText,
  placedAtMs: storedRupees,
  by: text,
  planRupees: storedRupees,
  // Orders of before the 3-month plan could be paid for do not say it.
  planMonths: (value) => (value === 3 ? 3 : 6),
  totalRupees: storedRupees,
  lines: (value) => (Array.isArray(value) ? value.flatMap((line) => readCartItem(line) ?? []) : undefined),
});
