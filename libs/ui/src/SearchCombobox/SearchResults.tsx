import { searchCombobox } from '../../styled-system/recipes';
import { History, Search } from 'lucide-react';
import { Fragment, memo } from 'react';
import { useTitleLanguage } from '../theme/titleLanguage';

const classes = searchCombobox();

/** Returns the id of an option's element. `index` counts over both groups. */
export const optionId = (listId: string, index: number) => `${listId}-option-${index}`;

/** The texts of a `SearchCombobox`. */
export interface SearchLabels {
  /** The name of the field for screen readers. */
  readonly label: string;
  /** The visible text in the empty field. */
  readonly placeholder: string;
  /** The name of the button that empties the field. */
  readonly clear: string;
  /** The name of the list for screen readers. */
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
  /** The name of the list of suggestions for screen readers. */
  readonly suggestions?: string;
  /** The button below the list, which searches for the trimmed text as Enter does. Without it there is no button. */
  readonly seeAll?: (text: string) => string;
  /** The message while results are fetched, visible and announced. */
  readonly searching: string;
  /** The message after a search that has failed, visible and announced. */
  readonly failed: string;
  /** The second line of an option, such as 'Product 12'. */
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
  /** The parts of the title that match the text, in their order and without overlap. Items of `rest` have none. */
  readonly ranges?: readonly {
    /** The index of the first character of the part, from 0. */
    readonly start: number;
    /** The index after its last character. */
    readonly end: number;
  }[];
}

/** The title, with its matching parts marked if it has some. */
function Title({ title, ranges }: Pick<SearchItem, 'title' | 'ranges'>) {
  const language = useTitleLanguage();
  if (!ranges) return <span lang={language}>{title}</span>;
  return (
    <span lang={language}>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          <span>{title.slice(ranges[index - 1]?.end ?? 0, start)}</span>
          <mark>{title.slice(start, end)}</mark>
        </Fragment>
      ))}
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
 * The props of the list. `SearchCombobox` passes most of its own. Pass the same arrays until the results change: a new
 * one renders a new list, scrolled to its top or to the active option.
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
  /** Called with the number of the product that the shopper chooses by click or Enter. */
  readonly onSelect: (id: number) => void;
  /** The texts of the search. */
  readonly labels: SearchLabels;
}

/**
 * The list of results: the matches, then the other products, each group under its heading. If nothing matches, all
 * products are in one group.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { listId, matches, rest, activeIndex, onSelect, labels } = props;
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
    // The list prevents the default of `mousedown`, because a click on its scrollbar would otherwise take the focus from
    // the field and close the list.
    <div
      className={classes.list}
      id={listId}
      role="listbox"
      aria-label={labels.listLabel}
      onMouseDown={(event) => event.preventDefault()}
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

/** Suggestions below one heading. */
export interface SuggestionGroup {
  /** The heading. */
  readonly label: string;
  /** `recent` are earlier searches, one below the other; `topics` are short names, in two columns. */
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
  /** The index of the first option of each group: indexes count over all groups. */
  const offsets = shownGroups.map((_group, index) => shownGroups.slice(0, index).flatMap(({ items }) => items).length);
  return (
    // The focus stays in the field, also if the shopper scrolls the list.
    <div
      className={classes.suggestions}
      id={listId}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shownGroups.map((group, groupIndex) => {
        const Icon = suggestionIcons[group.kind];
        return (
          <div key={group.label} role="group" aria-label={group.label} data-kind={group.kind}>
            <p className={classes.heading} aria-hidden="true">
              {group.label}
            </p>
            {group.items.map((item, index) => {
              const optionIndex = offsets[groupIndex]! + index;
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
