import { inTypographicQuotes } from './medicines';

/** The texts of a listing without products. */
export const nothingFoundCopy = {
  title: 'Nothing matches all of these filters',
  text: 'Remove one of them to see products again:',
  searchTitle: (text: string) => `Nothing found for ${inTypographicQuotes(text)}`,
  searchText: 'Check the spelling, or try fewer words.',
  narrowedText: 'Check the spelling, try fewer words, or remove one of these:',
  everything: 'See everything we sell',
  without: (name: string) => `Remove “${name}”`,
  emptyTitle: 'The shelves are being filled',
  emptyText: 'There is nothing to buy here at the moment. Please look in again soon.',
};
