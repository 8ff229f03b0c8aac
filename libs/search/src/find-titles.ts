import { interpretations, type Interpretation } from './interpret.ts';
import { fits, rank, type Candidate } from './rank.ts';
import { Vocabulary } from './vocabulary.ts';
import { indexedWords } from './words.ts';

interface Titled {
  readonly id: number;
  readonly title: string;
}

/** Cached: the products of a list stay the same objects. */
const candidates = new WeakMap<Titled, Candidate>();

function candidateOf(titled: Titled): Candidate {
  const known = candidates.get(titled);
  if (known) return known;
  const candidate = { id: titled.id, search_words: indexedWords(titled.title).join(' ') };
  candidates.set(titled, candidate);
  return candidate;
}

let last: { readonly list: readonly Titled[]; readonly vocabulary: Vocabulary } | undefined;

function vocabularyOf(list: readonly Titled[]): Vocabulary {
  if (last?.list.length === list.length && list.every((one, at) => one === last?.list[at])) return last.vocabulary;
  const vocabulary = new Vocabulary(list.flatMap((one) => candidateOf(one).search_words.split(' ').filter(Boolean)));
  last = { list, vocabulary };
  return vocabulary;
}

function isFound({ search_words }: Candidate, { words, lacking }: Interpretation): boolean {
  const title = search_words.split(' ');
  const held = words.filter(({ anyOf }) => title.some((word) => anyOf.some((term) => fits(word, term))));
  return held.length >= words.length - lacking;
}

/** Searches as the API does, with the same order: best first. */
export function findTitles<T extends Titled>(
  list: readonly T[],
  text: string,
): { readonly found: readonly T[]; readonly interpretation: Interpretation | null } {
  for (const interpretation of interpretations(text, vocabularyOf(list))) {
    const found = list
      .map((one) => ({ ...candidateOf(one), one }))
      .filter((candidate) => isFound(candidate, interpretation));
    if (found.length === 0) continue;
    return { found: rank(found, interpretation).map(({ one }) => one), interpretation };
  }
  return { found: [], interpretation: null };
}
