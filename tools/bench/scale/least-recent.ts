/** Which products' responses a cache holds: as the shop's own, but fast for millions of requests and large bounds. */
export interface LeastRecent {
  /** Whether the response of this product and version is there; from now on it is. */
  ask(product: number, version: number): boolean;
}

const NONE = -1;

/**
 * Holds so many responses and lets go of the one that was not asked for longest: a list in arrays, by the product's number.
 * @param products from 1 on
 */
export function leastRecent(products: number, bound: number): LeastRecent {
  /** The version of each response that is held. */
  const versions = new Int32Array(products + 1).fill(NONE);
  const later = new Int32Array(products + 1);
  const earlier = new Int32Array(products + 1);
  // Product 0 is none: the ends of the list meet in it.
  let held = 0;

  const takeOut = (product: number): void => {
    later[earlier[product]!] = later[product]!;
    earlier[later[product]!] = earlier[product]!;
  };
  const putLast = (product: number): void => {
    earlier[product] = earlier[0]!;
    later[product] = 0;
    later[earlier[0]!] = product;
    earlier[0] = product;
  };

  return {
    ask(product, version) {
      const hit = versions[product] === version;
      if (versions[product] === NONE) held += 1;
      else takeOut(product);
      versions[product] = version;
      putLast(product);
      if (held > bound) {
        const oldest = later[0]!;
        takeOut(oldest);
        versions[oldest] = NONE;
        held -= 1;
      }
      return hit;
    },
  };
}
