import { languageCopyOf } from '../language-copy.ts';

/** The language of a build in Hindi, with the others between which a shopper chooses. */
export const languageCopy = languageCopyOf('hi');
