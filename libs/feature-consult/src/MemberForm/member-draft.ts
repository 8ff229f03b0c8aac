import { GENDER_UNTOUCHED, oneLine, type Gender } from '@niramaya/contract';

/** The form without an entry. The gender is that of a list which the shopper has not touched. */
export const emptyDraft = { name: '', age: '', gender: GENDER_UNTOUCHED as Gender };

/** The texts of the form as they are typed. */
export type Draft = typeof emptyDraft;

/** Returns the member that a draft would send. */
export const memberOf = (draft: Draft): Draft => ({ ...draft, name: oneLine(draft.name), age: oneLine(draft.age) });

/** Returns a text that is the same for two drafts that would send the same member. */
export const fingerprintOf = (draft: Draft): string => JSON.stringify(memberOf(draft));

/** Returns the required fields that a draft leaves empty, in the order of the form. */
export const missingIn = (draft: Draft): readonly ('name' | 'age')[] =>
  (['name', 'age'] as const).filter((key) => memberOf(draft)[key] === '');
