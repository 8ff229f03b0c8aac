/** Matches a word as the search reads it, so without punctuation. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Matches a Latin letter with its accents, which the search leaves out. */
const LATIN_ACCENTS = /(\p{Script=Latin})\p{Mn}+/gu;
/** Returns the word in the form of the unsold words: lower case, usual width and no Latin accents. */
const readableWord = (word: string): string =>
  word.normalize('NFKD').replace(LATIN_ACCENTS, '$1').normalize('NFC').toLowerCase();

/**
 * Returns the text that a search has used: without typing errors, and without the words that name nothing in the shop.
 * `corrected` is null if the typed text has no typing error.
 */
export function usedText(
  typed: string,
  { corrected, unsoldWords }: { readonly corrected: string | null; readonly unsoldWords: readonly string[] },
): string {
  const text = corrected ?? typed;
  if (unsoldWords.length === 0) return text;
  const used = text
    .normalize('NFC')
    .replace(WORD, (word) => (unsoldWords.includes(readableWord(word)) ? '' : word))
    .replace(/\s+/g, ' ');
  // A removed word leaves punctuation and spaces at an end of the text, such as a single quote.
  const words = [...used.matchAll(WORD)];
  const last = words.at(-1);
  return last === undefined ? '' : used.slice(words[0]?.index, last.index + last[0].length);
}
