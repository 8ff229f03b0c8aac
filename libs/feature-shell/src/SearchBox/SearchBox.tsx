import { paths, shellCopy, withoutClosingSlash } from '@niramaya/contract';
import {
  outlastsThePage,
  rememberSearch,
  searchQuery,
  searchText,
  searchTextOf,
  selectMedicine,
  useAppDispatch,
  useProductSearch,
  useStorageReady,
  type RankedSearch,
} from '@niramaya/data-access';
import { ChunkNotice, declareChunk, useChunk } from '@niramaya/lazy';
import { SearchCombobox, useCopy } from '@niramaya/ui';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface SearchBoxProps {
  /** Opens an address with a full page load (SHELL-29); a story passes its own. */
  readonly openPage?: (path: string) => void;
}

const nothingYet: RankedSearch = { matches: [], rest: [] };

const searchList = declareChunk('search list', () => import('./SearchList').then((module) => module.SearchResults));

const loadPage = (path: string) => window.location.assign(path);

/** What the listing is searched for, empty elsewhere. The prerendered page knows no query, and so nor may the first drawing. */
function useAsked(): string {
  const { pathname, search } = useLocation();
  const isListing = useStorageReady() && withoutClosingSlash(pathname) === paths.medicines;
  return isListing ? searchTextOf(new URLSearchParams(search)) : '';
}

/**
 * The product search of the top bar (SHELL-22 to SHELL-32, API-13, API-14). Choosing a result stores the whole
 * product and then loads the detail screen as a new page (AMB-13), or shows it on this one where nothing can be kept.
 * Enter opens the listing with all that is found; the field says what the listing is searched for.
 */
export function SearchBox({ openPage = loadPage }: SearchBoxProps) {
  const copy = useCopy(shellCopy);
  const asked = useAsked();
  const [field, setField] = useState({ text: asked, isTyped: false, asked });
  // Another address has the last word: it was arrived at after whatever was typed.
  if (field.asked !== asked) setField({ text: asked, isTyped: false, asked });
  const setText = useCallback((text: string) => setField((now) => ({ ...now, text, isTyped: true })), []);
  const [isListWanted, setIsListWanted] = useState(false);
  const list = useChunk(searchList, isListWanted);
  const search = useProductSearch(field.text, field.isTyped);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const results = search.status === 'ready' ? search.results : nothingYet;
  const matches = useMemo(() => results.matches.map(({ product, ranges }) => ({ ...product, ranges })), [results]);

  const handleSelect = useCallback(
    (id: number) => {
      const product =
        results.matches.find((match) => match.product.id === id)?.product ?? results.rest.find((p) => p.id === id);
      if (!product) return;
      dispatch(selectMedicine(product));
      if (dispatch(outlastsThePage())) return openPage(paths.medicineDetails);
      // The chosen product is known to this page alone; the box that led there has done its work.
      setText('');
      void navigate(paths.medicineDetails);
    },
    [results, dispatch, navigate, openPage, setText],
  );

  const handleSearch = (typed: string) => {
    const text = searchText(typed);
    if (text === '') return;
    dispatch(rememberSearch(text));
    // What is asked for once more takes the place of its entry, as a link to the same page does.
    void navigate({ pathname: paths.medicines, search: searchQuery(text) }, { replace: text === asked });
  };

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
      words={copy.search}
      list={list.component}
      onListWanted={() => setIsListWanted(true)}
      listNotice={
        (list.isFailed || list.isAwaited) && (
          <ChunkNotice isFailed={list.isFailed} isAwaited={list.isAwaited} onRetry={list.retry} />
        )
      }
    />
  );
}
