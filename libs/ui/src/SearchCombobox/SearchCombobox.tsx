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
  type KeyboardEvent,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { actionOf } from './listKeys';
import { Spinner } from '../Spinner/Spinner';
import { optionId, SearchResults, SearchSuggestions } from './SearchResults';
import type { SearchResultsProps, SearchSuggestion, SuggestionGroup } from './SearchResults';

const classes = searchCombobox();

export interface SearchComboboxProps extends Omit<SearchResultsProps, 'listId' | 'activeIndex'> {
  /** The text in the field. */
  readonly value: string;
  /** Called with the text after each change, also with text that the shopper typed before hydration. */
  readonly onValueChange: (text: string) => void;
  /**
   * The state of the search for `value`. Only `ready` opens the list; `failed` shows `labels.failed` in its place, and
   * screen readers announce it.
   */
  readonly status: 'idle' | 'ready' | 'failed';
  /**
   * True while the results of a new text are fetched; those of the previous text may still be visible. Screen readers
   * announce `labels.searching` while the field is in use. It is also visible then, unless the list is open or the search
   * has failed. @default false
   */
  readonly isFetching?: boolean;
  /** Called on Enter without an active option, with the trimmed text. It is never called with an empty text. */
  readonly onSearch: (text: string) => void;
  /** What the empty field offers while it has the focus. Without any, no list opens below it. @default [] */
  readonly suggestions?: readonly SuggestionGroup[];
  /** Called with the suggestion that the shopper chooses by click or Enter. */
  readonly onSuggestion?: (suggestion: SearchSuggestion) => void;
}

const noSuggestions: readonly SuggestionGroup[] = [];

/** The results as they are rendered. */
type Shown = Pick<SearchComboboxProps, 'matches' | 'rest' | 'status'>;

const optionsOf = ({ matches, rest }: Shown) => [...matches, ...rest];

/**
 * `SearchCombobox` is for the search of a shop, once per page in the top bar. A filter of visible content is a
 * `TextField`, and a choice from a short list a `SelectField`.
 *
 * It follows the combobox pattern of WAI-ARIA: the focus stays in the field, and the arrow keys move the active option.
 * The list opens when results have arrived and not before, has a fixed height of 400 px, and closes on Escape, a
 * choice, a click outside, or when the focus leaves. The empty field has a lower list, of `suggestions`. With
 * `labels.seeAll` the list has a button below it, which searches for the text.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { value, onValueChange, status, isFetching = false, matches, rest, onSelect, onSearch, labels } = props;
  const { suggestions = noSuggestions, onSuggestion } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /**
   * True from focus or typing until a choice, Escape or the end of the focus. The list is open if it also has results.
   */
  const [isWanted, setIsWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);

  // The list is rendered with a low priority, because it may have a thousand options and must not delay the next key.
  const shown = useDeferredValue<Shown>(useMemo(() => ({ matches, rest, status }), [matches, rest, status]));
  // `version` is the React key of the list, so that new results mount a new list. React would otherwise move the elements
  // of the old one, and a click could hit an option that has just come under the pointer.
  const [list, setList] = useState({ shown, version: 0 });
  // True from results without the product of the active option until the next key that the list handles, until other
  // text, or until the list closes.
  const [isActiveGone, setIsActiveGone] = useState(false);
  if (list.shown !== shown) {
    setList({ shown, version: list.version + 1 });
    // A response may order the products in another way. The active option stays the same product, so that Enter opens
    // the one that screen readers have announced.
    const activeItem = value === '' ? undefined : optionsOf(list.shown)[activeIndex];
    if (activeItem) {
      const index = optionsOf(shown).findIndex(({ id }) => id === activeItem.id);
      setActiveIndex(index);
      setIsActiveGone(index === -1);
    }
  }

  const suggested = suggestions.flatMap(({ items }) => items);
  const isSuggesting = isWanted && value === '' && suggested.length > 0;
  const hasResults = isWanted && shown.status === 'ready' && value !== '';
  const isOpen = isSuggesting || hasResults;
  const count = isSuggesting ? suggested.length : shown.matches.length + shown.rest.length;
  const active = Math.min(activeIndex, count - 1);

  const open = () => setIsWanted(true);
  // Text that the shopper typed before hydration is in the element but not in `value`, and the next render would remove
  // it.
  const readTypedText = useEffectEvent(() => {
    const field = input.current!;
    if (field.value === value) return;
    onValueChange(field.value);
    if (field === document.activeElement) open();
  });
  useLayoutEffect(() => readTypedText(), [value]);
  // A new list is scrolled to its top, where the active option may be out of sight.
  const showActive = useEffectEvent(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => showActive(), [list.version]);
  const close = useCallback(() => {
    setIsWanted(false);
    setActiveIndex(-1);
    setIsActiveGone(false);
  }, []);
  const clear = () => {
    onValueChange('');
    close();
    input.current?.focus();
  };
  const moveTo = (index: number) => {
    setActiveIndex(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = useCallback(
    (id: number) => {
      close();
      onSelect(id);
    },
    [close, onSelect],
  );

  const chooseSuggestion = (suggestion: SearchSuggestion) => {
    close();
    input.current?.blur();
    onSuggestion?.(suggestion);
  };

  const text = value.trim();
  const searchForText = () => {
    if (text === '') return;
    close();
    // The on-screen keyboard of a phone would cover the results, and without the focus it closes.
    input.current?.blur();
    onSearch(text);
  };

  /** Selects the active option, or searches for the text. */
  const submit = () => {
    const suggestion = isSuggesting ? suggested[active] : undefined;
    if (suggestion) return chooseSuggestion(suggestion);
    const item = hasResults ? optionsOf(shown)[active] : undefined;
    if (item) return choose(item.id);
    searchForText();
  };

  const actions = { open, close, clear, submit, toText: () => setActiveIndex(-1) };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const action = actionOf(event, { isOpen, count, active });
    if (action === undefined) return;
    setIsActiveGone(false);
    if (action !== 'toText') event.preventDefault();
    if (typeof action === 'number') moveTo(action);
    else actions[action]();
  };

  let announcement = '';
  if (status === 'failed') announcement = labels.failed;
  else if (isFetching && isWanted && value !== '') announcement = labels.searching;
  else if (hasResults && isActiveGone && labels.activeGone) announcement = labels.activeGone;
  else if (hasResults) announcement = matches.length > 0 ? labels.matches(matches.length) : labels.noMatches;

  return (
    <styled.div
      position="relative"
      role="search"
      w="full"
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click outside the field focuses nothing. It closes the suggestions, which have no overlay.
        const isLeft = relatedTarget instanceof Node ? !currentTarget.contains(relatedTarget) : isSuggesting;
        if (isLeft) close();
      }}
    >
      {hasResults && (
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
          aria-label={labels.label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          placeholder={labels.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={value}
          onChange={(event) => {
            setActiveIndex(-1);
            setIsActiveGone(false);
            open();
            onValueChange(event.target.value);
          }}
          onFocus={open}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <styled.button
            type="button"
            aria-label={labels.clear}
            flexShrink="0"
            display="grid"
            placeItems="center"
            boxSize={{ base: '8', _largeText: '[36px]' }}
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
      {isSuggesting && (
        <SearchSuggestions
          listId={listId}
          label={labels.suggestions}
          groups={suggestions}
          activeIndex={active}
          onSelect={chooseSuggestion}
        />
      )}
      {hasResults && (
        <SearchResults
          key={list.version}
          listId={listId}
          matches={shown.matches}
          rest={shown.rest}
          activeIndex={active}
          onSelect={choose}
          labels={labels}
        />
      )}
      {hasResults && labels.seeAll && text !== '' && (
        // It is no option, because each option of the list is a product.
        <button
          type="button"
          className={classes.seeAll}
          onClick={searchForText}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            // The focus opens the list, so the list is closed after it.
            input.current?.focus();
            close();
          }}
        >
          <Search size={18} aria-hidden="true" />
          <span>{labels.seeAll(text)}</span>
        </button>
      )}
      {status === 'failed' && value !== '' && (
        <div className={classes.note} data-tone="failed" aria-hidden="true">
          {announcement}
        </div>
      )}
      {isFetching && isWanted && value !== '' && !hasResults && status !== 'failed' && (
        <div className={classes.note} data-tone="busy" aria-hidden="true">
          <Spinner />
          <span>{announcement}</span>
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </styled.div>
  );
}
