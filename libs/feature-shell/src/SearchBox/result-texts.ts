// The search box loads this module with the first search, because most visits need none of these texts.
import { paths } from '@niramaya/contract';
import { notSoldCopy } from '@niramaya/copy/not-sold';
import { searchHelpCopy } from '@niramaya/copy/search-help';
import { searchResultsCopy } from '@niramaya/copy/search-results';
import { shellCopy } from '@niramaya/copy/shell';
import { searchQuery, type RankedSearch } from '@niramaya/data-access';
import type { SearchComboboxProps } from '@niramaya/ui';

const texts = { ...shellCopy.search, ...searchResultsCopy };

/**
 * The link for a shopper whose text names a medicine or a symptom and no product, or has words that the shop does not
 * sell.
 */
const askDoctor = { text: texts.askDoctor, href: paths.consultDoctor };

/** Returns the labels of the field for these results; for `used` see `resultTexts`. */
function labelsOf({ matches, corrected, unsoldWords, isUnfinished, notSold }: RankedSearch, used: string) {
  const hasMatches = matches.length > 0;
  if (hasMatches && unsoldWords.length > 0)
    return {
      ...texts,
      matches: (count: number) => texts.matchesWithout(unsoldWords, texts.matchesFor(count, used)),
    };
  // Most results have these labels. They are one object, so that the list does not render once more with each key.
  if (hasMatches && corrected === null) return texts;
  // The button below the list searches for the typed text, which finds the same products, and names the corrected
  // one.
  if (corrected !== null)
    return {
      ...texts,
      matches: (count: number) => texts.matchesFor(count, corrected),
      seeAll: () => texts.seeAll(corrected),
    };
  const noMatches = notSold === null ? texts.noMatches : texts.notSold(notSoldCopy[notSold]);
  // With `isUnfinished`, the last word of the text may be the beginning of a longer word that finds products.
  return { ...texts, noMatches: isUnfinished ? texts.unfinished : noMatches, seeAll: texts.searchAnyway };
}

/** Returns the link to the products of a concern, which a text such as 'gas ki dawa' names. */
function linkTo(concern: RankedSearch['concern']): SearchComboboxProps['lead'] {
  if (concern === null) return undefined;
  const { name, search } = searchHelpCopy.categories[concern];
  return { text: searchHelpCopy.category(name), href: `${paths.medicines}?${searchQuery(search)}` };
}

/**
 * Returns the texts and links of a list of results. `used` is the text that the matches are for, as `usedText` of
 * `data-access` returns it. It may be empty if there are no unsold words.
 */
export function resultTexts(
  results: RankedSearch,
  used: string,
): Pick<SearchComboboxProps, 'labels' | 'lead' | 'help'> {
  const { notSold, unsoldWords, concern } = results;
  const needsDoctor = notSold === 'medicine' || notSold === 'symptom' || unsoldWords.length > 0;
  return { labels: labelsOf(results, used), lead: linkTo(concern), help: needsDoctor ? askDoctor : undefined };
}
