/**
 * A model of which responses a cache holds. It behaves like the cache of the shop, but is fast for millions of requests
 * and large bounds.
 */
export interface LeastRecent {
  /** Returns whether the response of this product and version is cached. Afterwards it is cached. */
  ask(product: number, version: number): boolean;
}

const NONE = -1;

/**
 * Creates a cache that holds `bound` responses and drops the least recently requested one. It is a linked list in
 * arrays, by product number.
 * @param products the number of products, which count from 1
 */
export function leastRecent(products: number, bound: number): LeastRecent {
  /** The version of each cached response. */
  const versions = new Int32Array(products + 1).fill(NONE);
  const later = new Int32Array(products + 1);
  const earlier = new Int32Array(products + 1);
  // Index 0 is not a product: both ends of the list meet in it.
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
