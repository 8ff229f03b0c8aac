import { searchCombobox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { LifeBuoy, Search, ShoppingBasket, X } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
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
import { UiLink } from '../UiLink/UiLink';
import { optionId, SearchResults, SearchSuggestions } from './SearchResults';
import type { SearchResultsProps, SearchSuggestion, SuggestionGroup } from './SearchResults';

const classes = searchCombobox();

/**
 * The props of `SearchCombobox`, together with four of the list of results: `matches` are the results of the search,
 * the best first; `rest` are the other products of the catalogue, which the list shows below them; `labels` are the
 * texts; and `onSelect` is called with the number of the product that the shopper chooses.
 */
export interface SearchComboboxProps extends Omit<
  SearchResultsProps,
  'listId' | 'activeIndex' | 'isContinued' | 'isLed'
> {
  /** The text in the field. */
  readonly value: string;
  /** Called with the text after each change, also with text that the shopper typed before hydration. */
  readonly onValueChange: (text: string) => void;
  /**
   * The state of the search for `value`. Only `ready` opens the list of results. `failed` shows `labels.failed` in its
   * place, and screen readers announce it. An empty field has no results and no failure in any state, and its list of
   * suggestions does not depend on the state.
   */
  readonly status: 'idle' | 'ready' | 'failed';
  /**
   * True while the results of a new text are fetched; those of the previous text may still be visible. While the field
   * is in use, screen readers announce `labels.searching`. The label is also visible, unless the list of results is
   * open or the search has failed. @default false
   */
  readonly isFetching?: boolean;
  /** Called on Enter without an active option, with the trimmed text. It is never called with an empty text. */
  readonly onSearch: (text: string) => void;
  /**
   * A link below the list of results, for a shopper whom no product helps, such as 'Ask a doctor'. By default there is
   * no link.
   */
  readonly help?:
    | {
        /** The text of the link. */
        readonly text: string;
        /** The address that it opens. */
        readonly href: string;
      }
    | undefined;
  /**
   * A link above the list of results, for a text that no product matches: to products that may help instead, such as
   * 'See products for: Fever'. By default there is no link. Its text has room for two lines.
   */
  readonly lead?: SearchComboboxProps['help'];
  /** What the empty field offers while it has the focus. Without any, no list opens below it. @default [] */
  readonly suggestions?: readonly SuggestionGroup[];
  /** Called with the suggestion that the shopper chooses by click or Enter. */
  readonly onSuggestion?: (suggestion: SearchSuggestion) => void;
}

const noSuggestions: readonly SuggestionGroup[] = [];

/** The results in the list. They may lag behind the props, because they are rendered with a low priority. */
type RenderedResults = Pick<SearchComboboxProps, 'matches' | 'rest' | 'status'>;

/** The value of an index if no option is active. */
const noOption = -1;

/** Returns the products of the list in its order. The index of an option counts over both groups. */
const optionsOf = ({ matches, rest }: RenderedResults) => [...matches, ...rest];

/**
 * `SearchCombobox` is for the search of a shop, once per page in the top bar. To filter visible content use a
 * `TextField`, and for a choice from a short list a `SelectField`.
 *
 * It follows the combobox pattern of WAI-ARIA: the focus stays in the field, and the arrow keys move the active option.
 * The list opens when results have arrived and not before, is 400 px high, and closes on Escape, a choice, a click
 * outside, or when the focus leaves. Down and Enter that come before the results wait for them. Below an empty field a
 * shorter list opens, with `suggestions`. With `labels.seeAll` the list of results has a button at its lower edge,
 * which searches for the text.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { value, onValueChange, status, isFetching = false, matches, rest, onSelect, onSearch, labels } = props;
  const { suggestions = noSuggestions, onSuggestion, help, lead } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /**
   * True from focus or typing until a choice, Escape or blur. A list is open if there is also something to show in it.
   */
  const [isListWanted, setIsListWanted] = useState(false);
  /** The option that the shopper has moved to, or `noOption`. The list may have become shorter since: see `active`. */
  const [requestedIndex, setRequestedIndex] = useState(noOption);

  // The list is rendered with a low priority, because it may have a thousand options and must not delay the next key.
  const rendered = useDeferredValue<RenderedResults>(
    useMemo(() => ({ matches, rest, status }), [matches, rest, status]),
  );
  // `version` is the React key of the list, so that new results mount a new list. React would otherwise move the
  // elements of the old one, and a click could hit an option that has just come under the pointer.
  const [list, setList] = useState({ results: rendered, version: 0 });
  // True after Enter for an option that Down has chosen while the results are on their way. The results, or
  // the failure of the search, then decide what Enter does.
  const [isChoiceAwaited, setIsChoiceAwaited] = useState(false);
  // The last choice that has waited: the number of the product, or null for a search for the text.
  const [settledChoice, setSettledChoice] = useState<{ readonly id: number | null } | null>(null);
  // True if new results lack the product of the active option. The next key that the list handles, other text or a
  // close sets it to false.
  const [isActiveGone, setIsActiveGone] = useState(false);
  // This sets state during rendering, and `list.results` are still the results of the previous rendering here:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (list.results !== rendered) {
    setList({ results: rendered, version: list.version + 1 });
    // A response may order the products in another way. The active option stays the same product, so that Enter opens
    // the one that screen readers have announced. In an empty field the index is that of a suggestion.
    const activeItem = value === '' ? undefined : optionsOf(list.results)[requestedIndex];
    if (activeItem) {
      const index = optionsOf(rendered).findIndex(({ id }) => id === activeItem.id);
      setRequestedIndex(index);
      setIsActiveGone(index === noOption);
    }
    // These are the first results. If Down came before them, a product that is no match must not be opened unseen.
    const isFirst = value !== '' && list.results.status !== 'ready';
    if (isFirst && rendered.matches.length === 0) setRequestedIndex(noOption);
  }

  const suggested = suggestions.flatMap(({ items }) => items);
  const isSuggesting = isListWanted && value === '' && suggested.length > 0;
  const hasResults = isListWanted && rendered.status === 'ready' && value !== '';
  const hasFailed = status === 'failed' && value !== '';
  const isSearching = isFetching && isListWanted && value !== '' && !hasFailed;
  const isOpen = isSuggesting || hasResults;
  // The list opens when the results have arrived, and a moment later when they are `ready` and not yet rendered.
  const isAwaited = isListWanted && value !== '' && !hasResults && !hasFailed && (isFetching || status === 'ready');
  const count = isSuggesting ? suggested.length : optionsOf(rendered).length;
  /** The index of the active option, or `noOption`. */
  const active = Math.min(requestedIndex, count - 1);

  const open = () => setIsListWanted(true);
  // Text that the shopper typed before hydration is in the element but not in `value`, and the next render would remove
  // it. When `value` changes later, React has written it to the field before this effect, which then does nothing.
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
    setIsListWanted(false);
    setRequestedIndex(noOption);
    setIsActiveGone(false);
    setIsChoiceAwaited(false);
  }, []);
  const clear = () => {
    onValueChange('');
    close();
    input.current?.focus();
  };
  const moveTo = (index: number) => {
    setRequestedIndex(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  };
  // The focus may stay in the field here: the caller opens the page of the product.
  const choose = useCallback(
    (id: number) => {
      close();
      onSelect(id);
    },
    [close, onSelect],
  );

  /** The page shows the results of a suggestion or of a text. The on-screen keyboard of a phone would cover them. */
  const closeKeyboard = () => input.current?.blur();

  const chooseSuggestion = (suggestion: SearchSuggestion) => {
    close();
    closeKeyboard();
    onSuggestion?.(suggestion);
  };

  const text = value.trim();
  const searchForText = () => {
    if (text === '') return;
    close();
    closeKeyboard();
    onSearch(text);
  };

  /** Selects the active option, or searches for the text. An option of an awaited list is selected when it is there. */
  const submit = () => {
    if (isAwaited && requestedIndex !== noOption && text !== '') {
      setIsChoiceAwaited(true);
      return;
    }
    const suggestion = isSuggesting ? suggested[active] : undefined;
    const item = hasResults ? optionsOf(rendered)[active] : undefined;
    if (suggestion) chooseSuggestion(suggestion);
    else if (item) choose(item.id);
    else searchForText();
  };

  // The shopper has not seen the list, so only a match is opened. `close` ends the wait.
  if (isChoiceAwaited && !isAwaited) {
    close();
    setSettledChoice({ id: hasResults ? (rendered.matches[requestedIndex]?.id ?? null) : null });
  }
  const reportChoice = useEffectEvent(() => {
    if (settledChoice === null) return;
    if (settledChoice.id !== null) return onSelect(settledChoice.id);
    closeKeyboard();
    onSearch(text);
  });
  useEffect(() => reportChoice(), [settledChoice]);

  const deactivate = () => setRequestedIndex(noOption);
  const actions = { open, close, clear, submit, deactivate };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const action = actionOf(event, {
      isOpen,
      count,
      active: isAwaited ? requestedIndex : active,
      isAwaited,
    });
    if (action === null) return;
    setIsActiveGone(false);
    // A key that only deactivates the option moves the cursor in the text as usual.
    if (action.type !== 'deactivate') event.preventDefault();
    if (action.type === 'moveTo') moveTo(action.index);
    else actions[action.type]();
  };

  const closeOnEscape = ({ key }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape') return;
    // The focus opens the list, so the list is closed after it.
    input.current?.focus();
    close();
  };

  /** Whether there are controls below the list of results. */
  const hasMore = text !== '' && (help !== undefined || labels.seeAll !== undefined);

  let announcement = '';
  if (hasFailed) announcement = labels.failed;
  else if (isSearching) announcement = labels.searching;
  else if (hasResults && isActiveGone && labels.activeGone) announcement = labels.activeGone;
  // The newest matches count, which the list shows a moment later. The products of `rest` are no results.
  else if (hasResults) announcement = matches.length > 0 ? labels.matches(matches.length) : labels.noMatches;

  return (
    <styled.div
      position="relative"
      role="search"
      w="full"
      onBlur={({ currentTarget, relatedTarget }) => {
        // After a click on something that cannot have the focus there is no `relatedTarget`. Such a click closes the
        // suggestions; the list of results has an overlay that closes it.
        const isLeft = relatedTarget instanceof Node ? !currentTarget.contains(relatedTarget) : isSuggesting;
        if (isLeft) close();
      }}
    >
      {hasResults && (
        // The overlay is invisible. A click on it closes the list and hits nothing else. Escape does the same for the
        // keyboard, so the overlay needs no role.
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
            setRequestedIndex(noOption);
            setIsActiveGone(false);
            setIsChoiceAwaited(false);
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
      {hasResults && lead && (
        <div className={classes.lead}>
          <UiLink className={classes.control} href={lead.href} onClick={close} onKeyDown={closeOnEscape}>
            <ShoppingBasket size={18} aria-hidden="true" />
            <span>{lead.text}</span>
          </UiLink>
        </div>
      )}
      {hasResults && (
        <SearchResults
          key={list.version}
          listId={listId}
          matches={rendered.matches}
          rest={rendered.rest}
          activeIndex={active}
          onSelect={choose}
          labels={labels}
          isContinued={hasMore}
          isLed={lead !== undefined}
        />
      )}
      {hasResults && hasMore && (
        // These controls are outside of the list, because each option of the list is a product.
        <div className={classes.below} data-led={lead ? '' : undefined}>
          {help && (
            <UiLink className={classes.control} href={help.href} onClick={close} onKeyDown={closeOnEscape}>
              <LifeBuoy size={18} aria-hidden="true" />
              <span>{help.text}</span>
            </UiLink>
          )}
          {labels.seeAll && (
            <button type="button" className={classes.control} onClick={searchForText} onKeyDown={closeOnEscape}>
              <Search size={18} aria-hidden="true" />
              <span>{labels.seeAll(text)}</span>
            </button>
          )}
        </div>
      )}
      {hasFailed && (
        <div className={classes.note} data-tone="failed" aria-hidden="true">
          {announcement}
        </div>
      )}
      {isSearching && !hasResults && (
        <div className={classes.note} data-tone="busy" aria-hidden="true">
          <Spinner />
          <span>{announcement}</span>
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </styled.div>
  );
}
