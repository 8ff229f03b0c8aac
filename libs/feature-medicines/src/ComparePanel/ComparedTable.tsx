import { packOf, shortName } from '@niramaya/contract';
import { comparisonCopy } from '@niramaya/copy/comparison';
import { languageCopy } from '@niramaya/copy/language';
import { Flex, styled } from '@niramaya/ui/styled';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';

/**
 * The custom properties are the widths of the table: `--head` of the column with the headings of the rows, and
 * `--column` the least width of a product. On a phone two and a half products are visible, so that the half one is a
 * sign that the table goes on. There the table reaches the edge of the panel.
 */
const Frame = styled('div', {
  base: {
    '--head': { base: '4.75rem', sm: '6.5rem' },
    '--column': { base: '6.75rem', sm: '9rem' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    position: 'relative',
    marginInlineEnd: { base: '-4', md: '0' },
    // The layers inside have their order by `z-index`. The lowest are the headings of the rows, then the pinned names,
    // then the head of the table.
    isolation: 'isolate',
    // The ring of the focused region is above these layers, which would cover the outline of the region itself.
    '&:has(> [role=region]:focus-visible)::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      insetInlineStart: { base: '-2', sm: '0' },
      zIndex: '[6]',
      pointerEvents: 'none',
      colorPalette: 'brand',
      layerStyle: 'focusRing',
      outlineOffset: '[-3px]',
    },
  },
});

/** The table scrolls sideways if its columns need more room than the window. The headings of the rows stay in view. */
const Table = styled('table', {
  base: {
    width: 'full',
    // A sticky cell would leave a collapsed border behind, which then breaks at the headings of the rows.
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    minWidth: '[calc(var(--head) + var(--products) * var(--column))]',
    '& caption': { srOnly: true },
    '& th, & td': {
      p: { base: '2', sm: '3' },
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'break-word',
    },
    // The small headings of a phone and the first lines of the cells are on one line.
    '& tbody :is(th, td)': { verticalAlign: 'baseline' },
    '& tr > :first-of-type:is(th)': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '[1]',
      bg: 'bg.panel',
      width: '[var(--head)]',
      paddingInlineStart: { base: '0', sm: '3' },
      textStyle: { base: 'caption', sm: 'body' },
      overflowWrap: 'normal',
      fontWeight: 'normal',
      color: 'fg.muted',
    },
    // On a phone the table reaches the edge of the window.
    '& tr > :last-child': { paddingInlineEnd: { base: '4', md: '3' } },
    '& td:first-child': { paddingInlineStart: { base: '0', sm: '3' } },
    '& thead th': { position: 'relative', zIndex: '[3]', bg: 'bg.panel', textStyle: { base: 'caption', sm: 'body' } },
    '& thead tr > :first-of-type:is(th)': { zIndex: '[4]' },
    // A focused control scrolls to a place below the pinned names, which are about that high.
    '& :is(th, a, button)': { scrollMarginTop: { _tall: '24' } },
  },
});

/**
 * The content of a cell that is as wide as the table. On a phone it stays in view and is as wide as the window without
 * the padding of the panel (2 rem).
 */
export const ForAll = styled('div', {
  base: {
    position: 'sticky',
    insetInlineStart: { base: '0', sm: '3' },
    maxWidth: { _phone: '[calc(100vw - 2rem)]' },
  },
});

/**
 * The names of the products, pinned below the title of the panel. They take no room: as long as the head of the table
 * is in view, it covers them. Screen readers read the names in the head.
 */
const PinnedNames = styled('div', {
  base: {
    display: { base: 'none', _tall: 'block' },
    position: 'sticky',
    // The height of the title is rounded. Without the overlap of a pixel, the table would show through in between.
    top: '[calc(var(--header-height, 4rem) - 1px)]',
    zIndex: '[2]',
    gridArea: '1 / 1',
    alignSelf: 'start',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
    paddingInlineStart: '[var(--head)]',
    '& > div': { overflowX: 'auto', scrollbarWidth: '[none]' },
    '& > div > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--products), minmax(0, 1fr))',
      minWidth: '[calc(var(--products) * var(--column))]',
      textStyle: 'caption',
    },
    '& p': { px: { base: '2', sm: '3' }, py: '2', overflowWrap: 'break-word' },
    '& strong': { display: 'block', fontWeight: 'semibold' },
    '& span': { color: 'fg.muted', display: 'block' },
  },
});

/** The sign at the edge of the table that more products are behind it. */
const EdgeShade = styled('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '4',
    zIndex: '[5]',
    pointerEvents: 'none',
    background: '[linear-gradient(to left, token(colors.border), transparent)]',
  },
});

/**
 * Returns how the table in a region is cut: `no` if the region has room for it, and otherwise whether columns are
 * behind its end (`atEnd`), or the shopper has scrolled that far (`atStart`).
 */
function useCut(region: RefObject<HTMLElement | null>) {
  const [cut, setCut] = useState<'no' | 'atEnd' | 'atStart'>('no');
  const measure = (element: HTMLElement) => {
    const hiddenPx = element.scrollWidth - element.clientWidth;
    // Browsers round a scroll position, so the end may be a pixel off.
    if (hiddenPx < 2) setCut('no');
    else setCut(element.scrollLeft < hiddenPx - 1 ? 'atEnd' : 'atStart');
  };
  useEffect(() => {
    const element = region.current!;
    const sizes = new ResizeObserver(() => measure(element));
    for (const box of [element, element.firstElementChild!]) sizes.observe(box);
    return () => sizes.disconnect();
  }, [region]);
  return { cut, measure };
}

interface ComparedTableProps {
  /** The element that scrolls sideways. It can have the focus. */
  readonly region: RefObject<HTMLDivElement | null>;
  /** The titles of the products, from left to right. */
  readonly titles: readonly string[];
  /** The controls above the table. */
  readonly controls: ReactNode;
  /** The head and the bodies of the table. */
  readonly children: ReactNode;
}

/**
 * ComparedTable is the table of the comparison, with a column for each product. The names of the products stay in view
 * while the panel scrolls. If the table is wider than the panel, a sentence above it asks to slide it sideways.
 */
export function ComparedTable({ region, titles, controls, children }: ComparedTableProps) {
  const names = useRef<HTMLDivElement>(null);
  const { cut, measure } = useCut(region);
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" pb="3" _empty={{ display: 'none' }}>
        {controls}
        {cut !== 'no' && (
          <styled.p textStyle="caption" color="fg.muted">
            {comparisonCopy.sideways(titles.length)}
          </styled.p>
        )}
      </Flex>
      <Frame style={{ '--products': titles.length } as CSSProperties}>
        <PinnedNames aria-hidden lang={languageCopy.apiLanguage}>
          {/* The names scroll with the table, and the table with the names. Only the table is in the tab order. */}
          <div
            ref={names}
            tabIndex={-1}
            onScroll={({ currentTarget }) => region.current!.scrollTo({ left: currentTarget.scrollLeft })}
          >
            <div>
              {titles.map((title) => {
                const { name, pack } = packOf(title);
                return (
                  <p key={title}>
                    <strong>{shortName(name)}</strong>
                    <span>{pack}</span>
                  </p>
                );
              })}
            </div>
          </div>
        </PinnedNames>
        <styled.div
          ref={region}
          tabIndex={0}
          role="region"
          aria-label={comparisonCopy.caption}
          gridArea="1 / 1"
          overflowX="auto"
          // A focused button scrolls to a place next to the sticky headings of the rows, which would cover it.
          scrollPaddingInline="[calc(var(--head) + 0.5rem) 0.5rem]"
          _focusVisible={{ outline: '[none]' }}
          onScroll={({ currentTarget }) => {
            names.current!.scrollLeft = currentTarget.scrollLeft;
            measure(currentTarget);
          }}
        >
          <Table>
            <caption>{comparisonCopy.caption}</caption>
            {children}
          </Table>
        </styled.div>
        {cut === 'atEnd' && <EdgeShade />}
      </Frame>
    </>
  );
}
