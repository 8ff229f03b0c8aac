import { searchCombobox } from '../../styled-system/recipes';
import { History, Search } from 'lucide-react';
import { Fragment, memo, type MouseEvent } from 'react';
import { useTitleLanguage } from '../theme/titleLanguage';

const classes = searchCombobox();

/** Keeps the focus in the field. A click on the scrollbar of a list would otherwise take it, and close the list. */
const keepFocusInField = (event: MouseEvent) => event.preventDefault();

/**
 * The `tabIndex` of a list. Chromium would otherwise put a list that scrolls into the Tab order. Keyboard users need no
 * such stop: the arrow keys in the field move the active option, and the list scrolls to it.
 */
const notInTabOrder = -1;

/** Returns the id of an option's element. `index` counts over all groups of the list, from 0. */
export const optionId = (listId: string, index: number) => `${listId}-option-${index}`;

/** The texts of a `SearchCombobox`. */
export interface SearchLabels {
  /** The name of the field for screen readers. */
  readonly label: string;
  /** The visible text in the empty field. */
  readonly placeholder: string;
  /** The name of the button that empties the field. */
  readonly clear: string;
  /** The name of the list of results for screen readers. */
  readonly listLabel: string;
  /** The heading of the matches, also announced when the list opens, such as '3 matches'. */
  readonly matches: (count: number) => string;
  /** The heading of the whole list if nothing matches, such as 'No match. All products'. */
  readonly noMatches: string;
  /** The heading of the other products, below the matches. */
  readonly rest: string;
  /**
   * The message that is announced if new results lack the product of the active option, after which no option is
   * active. Without it nothing is announced.
   */
  readonly activeGone?: string;
  /** The name of the list of suggestions for screen readers. A combobox with suggestions needs it. */
  readonly suggestions?: string;
  /**
   * The text of the button below the list of results, for the trimmed text of the field. The button searches for that
   * text, as Enter does while no option is active. Without this label there is no button.
   */
  readonly seeAll?: (text: string) => string;
  /** The message while results are fetched, visible and announced. */
  readonly searching: string;
  /** The message after a search that has failed, visible and announced. */
  readonly failed: string;
  /** The second line of an option, for the number of its product, such as 'Product 12'. */
  readonly id: (id: number) => string;
}

/** One product of the list. */
export interface SearchItem {
  /** The number of the product, which `onSelect` receives. */
  readonly id: number;
  /** The name of the product. */
  readonly title: string;
  /** The address of a picture, shown at 48 × 48 px. */
  readonly image: string;
  /**
   * The parts of the title that match the text of the field, in their order and without overlap. The indexes count
   * UTF-16 code units. Items of `rest` have none, and nothing of them is marked.
   */
  readonly ranges?: readonly {
    /** The index of the first character of the part, from 0. */
    readonly start: number;
    /** The index after its last character. */
    readonly end: number;
  }[];
}

/**
 * The title, with its matching parts marked if it has some. The text between them has elements of its own, because a
 * browser that translates the page replaces text nodes, and React would lose them.
 */
function Title({ title, ranges }: Pick<SearchItem, 'title' | 'ranges'>) {
  const language = useTitleLanguage();
  if (!ranges) return <span lang={language}>{title}</span>;
  return (
    <span lang={language}>
      {ranges.map(({ start, end }, index) => {
        const previousEnd = ranges[index - 1]?.end ?? 0;
        return (
          <Fragment key={start}>
            <span>{title.slice(previousEnd, start)}</span>
            <mark>{title.slice(start, end)}</mark>
          </Fragment>
        );
      })}
      <span>{title.slice(ranges.at(-1)?.end ?? 0)}</span>
    </span>
  );
}

interface OptionProps {
  /** The id of the element. */
  readonly id: string;
  /** The product. */
  readonly item: SearchItem;
  /** Whether Enter would select this option. */
  readonly isActive: boolean;
  /** Called with the number of the product on a click. */
  readonly onSelect: (id: number) => void;
  /** The second line. */
  readonly idText: string;
}

/**
 * One option. It consists of plain elements that the recipe of the list styles, because a single keystroke can render a
 * thousand of them.
 */
const Option = memo(function Option({ id, item, isActive, onSelect, idText }: OptionProps) {
  return (
    <div id={id} role="option" aria-selected={isActive} onClick={() => onSelect(item.id)}>
      <img src={item.image} alt="" width={48} height={48} loading="lazy" />
      <span>
        <Title title={item.title} ranges={item.ranges} />
        <small>{idText}</small>
      </span>
    </div>
  );
});

/**
 * The props of the list of results, most of which are props of `SearchCombobox` that it passes on. Pass the same arrays
 * until the results change: for a new array `SearchCombobox` mounts a new list, which is scrolled to its top or to the
 * active option.
 */
export interface SearchResultsProps {
  /** The id of the list's element. */
  readonly listId: string;
  /** The products that match, the best first. */
  readonly matches: readonly SearchItem[];
  /** The other products, below the matches. */
  readonly rest: readonly SearchItem[];
  /** The index of the active option over both groups, or -1. */
  readonly activeIndex: number;
  /** Called with the number of the product that the shopper chooses, by a click on its option or by Enter. */
  readonly onSelect: (id: number) => void;
  /** The texts of the search. */
  readonly labels: SearchLabels;
  /** Whether controls follow at the lower edge of the list, in the same panel. */
  readonly isContinued: boolean;
  /** Whether a link precedes the list, in the same panel. */
  readonly isLed: boolean;
}

/**
 * The list of results: the matches, then the other products, each group under its heading. If nothing matches, all
 * products are in one group.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { listId, matches, rest, activeIndex, onSelect, labels, isContinued, isLed } = props;
  const group = (label: string, items: readonly SearchItem[], offset: number) =>
    items.length > 0 && (
      <div role="group" aria-label={label}>
        <p className={classes.heading} aria-hidden="true">
          {label}
        </p>
        {items.map((item, index) => (
          <Option
            key={item.id}
            id={optionId(listId, offset + index)}
            item={item}
            isActive={offset + index === activeIndex}
            onSelect={onSelect}
            idText={labels.id(item.id)}
          />
        ))}
      </div>
    );

  return (
    <div
      className={classes.list}
      data-continued={isContinued ? '' : undefined}
      data-led={isLed ? '' : undefined}
      id={listId}
      role="listbox"
      aria-label={labels.listLabel}
      tabIndex={notInTabOrder}
      onMouseDown={keepFocusInField}
    >
      {group(labels.matches(matches.length), matches, 0)}
      {group(matches.length > 0 ? labels.rest : labels.noMatches, rest, matches.length)}
    </div>
  );
});

/** A search that the empty field offers. */
export interface SearchSuggestion {
  /** The visible text. */
  readonly text: string;
  /** The text to search for. */
  readonly search: string;
}

/** Suggestions below one heading. React uses the heading and the texts as keys, so each is unique. */
export interface SuggestionGroup {
  /** The heading. */
  readonly label: string;
  /**
   * `recent` are earlier searches, one below the other; `topics` are short names, in as many columns of 152 px as fit.
   */
  readonly kind: 'recent' | 'topics';
  /** The suggestions. A group without any is not shown. */
  readonly items: readonly SearchSuggestion[];
}

const suggestionIcons = { recent: History, topics: Search };

interface SuggestionsProps {
  /** The id of the list's element. */
  readonly listId: string;
  /** The name of the list for screen readers. */
  readonly label: string | undefined;
  /** The groups from top to bottom. */
  readonly groups: readonly SuggestionGroup[];
  /** The index of the active option over all groups, or -1. */
  readonly activeIndex: number;
  /** Called with the suggestion that the shopper chooses by click. */
  readonly onSelect: (suggestion: SearchSuggestion) => void;
}

/** The list below the empty field: earlier searches and topics, as tall as its contents. */
export function SearchSuggestions({ listId, label, groups, activeIndex, onSelect }: SuggestionsProps) {
  const shownGroups = groups.filter(({ items }) => items.length > 0);
  /** Returns the index of the first option of a group: indexes count over all groups. */
  const firstIndexOf = (groupIndex: number): number =>
    shownGroups.slice(0, groupIndex).reduce((count, { items }) => count + items.length, 0);
  return (
    <div
      className={classes.suggestions}
      id={listId}
      role="listbox"
      aria-label={label}
      tabIndex={notInTabOrder}
      onMouseDown={keepFocusInField}
    >
      {shownGroups.map((group, groupIndex) => {
        const Icon = suggestionIcons[group.kind];
        return (
          // The recipe lays out the groups by `data-kind`.
          <div key={group.label} role="group" aria-label={group.label} data-kind={group.kind}>
            <p className={classes.heading} aria-hidden="true">
              {group.label}
            </p>
            {group.items.map((item, index) => {
              const optionIndex = firstIndexOf(groupIndex) + index;
              return (
                <div
                  key={item.text}
                  id={optionId(listId, optionIndex)}
                  role="option"
                  aria-selected={optionIndex === activeIndex}
                  onClick={() => onSelect(item)}
                >
                  <Icon size={18} aria-hidden="true" />
                  <span>{item.text}</span>
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
