import { Grid, styled } from '@niramaya/ui/styled';
import { basePrice, formatRupees, linkToProduct, paths, unitPrice } from '@niramaya/contract';
import { comparisonCopy } from '@niramaya/copy/comparison';
import { medicinesCopy } from '@niramaya/copy/medicines';
import {
  openPanel,
  showMedicine,
  toggleCompared,
  useAppDispatch,
  useBrowserStorage,
  useCompared,
  useUnreadableCompared,
} from '@niramaya/data-access';
import {
  Badge,
  Button,
  Chip,
  EmptyPanel,
  moveFocusFromRemoved,
  ProductPicture,
  UiLink,
  WarningNotice,
} from '@niramaya/ui';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { knownCategory } from '../MedicineDetailsScreen/product-guide';
import { PricesNotice } from '../PricesNotice';
import { useToday, type Today } from '../useToday';
import { ComparedFacts } from './ComparedFacts';

const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    minWidth: { base: '[calc(5.25rem + var(--products) * 7.25rem)]', sm: '[calc(6.5rem + var(--products) * 9rem)]' },
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
    '& tr > :first-of-type:is(th)': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '[1]',
      bg: 'bg.panel',
      width: { base: '[5.25rem]', sm: '[6.5rem]' },
      fontWeight: 'normal',
      color: 'fg.muted',
    },
  },
  variants: {
    // The facts are sentences, which a column that is made for prices would break after each word. Two such columns
    // still fit on a phone, and wider ones would not: `wide` is for three or four, which scroll sideways in any case.
    wide: { true: { minWidth: { base: '[calc(5.25rem + var(--products) * 11rem)]' } } },
  },
});

/** Returns the unrounded price of a piece, a gram or a millilitre, or null. */
const basePriceOf = ({ medicine: { title, discountedPrice } }: Today) => basePrice(title, discountedPrice);

/**
 * True if a lowest price means something: all products are of one category, and are sold by the same unit, such as the
 * piece or the gram.
 */
const areOfOneKind = (products: readonly Today[]): boolean => {
  const kinds = products.map((today) => {
    const unit = basePriceOf(today)?.unit;
    return unit && `${today.medicine.category} ${unit}`;
  });
  return kinds.every((kind) => kind !== undefined && kind === kinds[0]);
};

/** A line of the table. */
interface Row {
  readonly name: string;
  readonly cell: (today: Today) => ReactNode;
  /** The content in words, by which products are the same. A row without it is visible in any case. */
  readonly text?: (today: Today) => string;
}

/** A row whose cells are words alone. */
const wordsRow = (name: string, text: (today: Today) => string): Row => ({ name, cell: text, text });

const Lowest = ({ children }: { readonly children: string }) => (
  <styled.span display="block" pt="1">
    <Badge tone="brand">{children}</Badge>
  </styled.span>
);

/**
 * ComparePanel shows the products of the comparison in a table, at most four, from the storage of this tab: prices in
 * rupees, saving, price per unit, such as a tablet or a gram, rating and category. It opens with two or more, and the shopper may remove
 * all of them here. A chip hides the rows that are the same for all. It requests today's prices as it opens, and the facts of the products on a click.
 */
export function ComparePanel() {
  const stored = useCompared();
  const today = useToday(stored);
  const products = stored.map(today.todayOf);
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const region = useRef<HTMLDivElement>(null);
  const [areFactsShown, setAreFactsShown] = useState(false);
  const [onlyDifferences, setOnlyDifferences] = useState(false);

  const unreadable = useUnreadableCompared() && (
    <WarningNotice {...comparisonCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />
  );

  if (products.length === 0) return unreadable || <EmptyPanel {...comparisonCopy.empty} href={paths.medicines} />;

  const sold = products.filter(({ isSold }) => isSold);
  const comparable = sold.length > 1 && areOfOneKind(sold) ? sold : [];
  const lowest = Math.min(...comparable.map(({ medicine }) => medicine.discountedPrice));
  const lowestPerUnit = Math.min(...comparable.map((today) => basePriceOf(today)?.rupees ?? Infinity));
  const unitOf = ({ medicine }: Today) => {
    const perUnit = unitPrice(medicine.title, medicine.discountedPrice);
    return perUnit ? medicinesCopy.card.perUnit(perUnit) : comparisonCopy.unknown;
  };
  const categoryOf = ({ medicine: { category } }: Today) => {
    const known = knownCategory(category);
    return known ? medicinesCopy.categories[known] : category;
  };
  const rows: readonly Row[] = [
    {
      name: comparisonCopy.price,
      cell: ({ medicine, note, isSold }) => (
        <>
          {/* A price of five digits would not fit in the column of a phone at the usual size. */}
          <styled.span textStyle={{ base: 'body', sm: 'price' }} fontWeight="bold">
            {formatRupees(medicine.discountedPrice)}
          </styled.span>
          <styled.span display="block" role="status">
            {note}
          </styled.span>
          {isSold && medicine.discountedPrice === lowest && <Lowest>{comparisonCopy.lowest}</Lowest>}
        </>
      ),
    },
    wordsRow(comparisonCopy.mrp, ({ medicine }) => formatRupees(medicine.price)),
    wordsRow(comparisonCopy.saving, ({ medicine }) => comparisonCopy.saved(medicine.price - medicine.discountedPrice)),
    {
      name: comparisonCopy.perUnit,
      cell: (today) => (
        <>
          <span>{unitOf(today)}</span>
          {today.isSold && basePriceOf(today)?.rupees === lowestPerUnit && (
            <Lowest>{comparisonCopy.lowestPerUnit}</Lowest>
          )}
        </>
      ),
      text: unitOf,
    },
    wordsRow(comparisonCopy.rating, ({ medicine }) => comparisonCopy.outOf5(medicine.rating)),
    wordsRow(comparisonCopy.category, categoryOf),
    {
      name: comparisonCopy.actions,
      cell: ({ medicine, isSold, remark }) => (
        <Grid gap="2" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
          {isSold && (
            <AddToCartButton
              medicine={medicine}
              label={comparisonCopy.add}
              name={comparisonCopy.addOf(medicine.title)}
              remark={remark}
            />
          )}
          <Button
            size="sm"
            variant="ghost"
            tone="neutral"
            aria-label={comparisonCopy.dropOf(medicine.title)}
            onClick={() => {
              toggleCompared(storage, medicine);
              moveFocusFromRemoved(region.current);
            }}
          >
            {comparisonCopy.drop}
          </Button>
        </Grid>
      ),
    },
  ];
  const isFolded = onlyDifferences && products.length > 1;
  const differs = ({ text }: Row) => text === undefined || new Set(products.map(text)).size > 1;
  const visibleRows = isFolded ? rows.filter(differs) : rows;

  return (
    <>
      {unreadable}
      <PricesNotice today={today} focusAfter={region} />
      {products.length > 1 && (
        <styled.div pb="3">
          <Chip selected={onlyDifferences} onToggle={setOnlyDifferences}>
            {comparisonCopy.onlyDifferences}
          </Chip>
        </styled.div>
      )}
      <styled.div
        ref={region}
        tabIndex={0}
        role="region"
        aria-label={comparisonCopy.caption}
        overflowX="auto"
        // A focused button scrolls to a place next to the sticky headings of the rows, which would cover it.
        scrollPaddingInline={{ base: '[5.75rem 0.5rem]', sm: '[7rem 0.5rem]' }}
        _focusVisible={{ outlineOffset: '[-3px]' }}
      >
        <Table wide={areFactsShown && products.length > 2} style={{ '--products': products.length } as CSSProperties}>
          <caption>{comparisonCopy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{comparisonCopy.product}</th>
              {products.map(({ medicine: product }) => (
                <th key={product.title} scope="col">
                  <styled.div boxSize="20" mb="2" bg="bg.subtle" borderRadius="control" overflow="hidden">
                    <ProductPicture src={product.image} alt="" sizePx={80} />
                  </styled.div>
                  <UiLink
                    {...linkToProduct(product)}
                    variant="inline"
                    onClick={() => void dispatch(showMedicine(product))}
                    // A middle click opens a new tab, which reads the product from storage.
                    onAuxClick={() => void dispatch(showMedicine(product))}
                  >
                    {product.title}
                  </UiLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleRows.map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {products.map((product) => (
                  <td key={product.medicine.title}>{cell(product)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <ComparedFacts
            titles={products.map(({ medicine }) => medicine.title)}
            isShown={areFactsShown}
            onlyDifferences={isFolded}
            onShow={setAreFactsShown}
          />
        </Table>
      </styled.div>
    </>
  );
}
