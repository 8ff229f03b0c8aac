import { searchResults } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { memo, type ReactNode } from 'react';
import { optionId } from './optionId';
import type { SearchWords } from './searchWords';

const classes = searchResults();

/** A product as the dropdown shows it: its id, title and image (SHELL-27). */
export interface SearchItem {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  /** The ranges of the title that match the typed words, in order. `start` is inclusive, `end` is exclusive. */
  readonly ranges?: readonly { readonly start: number; readonly end: number }[];
}

function MarkedTitle({ title, ranges }: Required<Pick<SearchItem, 'title' | 'ranges'>>) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    pieces.push(
      <span key={`before ${start}`}>{title.slice(from, start)}</span>,
      <mark key={start}>{title.slice(start, end)}</mark>,
    );
    from = end;
  }
  return (
    <span>
      {pieces}
      <span>{title.slice(from)}</span>
    </span>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: SearchItem;
  readonly isActive: boolean;
  readonly onSelect: (id: number) => void;
  readonly idText: string;
}

/** One option, made of plain elements that the list styles. One keystroke renders a thousand of them. */
const Option = memo(function Option({ id, item, isActive, onSelect, idText }: OptionProps) {
  return (
    <div id={id} role="option" aria-selected={isActive} onClick={() => onSelect(item.id)}>
      <img src={item.image} alt="" width={48} height={48} loading="lazy" />
      <span>
        {item.ranges ? <MarkedTitle title={item.title} ranges={item.ranges} /> : <span>{item.title}</span>}
        <small>{idText}</small>
      </span>
    </div>
  );
});

export interface SearchResultsProps {
  /** The id of the list, to which the field refers. */
  readonly listId: string;
  /** The products that match the text, best first. */
  readonly matches: readonly SearchItem[];
  /** The products that follow the matches. */
  readonly rest: readonly SearchItem[];
  /** The index of the option that the arrow keys have reached, counted over both lists. -1 if there is none. */
  readonly activeIndex: number;
  /** Called with the id of the selected product. */
  readonly onSelect: (id: number) => void;
  /** The accessible names of the list and its messages. */
  readonly words: SearchWords;
}

/**
 * Renders the search results: first the matches with the matching text marked, then the rest under a divider
 * (SHELL-26).
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { listId, matches, rest, activeIndex, onSelect, words } = props;
  const options = (items: readonly SearchItem[], offset: number) =>
    items.map((item, index) => (
      <Option
        key={item.id}
        id={optionId(listId, offset + index)}
        item={item}
        isActive={offset + index === activeIndex}
        onSelect={onSelect}
        idText={words.id(item.id)}
      />
    ));

  return (
    // A click on the scrollbar or a gap must not move the focus: that would close the list.
    <div
      className={classes.list}
      id={listId}
      role="listbox"
      aria-label={words.listLabel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.length > 0 && (
        <div role="group" aria-label={words.matches(matches.length)}>
          <p className={classes.heading} aria-hidden="true">
            {words.matches(matches.length)}
          </p>
          {options(matches, 0)}
        </div>
      )}
      {rest.length > 0 && (
        <styled.div
          role="group"
          aria-label={matches.length > 0 ? words.rest : words.noMatches}
          borderTopWidth={matches.length > 0 ? '1px' : undefined}
          borderColor="border"
          mt={matches.length > 0 ? '2' : undefined}
        >
          <p className={classes.heading} aria-hidden="true">
            {matches.length > 0 ? words.rest : words.noMatches}
          </p>
          {options(rest, matches.length)}
        </styled.div>
      )}
    </div>
  );
});
