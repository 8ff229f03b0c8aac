import type { ProductFacts } from '@niramaya/contract';
import { comparisonCopy } from '@niramaya/copy/comparison';
import { languageCopy } from '@niramaya/copy/language';
import { productFactsCopy } from '@niramaya/copy/product-facts';
import { useGetFactsQuery, useRetryOnline, viewState, type FactsByTitle } from '@niramaya/data-access';
import { Button, LoadingText, moveFocusFromRemoved, QueryState } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { languageOfFacts } from '../ProductFacts/facts-language';
import { FactContents } from '../ProductFacts/FactContents';
import { ForAll } from './ComparedTable';

interface Row {
  readonly name: string;
  /** Returns the text by which products are compared. */
  readonly text: (facts: ProductFacts) => string;
  /** Renders the content of the cell. @default the text */
  readonly cell?: (facts: ProductFacts) => ReactNode;
}

const rows: readonly Row[] = [
  { name: productFactsCopy.uses, text: ({ uses }) => uses },
  {
    name: productFactsCopy.contents,
    text: ({ per, contents }) => JSON.stringify([per, contents]),
    cell: (facts) => <FactContents facts={facts} />,
  },
  { name: productFactsCopy.howToUse, text: ({ howToUse }) => howToUse },
  { name: productFactsCopy.askFirst, text: ({ askFirst }) => askFirst },
  { name: productFactsCopy.storage, text: ({ storage }) => storage },
];

/** The facts of a product may have line breaks. On a phone, the columns have room for them if the text is small. */
const Rows = styled('tbody', {
  base: { '& td': { whiteSpace: 'pre-line', textStyle: { _phone: 'caption' }, hyphens: 'auto' } },
});

interface FactCellProps {
  readonly facts: ProductFacts;
  /** Whether the product has no cell above this one. */
  readonly isFirst: boolean;
  /** The number of products that share the cell. Undefined for the cell of one product. */
  readonly colSpan?: number;
  readonly children: ReactNode;
}

interface ComparedFactsProps {
  /** The titles of the compared products, from left to right. */
  readonly titles: readonly string[];
  /** Whether the rows with the facts are visible. */
  readonly isShown: boolean;
  /** Whether the facts that all products share are left out. */
  readonly onlyDifferences: boolean;
  /** Called with the new value of `isShown` on a click. */
  readonly onShow: (isShown: boolean) => void;
}

/**
 * The content of a cell that all products share. It stays in view next to the headings of the rows. On a phone it is as
 * wide as the visible part of the table: the window without the headings (`--head`, which `ComparedTable` sets), the
 * padding of the cell (1 rem) and those of the panel (2 rem).
 */
const Shared = styled('div', {
  base: {
    position: { _phone: 'sticky' },
    insetInlineStart: '[calc(var(--head) + 0.5rem)]',
    maxWidth: { _phone: '[calc(100vw - var(--head) - 3rem)]' },
  },
});

/** The cell of a fact in its language. The first one of a product names a language that is not that of the page. */
function FactCell({ facts, isFirst, colSpan, children }: FactCellProps) {
  const language = languageOfFacts(facts);
  const isText = typeof children === 'string';
  if (!language || !isFirst)
    return (
      <td lang={isText ? language : undefined} colSpan={colSpan}>
        {colSpan === undefined ? children : <Shared>{children}</Shared>}
      </td>
    );
  return (
    <td colSpan={colSpan}>
      <styled.p mb="2">{productFactsCopy.onlyInEnglish}</styled.p>
      {isText ? <span lang={language}>{children}</span> : children}
    </td>
  );
}

/**
 * ComparedFacts is the part of the table with the facts of each product: a row with a button, and on a click the rows
 * that it requests, where a fact that all products share is one cell (requirement AMB-65 in `docs/requirements.md`).
 */
export function ComparedFacts({ titles, isShown, onlyDifferences, onShow }: ComparedFactsProps) {
  const rowsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <tbody>
        <tr>
          <td colSpan={titles.length + 1}>
            {/* The padding is for the ring around the focused button, because the region of the table cuts it. */}
            <ForAll css={{ px: '1.5' }}>
              <Button
                ref={button}
                variant="outline"
                size="sm"
                fullWidth
                endIcon={isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
                aria-controls={isShown ? rowsId : undefined}
                onClick={() => onShow(!isShown)}
              >
                {isShown ? comparisonCopy.facts.hide : comparisonCopy.facts.show}
              </Button>
            </ForAll>
          </td>
        </tr>
      </tbody>
      {isShown && <FactRows id={rowsId} titles={titles} onlyDifferences={onlyDifferences} button={button} />}
    </>
  );
}

interface FactRowsProps extends Pick<ComparedFactsProps, 'titles' | 'onlyDifferences'> {
  readonly id: string;
  /** The element that gets the focus on a retry, because the clicked button disappears. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

function FactRows({ id, titles, onlyDifferences, button }: FactRowsProps) {
  // Only the titles of the first render are requested: a product that is removed later must not cause another request.
  const [requested] = useState({ titles, language: languageCopy.current });
  const { currentData, error, isFetching, refetch } = useGetFactsQuery(requested);
  const state = viewState<FactsByTitle>({ data: currentData, error, isFetching }, () => false);
  const failure = useRef<HTMLTableSectionElement>(null);
  const retry = () => void refetch();
  useRetryOnline(state.view === 'failed' && state.error.kind === 'offline', () => {
    // The button 'Try again' disappears, and may have the focus.
    if (failure.current?.contains(document.activeElement))
      moveFocusFromRemoved(button.current, { preventScroll: true });
    retry();
  });
  // The message about all facts has the heading of the contents, because a row of a table needs one.
  if (state.view !== 'ready')
    return (
      <tbody ref={failure} id={id} aria-busy={state.view === 'loading'}>
        <tr>
          <th scope="row">{productFactsCopy.contents}</th>
          <td colSpan={titles.length}>
            <QueryState
              state={state}
              loading={<LoadingText>{comparisonCopy.facts.loading}</LoadingText>}
              empty={null}
              errorTexts={productFactsCopy.failed}
              illustrationSize={0}
              focusOnRetry={button}
              onRetry={retry}
            >
              {/* This function is never called: here the state is not 'ready'. */}
              {() => null}
            </QueryState>
          </td>
        </tr>
      </tbody>
    );

  const factsOf = (title: string) => state.data[title] ?? null;
  const first = factsOf(titles[0] ?? '');
  const notes = titles.map((title) => factsOf(title)?.note);
  // Whether all products have the same note.
  const isSameForAll = notes.every((note) => note === notes[0]);
  const hasNotes = notes.some((note) => note !== undefined) && !(onlyDifferences && isSameForAll);
  // A product without facts has null here, so that every row differs.
  const differs = ({ text }: Row) => {
    const texts = titles.map((title) => {
      const facts = factsOf(title);
      return facts && text(facts);
    });
    return new Set(texts).size > 1;
  };
  // Texts in two languages differ even if they mean the same, so none of them is left out as the same.
  const languages = titles.flatMap((title) => {
    const facts = factsOf(title);
    return facts ? [facts.language ?? 'en'] : [];
  });
  const isComparable = new Set(languages).size < 2;
  const haveAllFacts = titles.every((title) => factsOf(title) !== null);
  const isShared = (row: Row) => haveAllFacts && isComparable && !differs(row);
  const visibleRows = onlyDifferences && isComparable ? rows.filter(differs) : rows;
  if (visibleRows.length === 0 && !hasNotes)
    return (
      <Rows id={id}>
        <tr>
          <th scope="row">{productFactsCopy.contents}</th>
          <td colSpan={titles.length}>{comparisonCopy.facts.same}</td>
        </tr>
      </Rows>
    );
  return (
    <Rows id={id}>
      {onlyDifferences && !isComparable && (
        <tr>
          <th scope="row">{comparisonCopy.facts.note}</th>
          <td colSpan={titles.length}>{comparisonCopy.facts.inTwoLanguages}</td>
        </tr>
      )}
      {visibleRows.map((row, index) => {
        const { name, text, cell = text } = row;
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            {first && isShared(row) ? (
              <FactCell facts={first} isFirst={index === 0} colSpan={titles.length}>
                {cell(first)}
              </FactCell>
            ) : (
              titles.map((title) => {
                const facts = factsOf(title);
                if (facts)
                  return (
                    <FactCell key={title} facts={facts} isFirst={index === 0}>
                      {cell(facts)}
                    </FactCell>
                  );
                // A product without facts has one cell for all rows.
                return (
                  index === 0 && (
                    <td key={title} rowSpan={visibleRows.length + (hasNotes ? 1 : 0)}>
                      {comparisonCopy.facts.none}
                    </td>
                  )
                );
              })
            )}
          </tr>
        );
      })}
      {hasNotes && (
        <tr>
          <th scope="row">{comparisonCopy.facts.note}</th>
          {isSameForAll ? (
            <td colSpan={titles.length} lang={first ? languageOfFacts(first) : undefined}>
              <Shared>{notes[0]}</Shared>
            </td>
          ) : (
            titles.map((title) => {
              const facts = factsOf(title);
              return (
                facts && (
                  <FactCell key={title} facts={facts} isFirst={visibleRows.length === 0}>
                    {facts.note}
                  </FactCell>
                )
              );
            })
          )}
        </tr>
      )}
    </Rows>
  );
}
