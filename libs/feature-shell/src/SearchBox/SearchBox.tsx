import { paths, withoutClosingSlash, type ProductState } from '@niramaya/contract';
import { shellCopy } from '@niramaya/copy/shell';
import {
  rememberSearch,
  searchQuery,
  searchText,
  searchTextOf,
  selectMedicine,
  toSelectedMedicine,
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
  /**
   * Loads a page of the shop as a new document. Stories pass their own. @default `window.location.assign`, with a new
   * history entry
   */
  readonly openPage?: (path: string) => void;
}

const nothingYet: RankedSearch = { matches: [], rest: [], corrected: null };

/** The largest number of recent searches in the empty field. Four leave room for the concerns without scrolling. */
const mostRecentShown = 4;

const concerns: SuggestionGroup = {
  label: shellCopy.search.byConcern,
  kind: 'topics',
  items: shellCopy.search.concerns.map(({ name, search }) => ({ text: name, search })),
};

function loadPage(path: string) {
  // A load of the current address would replace the history entry, so it gets an entry of its own first.
  if (window.location.href === new URL(path, window.location.href).href) window.history.pushState(null, '', path);
  window.location.assign(path);
}

/** Returns the search of the address. It is empty in the first render, as in the prerendered page. */
function useUrlQuery(): string {
  const { pathname, search } = useLocation();
  const isListing = useStorageReady() && withoutClosingSlash(pathname) === paths.medicines;
  return isListing ? searchTextOf(new URLSearchParams(search)) : '';
}

/**
 * SearchBox is the search field of the top bar (SHELL-22 to SHELL-32). It lists the products for the typed text, and in
 * the empty field recent searches and concerns. Enter opens the listing.
 */
export function SearchBox({ openPage = loadPage }: SearchBoxProps) {
  const urlQuery = useUrlQuery();
  const [field, setField] = useState({ text: urlQuery, isTyped: false, urlQuery });
  // The search of a new address replaces the typed text.
  if (field.urlQuery !== urlQuery) setField({ text: urlQuery, isTyped: false, urlQuery });
  const setText = useCallback((text: string) => setField((now) => ({ ...now, text, isTyped: true })), []);
  const search = useProductSearch(field.text, field.isTyped);
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const detailsAddress = useHref(paths.medicineDetails);

  const results = search.status === 'ready' ? search.results : nothingYet;
  const matches = useMemo(() => results.matches.map(({ product, ranges }) => ({ ...product, ranges })), [results]);

  const { corrected } = results;
  const labels = useMemo(() => {
    if (corrected === null) return shellCopy.search;
    return { ...shellCopy.search, matches: (count: number) => shellCopy.search.matchesFor(count, corrected) };
  }, [corrected]);

  const handleSelect = useCallback(
    (id: number) => {
      const product =
        results.matches.find((match) => match.product.id === id)?.product ?? results.rest.find((p) => p.id === id);
      if (!product) return;
      selectMedicine(storage, product);
      if (storage.health() === 'ok') return openPage(detailsAddress);
      // The browser stores nothing, so the chosen product would not survive a page load. The screen opens in this
      // document, and the search field is emptied by hand.
      setText('');
      void navigate(paths.medicineDetails, { state: { product: toSelectedMedicine(product) } satisfies ProductState });
    },
    [results, storage, navigate, openPage, detailsAddress, setText],
  );

  const openResults = (text: string) =>
    void navigate({ pathname: paths.medicines, search: searchQuery(text) }, { replace: text === urlQuery });

  const handleSearch = (typed: string) => {
    const text = searchText(typed);
    if (text === '') return;
    rememberSearch(storage, text);
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
  // The recent searches are texts that the shopper typed, and the words of a concern are none.
  const handleSuggestion = ({ search }: SearchSuggestion) => openResults(search);

  return (
    <SearchCombobox
      value={field.text}
      onValueChange={setText}
      status={search.status === 'loading' ? 'idle' : search.status}
      isFetching={search.status === 'loading' || (search.status === 'ready' && search.isFetching)}
      matches={matches}
      rest={results.rest}
      onSelect={handleSelect}
      onSearch={handleSearch}
      suggestions={suggestions}
      onSuggestion={handleSuggestion}
      labels={labels}
    />
  );
}
