import { languageCopyOf } from '../language-copy.ts';

/** The language of a build in English, with the others between which a shopper chooses. */
export const languageCopy = languageCopyOf('en');
