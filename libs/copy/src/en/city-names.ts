/** The names of the cities of `deliveryCities`. The stored name is in English. */
export const cityNamesCopy = {
  shown: (stored: string): string => stored,
};
