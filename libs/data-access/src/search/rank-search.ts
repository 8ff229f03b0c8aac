import type { Product } from '@niramaya/contract';

/** A stretch of a title, in UTF-16 units: from `start` up to and without `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface SearchMatch {
  readonly product: Product;
  /** What to mark in the title, in order, not overlapping. */
  readonly ranges: readonly TextRange[];
}

export interface RankedSearch {
  /** Best first. */
  readonly matches: readonly SearchMatch[];
  /** The other products, in the order of the list (SHELL-26). */
  readonly rest: readonly Product[];
}

/** Puts the products whose title holds every word of the text first. */
export function rankSearch(products: readonly Product[], text: string): RankedSearch {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { matches: [], rest: products };
  const matches: SearchMatch[] = [];
  const rest: Product[] = [];
  for (const product of products) {
    const title = product.title.toLowerCase();
    const starts = words.map((word) => title.indexOf(word));
    if (starts.every((start) => start >= 0)) {
      matches.push({
        product,
        ranges: starts.map((start, index) => ({ start, end: start + (words[index]?.length ?? 0) })),
      });
    } else rest.push(product);
  }
  return { matches, rest };
}
