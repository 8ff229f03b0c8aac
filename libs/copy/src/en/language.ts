import { languageCopyOf } from '../language-copy.ts';

/** See `LanguageCopy`. */
export const languageCopy = languageCopyOf('en');
