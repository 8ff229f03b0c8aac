import { searchCombobox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { Search, X } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { handleKey } from './listKeys';
import { optionId } from './optionId';
import { SearchResults, type SearchItem } from './SearchResults';
import type { SearchWords } from './searchWords';

const classes = searchCombobox();

export interface SearchComboboxProps {
  /** The text of the field. */
  readonly value: string;
  /** Called with each change of the text. */
  readonly onValueChange: (text: string) => void;
  /** `ready` when there are results. They may stay visible while the next request runs (`isFetching`). */
  readonly status: 'idle' | 'ready' | 'failed';
  /** True while a request runs: the listed results may belong to the previous text. */
  readonly isFetching?: boolean;
  /** Products whose title matches, best first. `matches` and `rest` together are the whole list (SHELL-26). */
  readonly matches: readonly SearchItem[];
  /** All other products. They follow the matches under a separate heading. */
  readonly rest: readonly SearchItem[];
  /** Called with the id of the selected product. */
  readonly onSelect: (id: number) => void;
  /** Called on Enter when no option is active. It receives the trimmed text, which is never empty. */
  readonly onSearch: (text: string) => void;
  /** The accessible names of the field and the list, and their status messages. */
  readonly words: SearchWords;
}

/**
 * The product search: a combobox whose list is a fixed 400 px tall and scrolls (SHELL-22 to SHELL-32).
 * The list opens only after results have arrived. It closes on Escape, on selection, on a click outside and when the
 * focus leaves.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { value, onValueChange, status, isFetching = false, matches, rest, onSelect, onSearch, words } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);

  // The typed letter shows at once. React renders the list of a thousand options later, as a deferred update. The list
  // opens together with its options.
  const shown = useDeferredValue(useMemo(() => ({ matches, rest, status }), [matches, rest, status]));
  // A new response remounts the list, scrolled to the top. Otherwise options would change places while the user points
  // at one.
  const [list, setList] = useState({ shown, version: 0 });
  if (list.shown !== shown) setList({ shown, version: list.version + 1 });

  const count = shown.matches.length + shown.rest.length;
  const isOpen = isWanted && shown.status === 'ready' && value !== '';
  const active = Math.min(activeIndex, count - 1);
  const itemAt = (index: number) => shown.matches[index] ?? shown.rest[index - shown.matches.length];

  const open = () => setIsWanted(true);
  // Text typed before hydration is not in `value` yet. Without this effect, the next render would empty the field.
  const takeText = useEffectEvent(() => {
    const field = input.current!;
    if (field.value === value) return;
    onValueChange(field.value);
    if (field === document.activeElement) open();
  });
  useLayoutEffect(() => takeText(), [value]);
  const close = () => {
    setIsWanted(false);
    setActiveIndex(-1);
  };
  const clear = () => {
    onValueChange('');
    close();
    input.current?.focus();
  };
  const moveTo = (index: number) => {
    setActiveIndex(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  };
  // Memoized, so that moving through the list does not render all of it again.
  const choose = useCallback(
    (id: number) => {
      setIsWanted(false);
      setActiveIndex(-1);
      onSelect(id);
    },
    [onSelect],
  );

  const take = () => {
    const item = isOpen ? itemAt(active) : undefined;
    if (item) return choose(item.id);
    const text = value.trim();
    if (text === '') return;
    close();
    // An on-screen keyboard would cover the results.
    input.current?.blur();
    onSearch(text);
  };

  let announcement = '';
  if (status === 'failed') announcement = words.failed;
  else if (isFetching && value !== '') announcement = words.searching;
  else if (isOpen) announcement = matches.length > 0 ? words.matches(matches.length) : words.noMatches;

  return (
    <styled.div
      position="relative"
      role="search"
      w="full"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {isOpen && (
        // Closes the list on a click outside. Keyboard users have Escape and the controls of the field.
        <styled.div
          data-testid="search-overlay"
          aria-hidden="true"
          position="fixed"
          inset="0"
          zIndex="dropdown"
          onClick={close}
        />
      )}
      <div className={classes.field}>
        <styled.span color="fg.muted" flexShrink="0" aria-hidden="true">
          <Search size={20} />
        </styled.span>
        <input
          className={classes.input}
          ref={input}
          type="search"
          role="combobox"
          aria-label={words.label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={value}
          onChange={(event) => {
            setActiveIndex(-1);
            open();
            onValueChange(event.target.value);
          }}
          onFocus={open}
          onKeyDown={(event) => handleKey(event, { isOpen, count, active, open, close, clear, moveTo, take })}
        />
        {value !== '' && (
          <styled.button
            type="button"
            aria-label={words.clear}
            flexShrink="0"
            display="grid"
            placeItems="center"
            boxSize="8"
            me="-2"
            borderRadius="pill"
            color="fg.muted"
            cursor="pointer"
            _hover={{ bg: 'bg.muted', color: 'fg' }}
            onClick={clear}
          >
            <X size={18} aria-hidden="true" />
          </styled.button>
        )}
      </div>
      {isOpen && (
        <SearchResults
          key={list.version}
          listId={listId}
          matches={shown.matches}
          rest={shown.rest}
          activeIndex={active}
          onSelect={choose}
          words={words}
        />
      )}
      {status === 'failed' && value !== '' && (
        <styled.div className={classes.note} bg="danger.subtle" color="danger.fg" aria-hidden="true">
          {announcement}
        </styled.div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </styled.div>
  );
}
