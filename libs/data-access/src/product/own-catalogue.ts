/**
 * Whether this build is for a catalogue of the shop's own (`VITE_OWN_CATALOGUE=true`, docs/own-catalogue.md). Such a
 * shop makes none of the claims that the requirements fix for the demo products, and has none of the cards with their
 * names.
 */
export const hasOwnCatalogue = import.meta.env?.VITE_OWN_CATALOGUE === 'true';
