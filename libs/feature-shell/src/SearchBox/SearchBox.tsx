import { paths, withoutClosingSlash, type ProductState } from '@niramaya/contract';
import { shellCopy } from '@niramaya/copy/shell';
import {
  rememberSearch,
  searchQuery,
  searchText,
  searchTextOf,
  selectMedicine,
  toSelectedMedicine,
  usedText,
  useBrowserStorage,
  useProductSearch,
  useRecentSearches,
  useStorageReady,
  type RankedSearch,
} from '@niramaya/data-access';
import { SearchCombobox, type SearchSuggestion, type SuggestionGroup } from '@niramaya/ui';
import { useCallback, useMemo, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

interface SearchBoxProps {
  /** Opens a path as a new document. Stories pass their own function. @default the page is loaded */
  readonly openPage?: (path: string) => void;
}

/** The results until a search has its own. `rest` has the products that do not match, which the list shows too. */
const noResults: RankedSearch = {
  matches: [],
  rest: [],
  corrected: null,
  unsoldWords: [],
  isUnfinished: false,
  notSold: null,
  concern: null,
};

/** The most recent searches that the empty field lists. Four leave room for the concerns without scrolling. */
const mostRecentShown = 4;

/** Loads the texts of the results, which most visits do not need. */
const loadTexts = () => import('./result-texts');

const concerns: SuggestionGroup = {
  label: shellCopy.search.byConcern,
  kind: 'topics',
  items: shellCopy.search.concerns.map(({ name, search }) => ({ text: name, search })),
};

/** Loads a path as a new document, in a new history entry. */
function loadPage(path: string) {
  // The browser replaces the history entry if the address stays the same, so this adds an entry first.
  if (window.location.href === new URL(path, window.location.href).href) window.history.pushState(null, '', path);
  window.location.assign(path);
}

/**
 * Returns the search text in the address of the listing, and an empty text on other screens. It is also empty in the
 * first render, which must equal the prerendered page.
 */
function useSearchTextOfAddress(): string {
  const { pathname, search } = useLocation();
  const isListing = useStorageReady() && withoutClosingSlash(pathname) === paths.medicines;
  return isListing ? searchTextOf(new URLSearchParams(search)) : '';
}

/**
 * SearchBox is the search field of the top bar (requirements SHELL-22 to SHELL-32 in `docs/requirements.md`). It lists
 * the products for the typed text, and in the empty field recent searches and concerns. Enter opens the listing.
 */
export function SearchBox({ openPage = loadPage }: SearchBoxProps) {
  const textOfAddress = useSearchTextOfAddress();
  const [field, setField] = useState({ text: textOfAddress, isTyped: false, textOfAddress });
  // Another search text in the address replaces the typed text. State is set during the render here, as React advises
  // for a state that follows other data.
  if (field.textOfAddress !== textOfAddress) setField({ text: textOfAddress, isTyped: false, textOfAddress });
  const setText = useCallback((text: string) => setField((current) => ({ ...current, text, isTyped: true })), []);
  const search = useProductSearch(field.text, field.isTyped, loadTexts);
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const detailsAddress = useHref(paths.medicineDetails);

  const results = search.status === 'ready' ? search.results : noResults;
  // `ranges` are the parts of a title that match the text, which the list marks.
  const matches = useMemo(() => results.matches.map(({ product, ranges }) => ({ ...product, ranges })), [results]);

  const { corrected, unsoldWords } = results;
  // `used` is the text that the matches are for: the typed text without the words that the shop does not sell. Without
  // unsold words it is empty, so that the labels do not change with each key: the list would render again.
  const used = unsoldWords.length > 0 ? usedText(field.text, results) : '';
  // The view is the module `result-texts`, which `loadTexts` has loaded.
  const view = search.status === 'ready' ? search.view : undefined;
  const texts = useMemo(() => view?.resultTexts(results, used) ?? { labels: shellCopy.search }, [view, results, used]);

  const handleSelect = useCallback(
    (id: number) => {
      const products = [...results.matches.map((match) => match.product), ...results.rest];
      const product = products.find((one) => one.id === id);
      if (!product) return;
      selectMedicine(storage, product);
      if (storage.health() === 'ok') return openPage(detailsAddress);
      // The browser refuses to store the chosen product, so a new document would not know it. The history state has it.
      // The field is emptied by hand, as a new document would have done it.
      setText('');
      void navigate(paths.medicineDetails, { state: { product: toSelectedMedicine(product) } satisfies ProductState });
    },
    [results, storage, navigate, openPage, detailsAddress, setText],
  );

  // The same search again replaces the history entry, so that one press of Back leads away from its results.
  const openResults = (text: string) =>
    void navigate({ pathname: paths.medicines, search: searchQuery(text) }, { replace: text === textOfAddress });

  const handleSearch = (typed: string) => {
    const text = searchText(typed);
    if (text === '') return;
    // The shop has searched for the corrected text, so that one is offered again.
    rememberSearch(storage, corrected ?? text);
    openResults(text);
  };

  const recent = useRecentSearches();
  const suggestions = useMemo(
    (): readonly SuggestionGroup[] => [
      {
        label: shellCopy.search.recent,
        kind: 'recent',
        items: recent.slice(0, mostRecentShown).map((text) => ({ text, search: text })),
      },
      concerns,
    ],
    [recent],
  );
  // A suggestion is not stored as a recent search: a recent search is stored already, and the shopper has not typed the
  // words of a concern.
  const handleSuggestion = ({ search }: SearchSuggestion) => openResults(search);

  return (
    <SearchCombobox
      value={field.text}
      onValueChange={setText}
      // The field has no state 'loading': without results yet it is idle, and `isFetching` announces the search.
      status={search.status === 'loading' ? 'idle' : search.status}
      isFetching={search.status === 'loading' || (search.status === 'ready' && search.isFetching)}
      matches={matches}
      rest={results.rest}
      onSelect={handleSelect}
      onSearch={handleSearch}
      suggestions={suggestions}
      onSuggestion={handleSuggestion}
      {...texts}
    />
  );
}
