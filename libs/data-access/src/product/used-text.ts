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
  const isUsed = (word: string) => !unsoldWords.includes(word.replace(/\p{P}/gu, '').toLowerCase());
  return text.normalize('NFC').split(' ').filter(isUsed).join(' ');
}
