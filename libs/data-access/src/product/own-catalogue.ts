/**
 * Whether this build is for a catalogue of the shop's own (`VITE_OWN_CATALOGUE=true`, docs/own-catalogue.md). Such a
 * shop makes none of the claims that the requirements fix for the demo products, and its home page has none of the
 * blocks that name brands, products and numbers of the demo. `import.meta.env` is missing where the code runs without
 * Vite.
 */
export const hasOwnCatalogue = import.meta.env?.VITE_OWN_CATALOGUE === 'true';
