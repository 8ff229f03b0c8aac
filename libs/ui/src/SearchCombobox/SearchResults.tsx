import { searchResultsHeading, searchResultsList } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { memo, type ReactNode } from 'react';
import { optionId } from './optionId';
import type { SearchWords } from './SearchCombobox';

/** A product as the dropdown shows it: its id, title and image (SHELL-27). */
export interface SearchItem {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  /** Where the typed words stand in the title, in order: from `start` up to and without `end`. */
  readonly ranges?: readonly { readonly start: number; readonly end: number }[];
}

function MarkedTitle({ title, ranges = [] }: Pick<SearchItem, 'title' | 'ranges'>) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    pieces.push(title.slice(from, start), <mark key={start}>{title.slice(start, end)}</mark>);
    from = end;
  }
  pieces.push(title.slice(from));
  return <>{pieces}</>;
}

interface OptionProps {
  readonly id: string;
  readonly item: SearchItem;
  readonly isActive: boolean;
  readonly onSelect: (id: number) => void;
  readonly idText: string;
}

/** Plain elements, which the list gives their looks: a thousand of them are made with a keystroke. */
const Option = memo(function Option({ id, item, isActive, onSelect, idText }: OptionProps) {
  return (
    <div id={id} role="option" aria-selected={isActive} onClick={() => onSelect(item.id)}>
      <img src={item.image} alt="" width={48} height={48} loading="lazy" />
      <span>
        <span>
          <MarkedTitle title={item.title} ranges={item.ranges} />
        </span>
        <small>{idText}</small>
      </span>
    </div>
  );
});

export interface SearchResultsProps {
  readonly listId: string;
  readonly matches: readonly SearchItem[];
  readonly rest: readonly SearchItem[];
  readonly activeIndex: number;
  readonly onSelect: (id: number) => void;
  readonly words: SearchWords;
}

/** The list scrolls itself: a box around it that scrolled would have to take the focus. */
const List = chakra('div', searchResultsList);

const Heading = chakra('p', searchResultsHeading);

/** The list of the search: matches first with the match marked, the rest under a divider (SHELL-26). */
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
    // Pressing the scrollbar or a gap must not take the focus, and with it the list, away.
    <List id={listId} role="listbox" aria-label={words.listLabel} onMouseDown={(event) => event.preventDefault()}>
      {matches.length > 0 && (
        <div role="group" aria-label={words.matches(matches.length)}>
          <Heading aria-hidden="true">{words.matches(matches.length)}</Heading>
          {options(matches, 0)}
        </div>
      )}
      {rest.length > 0 && (
        <chakra.div
          role="group"
          aria-label={matches.length > 0 ? words.rest : words.noMatches}
          borderTopWidth={matches.length > 0 ? '1px' : undefined}
          borderColor="border"
          mt={matches.length > 0 ? '2' : undefined}
        >
          <Heading aria-hidden="true">{matches.length > 0 ? words.rest : words.noMatches}</Heading>
          {options(rest, matches.length)}
        </chakra.div>
      )}
    </List>
  );
});
