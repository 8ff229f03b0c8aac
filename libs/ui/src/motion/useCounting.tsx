import { useRef, useState } from 'react';
import type { FormatMoney } from '../theme/settings';
import { moves } from './moves';

/**
 * Animates an amount to its new value, once `loadMovesOnChange` has fetched the code for that.
 * @param amount the amount to show; it is also the key of the element that shows it
 * @param format formats an amount as text
 * @returns the ref of that element, whose recipe has `countingStyle`, and the element to render after it
 */
export function useCounting<T extends HTMLElement>(amount: number, format: FormatMoney) {
  const figure = useRef<T>(null);
  const [{ at, from }, setSums] = useState({ at: amount, from: amount });
  if (at !== amount) setSums({ at: amount, from: at });
  const { Counting } = moves;
  return [
    figure,
    Counting && from !== amount && <Counting figure={figure} from={from} to={amount} format={format} />,
  ] as const;
}
