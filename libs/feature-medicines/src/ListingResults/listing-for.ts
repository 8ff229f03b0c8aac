import { paths } from '@niramaya/contract';
import { searchQuery } from '@niramaya/data-access';

/** Returns the address of the listing with a search for the text. */
export const listingFor = (text: string): string => `${paths.medicines}?${searchQuery(text)}`;
