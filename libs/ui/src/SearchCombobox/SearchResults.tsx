import { searchResults } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { memo, type ReactNode } from 'react';
import { optionId } from './optionId';
import type { SearchLabels } from './searchLabels';

const classes = searchResults();

export interface SearchItem {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  /** In order; `end` is exclusive. */
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

/** Plain elements: a keystroke renders a thousand. */
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
  readonly listId: string;
  readonly matches: readonly SearchItem[];
  readonly rest: readonly SearchItem[];
  /** Over both lists; -1 for none. */
  readonly activeIndex: number;
  readonly onSelect: (id: number) => void;
  readonly labels: SearchLabels;
}

/** The matches, then the rest. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { listId, matches, rest, activeIndex, onSelect, labels } = props;
  const options = (items: readonly SearchItem[], offset: number) =>
    items.map((item, index) => (
      <Option
        key={item.id}
        id={optionId(listId, offset + index)}
        item={item}
        isActive={offset + index === activeIndex}
        onSelect={onSelect}
        idText={labels.id(item.id)}
      />
    ));

  return (
    // A click on the scrollbar must not move the focus: the list would close.
    <div
      className={classes.list}
      id={listId}
      role="listbox"
      aria-label={labels.listLabel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.length > 0 && (
        <div role="group" aria-label={labels.matches(matches.length)}>
          <p className={classes.heading} aria-hidden="true">
            {labels.matches(matches.length)}
          </p>
          {options(matches, 0)}
        </div>
      )}
      {rest.length > 0 && (
        <styled.div
          role="group"
          aria-label={matches.length > 0 ? labels.rest : labels.noMatches}
          borderTopWidth={matches.length > 0 ? '1px' : undefined}
          borderColor="border"
          mt={matches.length > 0 ? '2' : undefined}
        >
          <p className={classes.heading} aria-hidden="true">
            {matches.length > 0 ? labels.rest : labels.noMatches}
          </p>
          {options(rest, matches.length)}
        </styled.div>
      )}
    </div>
  );
});
