/** Accents are dropped from Latin letters alone: in Indic scripts the marks are vowels. */
const LATIN_ACCENTS = /(?<=\p{Script=Latin})\p{Mn}+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const AMOUNT = /^(\d+)(\p{L}+)$/u;
const MAX_WORD_LENGTH = 60;

const normalise = (text: string): string =>
  text.normalize('NFKD').replace(LATIN_ACCENTS, '').normalize('NFC').toLowerCase();

/** The words of a text as they are searched: lower case, without accents, punctuation or repetition, in their order. */
export function wordsOf(text: string): string[] {
  const words = normalise(text).match(WORD) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))];
}

/**
 * The words under which a title is found. An amount is found however it is spaced: '500 mg' and '500mg' both give
 * 500, mg and 500mg.
 */
export function indexedWords(title: string): string[] {
  const words = wordsOf(title);
  const apart = words.flatMap((word) => AMOUNT.exec(word)?.slice(1) ?? []);
  const joined = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && /^\d+$/.test(word) && /^\p{L}+$/u.test(next) ? [word + next] : [];
  });
  return [...new Set([...words, ...apart, ...joined])];
}
