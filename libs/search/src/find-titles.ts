import { quotedText } from '@niramaya/contract';
import { interpretations, type Interpretation } from './interpret.ts';
import { namesBeginning } from './names-in-text.ts';
import { fits, rank, type Candidate } from './rank.ts';
import { Vocabulary } from './vocabulary.ts';
import { indexedWords, wordsInOrder } from './words.ts';

/** The part of a product that the search reads. */
interface Titled {
  readonly id: number;
  readonly title: string;
}

/**
 * The candidate of each product. The cache is by object, because the products of a list stay the same objects from one
 * keystroke to the next.
 */
const candidates = new WeakMap<Titled, Candidate>();

function candidateOf(titled: Titled): Candidate {
  const known = candidates.get(titled);
  if (known) return known;
  const candidate = { id: titled.id, search_words: indexedWords(titled.title).join(' ') };
  candidates.set(titled, candidate);
  return candidate;
}

let lastVocabulary: { readonly list: readonly Titled[]; readonly vocabulary: Vocabulary } | undefined;

function isSameList(one: readonly Titled[], other: readonly Titled[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** Returns the vocabulary of the list, which is kept until another list comes. */
function vocabularyOf(list: readonly Titled[]): Vocabulary {
  if (lastVocabulary && isSameList(list, lastVocabulary.list)) return lastVocabulary.vocabulary;
  const vocabulary = new Vocabulary(list.flatMap((one) => candidateOf(one).search_words.split(' ').filter(Boolean)));
  lastVocabulary = { list, vocabulary };
  return vocabulary;
}

/** True if the title has all words of the interpretation but those that may be missing. */
function isMatch({ search_words }: Candidate, { words, missingWordsAllowed }: Interpretation): boolean {
  const titleWords = search_words.split(' ');
  const matching = words.filter(({ anyOf }) => titleWords.some((word) => anyOf.some((term) => fits(word, term))));
  return matching.length >= words.length - missingWordsAllowed;
}

/**
 * Searches a list in memory as the API searches its database, and returns the same products in the same order: the best
 * match first. `interpretation` is the one that found them, or null if nothing is found. The search field of the
 * browser uses it, and so does the mock API of the stories.
 */
export function findTitles<T extends Titled>(
  list: readonly T[],
  text: string,
): { readonly found: readonly T[]; readonly interpretation: Interpretation | null } {
  for (const interpretation of interpretations(text, vocabularyOf(list))) {
    const found = list
      .map((item) => ({ ...candidateOf(item), item }))
      .filter((candidate) => isMatch(candidate, interpretation));
    if (found.length === 0) continue;
    return { found: rank(found, interpretation).map(({ item }) => item), interpretation };
  }
  return { found: [], interpretation: null };
}

/**
 * True if a text that finds nothing may find products once its last word is complete: 'vitamin e' on the way to
 * 'vitamin eye gummies', or 'raktach' on the way to a Hindi name of the tables (`namesBeginning`). The list of the
 * search field then asks for more letters, and offers no other product meanwhile: a shopper who means vitamin E needs
 * no other vitamin. False for a text in quotes.
 */
export function mayGoOn(list: readonly Titled[], text: string): boolean {
  const words = wordsInOrder(text);
  const last = words.pop();
  if (last === undefined || quotedText(text) !== null) return false;
  const goesOnInTitle = list.some((titled) => {
    const titleWords = candidateOf(titled).search_words.split(' ');
    return (
      titleWords.some((word) => word.startsWith(last) && word !== last) &&
      words.every((word) => titleWords.includes(word))
    );
  });
  return goesOnInTitle || namesBeginning(text).some((name) => findTitles(list, name).found.length > 0);
}
