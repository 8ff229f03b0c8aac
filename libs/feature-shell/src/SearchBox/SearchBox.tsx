import { paths, shellCopy } from '@niramaya/contract';
import {
  outlastsThePage,
  selectMedicine,
  useAppDispatch,
  useProductSearch,
  type RankedSearch,
} from '@niramaya/data-access';
import { ChunkNotice, declareChunk, useChunk } from '@niramaya/lazy';
import { SearchCombobox, useCopy } from '@niramaya/ui';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface SearchBoxProps {
  /** Opens an address with a full page load (SHELL-29); a story passes its own. */
  readonly openPage?: (path: string) => void;
}

const nothingYet: RankedSearch = { matches: [], rest: [] };

const searchList = declareChunk('search list', () => import('./SearchList').then((module) => module.SearchResults));

const loadPage = (path: string) => window.location.assign(path);

/**
 * The product search of the top bar (SHELL-22 to SHELL-32, API-13, API-14). Choosing a result stores the whole
 * product and then loads the detail screen as a new page (AMB-13), or shows it on this one where nothing can be kept.
 */
export function SearchBox({ openPage = loadPage }: SearchBoxProps) {
  const copy = useCopy(shellCopy);
  const [text, setText] = useState('');
  const [isListWanted, setIsListWanted] = useState(false);
  const list = useChunk(searchList, isListWanted);
  const search = useProductSearch(text);
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
    [results, dispatch, navigate, openPage],
  );

  return (
    <SearchCombobox
      value={text}
      onValueChange={setText}
      status={search.status === 'loading' ? 'idle' : search.status}
      isFetching={search.status === 'loading' || (search.status === 'ready' && search.isFetching)}
      matches={matches}
      rest={results.rest}
      onSelect={handleSelect}
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
