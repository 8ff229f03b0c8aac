import { searchComboboxField, searchComboboxInput, searchComboboxNote } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { Search, X } from 'lucide-react';
import {
  createElement,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { pressKey } from './listKeys';
import { optionId } from './optionId';
import type { SearchItem, SearchResultsProps } from './SearchResults';

export interface SearchWords {
  readonly label: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly listLabel: string;
  readonly matches: (count: number) => string;
  readonly noMatches: string;
  readonly rest: string;
  readonly searching: string;
  readonly failed: string;
  readonly id: (id: number) => string;
}

export interface SearchComboboxProps {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** `ready` once a list is held; it may be shown again while the next answer is on its way (`isFetching`). */
  readonly status: 'idle' | 'ready' | 'failed';
  readonly isFetching?: boolean;
  /** Products whose title matches, best first, then all the others: together the whole list (SHELL-26). */
  readonly matches: readonly SearchItem[];
  readonly rest: readonly SearchItem[];
  readonly onSelect: (id: number) => void;
  /** Enter was pressed with no line in hand; the text without the spaces round it, never empty. */
  readonly onSearch: (text: string) => void;
  readonly words: SearchWords;
  /** `SearchResults`, which an application may fetch when it is wanted: until then there is nothing to open. */
  readonly list: ComponentType<SearchResultsProps> | undefined;
  /** The field has the focus, or was typed into: the list is about to open. */
  readonly onListWanted?: () => void;
  /** Stands where the list would open, while `list` is on its way or where it could not be loaded. */
  readonly listNotice?: ReactNode;
}

const Field = chakra('div', searchComboboxField);

const Input = chakra('input', searchComboboxInput);

/** What the search says in the place of its list; the status beside the field says the same to screen readers. */
const Note = chakra('div', searchComboboxNote);

/**
 * The product search: a combobox whose list is a fixed 400 px tall and scrolls (SHELL-22 to SHELL-32).
 * The list opens when results have arrived, never before, and closes on Escape, on choosing, on a press outside and
 * when the focus goes on.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const {
    value,
    onValueChange,
    status,
    isFetching = false,
    matches,
    rest,
    onSelect,
    onSearch,
    words,
    list: SearchResults,
  } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);

  // A list of a thousand is made anew behind the letter that was typed, which shows at once; it opens with its lines.
  const shown = useDeferredValue(useMemo(() => ({ matches, rest, status }), [matches, rest, status]));
  // Another answer is another list, from its top on: one whose lines changed places would jump under the finger.
  const [list, setList] = useState({ shown, version: 0 });
  if (list.shown !== shown) setList({ shown, version: list.version + 1 });

  const count = shown.matches.length + shown.rest.length;
  const isOpen = isWanted && SearchResults !== undefined && shown.status === 'ready' && value !== '';
  const active = Math.min(activeIndex, count - 1);
  const itemAt = (index: number) => shown.matches[index] ?? shown.rest[index - shown.matches.length];

  const open = () => {
    setIsWanted(true);
    props.onListWanted?.();
  };
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
  // Kept the same from one render to the next, so that moving through the list does not redraw all of it.
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
    // A keyboard on the screen would cover what is found.
    input.current?.blur();
    onSearch(text);
  };

  let announcement = '';
  if (status === 'failed') announcement = words.failed;
  else if (isFetching && value !== '') announcement = words.searching;
  else if (isOpen) announcement = matches.length > 0 ? words.matches(matches.length) : words.noMatches;

  return (
    <chakra.div
      position="relative"
      role="search"
      w="full"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {isOpen && (
        // A pointer's way to close; the keyboard has Escape and the field's own controls.
        <chakra.div
          data-testid="search-overlay"
          aria-hidden="true"
          position="fixed"
          inset="0"
          zIndex="dropdown"
          onClick={close}
        />
      )}
      <Field>
        <chakra.span color="fg.muted" flexShrink="0" aria-hidden="true">
          <Search size={20} />
        </chakra.span>
        <Input
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
          spellCheck={false}
          enterKeyHint="search"
          value={value}
          onChange={(event) => {
            setActiveIndex(-1);
            open();
            onValueChange(event.target.value);
          }}
          onFocus={open}
          onKeyDown={(event) => pressKey(event, { isOpen, count, active, open, close, clear, moveTo, take })}
        />
        {value !== '' && (
          <chakra.button
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
          </chakra.button>
        )}
      </Field>
      {isOpen &&
        createElement(SearchResults, {
          key: list.version,
          listId,
          matches: shown.matches,
          rest: shown.rest,
          activeIndex: active,
          onSelect: choose,
          words,
        })}
      {status === 'failed' && value !== '' && (
        <Note bg="danger.subtle" color="danger.fg" aria-hidden="true">
          {announcement}
        </Note>
      )}
      {!SearchResults && isWanted && shown.status === 'ready' && value !== '' && props.listNotice && (
        // Whoever presses there goes on in the field, which opens the list when that has come.
        <Note bg="bg.panel" color="fg" onClick={() => input.current?.focus()}>
          {props.listNotice}
        </Note>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </chakra.div>
  );
}
