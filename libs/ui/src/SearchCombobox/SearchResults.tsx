import { searchCombobox } from '../../styled-system/recipes';
import { Fragment, memo } from 'react';

const classes = searchCombobox();

export const optionId = (listId: string, index: number) => `${listId}-option-${index}`;

export interface SearchLabels {
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

export interface SearchItem {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  /** In order; `end` is exclusive. */
  readonly ranges?: readonly { readonly start: number; readonly end: number }[];
}

function MarkedTitle({ title, ranges }: Required<Pick<SearchItem, 'title' | 'ranges'>>) {
  return (
    <span>
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
  /** Best first. */
  readonly matches: readonly SearchItem[];
  readonly rest: readonly SearchItem[];
  /** Over both lists. */
  readonly activeIndex: number;
  readonly onSelect: (id: number) => void;
  readonly labels: SearchLabels;
}

/** The matches, then the rest. */
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
    // A click on the scrollbar would close the list.
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
