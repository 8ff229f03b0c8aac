import { Grid, styled } from '@niramaya/ui/styled';
import { basePrice, formatRupees, linkToProduct, paths, unitPrice } from '@niramaya/contract';
import { comparisonCopy } from '@niramaya/copy/comparison';
import { languageCopy } from '@niramaya/copy/language';
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
import { useToday, type CurrentProduct } from '../useToday';
import { ComparedFacts } from './ComparedFacts';

/**
 * The table scrolls sideways if its columns need more room than the window. The custom property `--products` is the
 * number of products. The column of the headings, 5.25rem wide and from 481 px on 6.5rem, stays in view.
 */
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
});

/**
 * Returns the price per piece, gram or millilitre, with this unit. Returns null if the title names no contents. The
 * price is not rounded, so that prices can be compared.
 */
const basePriceOf = ({ medicine: { title, discountedPrice } }: CurrentProduct) => basePrice(title, discountedPrice);

/** Returns the price per unit as the card of the product has it. */
const cardPriceOf = ({ medicine: { title, discountedPrice } }: CurrentProduct) => unitPrice(title, discountedPrice);

/**
 * Returns whether the lowest price of the products helps to choose, so that it gets a badge: all are of one category
 * and sold by the same unit, such as the piece or the gram.
 */
const areOfOneKind = (products: readonly CurrentProduct[]): boolean => {
  const kinds = products.map((product) => {
    const unit = basePriceOf(product)?.unit;
    return unit === undefined ? undefined : `${product.medicine.category} ${unit}`;
  });
  return kinds.every((kind) => kind !== undefined && kind === kinds[0]);
};

/** A row of the table, with a cell for each product. */
interface Row {
  readonly name: string;
  readonly cell: (product: CurrentProduct) => ReactNode;
  /**
   * Returns the text of the cell, by which the chip 'only differences' compares the products. A row without it is
   * always visible.
   */
  readonly text?: (product: CurrentProduct) => string;
}

/** Returns a row whose cells contain text only, so that the cell and the compared text are the same. */
const textRow = (name: string, text: (product: CurrentProduct) => string): Row => ({ name, cell: text, text });

/** The badge below the lowest price of a row. */
const Lowest = ({ children }: { readonly children: string }) => (
  <styled.span display="block" pt="1">
    <Badge tone="brand">{children}</Badge>
  </styled.span>
);

/**
 * ComparePanel shows the products of the comparison in a table, at most four, from the storage of this tab: price, MRP
 * (the maximum retail price, which is on the pack), saving, price per unit (such as a tablet or a gram), rating and
 * category. All amounts are in rupees.
 *
 * The tray of the listing opens the panel with two or more products, and the shopper may remove all of them here. A
 * chip hides the rows that are the same for all products. The panel requests today's prices as it opens, and the facts
 * of the products on a click.
 */
export function ComparePanel() {
  const stored = useCompared();
  const todaysPrices = useToday(stored);
  const products = stored.map(todaysPrices.currentProductOf);
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const region = useRef<HTMLDivElement>(null);
  const [areFactsShown, setAreFactsShown] = useState(false);
  const [onlyDifferences, setOnlyDifferences] = useState(false);

  const unreadableNotice = useUnreadableCompared() ? (
    <WarningNotice {...comparisonCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />
  ) : null;

  if (products.length === 0) return unreadableNotice ?? <EmptyPanel {...comparisonCopy.empty} href={paths.medicines} />;

  const available = products.filter(({ isAvailable }) => isAvailable);
  const comparable = available.length > 1 && areOfOneKind(available) ? available : [];
  // The minimum of no prices is `Infinity`, which no price equals. Without comparable products no cell has a badge.
  const lowestPrice = Math.min(...comparable.map(({ medicine }) => medicine.discountedPrice));
  const lowestBasePrice = Math.min(...comparable.flatMap((product) => basePriceOf(product)?.rupees ?? []));
  // A card of the listing has the price per gram or per kilogram, by the unit in which its pack names the contents.
  // This row compares both kinds of packs, so it has the price per 100 g or 100 ml, unless all are sold by the kilogram
  // or all by the litre.
  const isOneLargeUnit = (['kg', 'litre'] as const).some((unit) =>
    products.every((product) => cardPriceOf(product)?.unit === unit),
  );
  /** Returns the unit price, and below it that of the card if the card has another unit. */
  const unitPriceTextsOf = (product: CurrentProduct): readonly string[] => {
    const card = cardPriceOf(product);
    const base = basePriceOf(product);
    if (!card || !base) return [comparisonCopy.unknown];
    const { rupees, unit } = base;
    const listed = medicinesCopy.card.perUnit(card);
    return unit === 'piece' || isOneLargeUnit
      ? [listed]
      : [comparisonCopy.perHundred(rupees * 100, unit), comparisonCopy.inTheList(listed)];
  };
  const categoryTextOf = ({ medicine: { category } }: CurrentProduct) => {
    const known = knownCategory(category);
    return known ? medicinesCopy.categories[known] : category;
  };
  const rowsAboveFacts: readonly Row[] = [
    {
      name: comparisonCopy.price,
      cell: ({ medicine, note, isAvailable }) => (
        <>
          {/* A price of five digits would not fit in the column of a phone at the usual size. */}
          <styled.span textStyle={{ base: 'body', sm: 'price' }} fontWeight="bold">
            {formatRupees(medicine.discountedPrice)}
          </styled.span>
          <styled.span display="block" role="status">
            {note}
          </styled.span>
          {isAvailable && medicine.discountedPrice === lowestPrice && <Lowest>{comparisonCopy.lowest}</Lowest>}
        </>
      ),
    },
    textRow(comparisonCopy.mrp, ({ medicine }) => formatRupees(medicine.price)),
    textRow(comparisonCopy.saving, ({ medicine }) => comparisonCopy.saved(medicine.price - medicine.discountedPrice)),
    {
      name: comparisonCopy.perUnit,
      cell: (product) => (
        <>
          {unitPriceTextsOf(product).map((line, place) => (
            <styled.span
              key={line}
              display="block"
              {...(place > 0 && ({ textStyle: 'caption', color: 'fg.muted' } as const))}
            >
              {line}
            </styled.span>
          ))}
          {product.isAvailable && basePriceOf(product)?.rupees === lowestBasePrice && (
            <Lowest>{comparisonCopy.lowestPerUnit}</Lowest>
          )}
        </>
      ),
      text: (product) => unitPriceTextsOf(product).join(' '),
    },
  ];
  const rowsBelowFacts: readonly Row[] = [
    textRow(comparisonCopy.rating, ({ medicine }) => comparisonCopy.outOf5(medicine.rating)),
    textRow(comparisonCopy.category, categoryTextOf),
    {
      name: comparisonCopy.actions,
      cell: ({ medicine, isAvailable, remark }) => (
        <Grid gap="2" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
          {isAvailable && (
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
              // The clicked button disappears with its column, so the focus moves to the region of the table.
              moveFocusFromRemoved(region.current);
            }}
          >
            {comparisonCopy.drop}
          </Button>
        </Grid>
      ),
    },
  ];
  const hidesEqualRows = onlyDifferences && products.length > 1;
  const differs = ({ text }: Row) => text === undefined || new Set(products.map(text)).size > 1;
  const body = (rows: readonly Row[]) => (
    <tbody>
      {(hidesEqualRows ? rows.filter(differs) : rows).map(({ name, cell }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {products.map((product) => (
            <td key={product.medicine.title}>{cell(product)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );

  return (
    <>
      {unreadableNotice}
      <PricesNotice request={todaysPrices} focusAfter={region} />
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
        // A focused button scrolls to a place next to the sticky headings of the rows, which would cover it. The
        // padding is the width of the headings and 0.5rem.
        scrollPaddingInline={{ base: '[5.75rem 0.5rem]', sm: '[7rem 0.5rem]' }}
        _focusVisible={{ outlineOffset: '[-3px]' }}
      >
        <Table style={{ '--products': products.length } as CSSProperties}>
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
                    lang={languageCopy.apiLanguage}
                    {...linkToProduct(product)}
                    variant="inline"
                    onClick={() => void dispatch(showMedicine(product))}
                    // `showMedicine` stores the product for the detail screen. A middle click opens a new tab, which
                    // reads the product from storage, so it is stored on this click too.
                    onAuxClick={() => void dispatch(showMedicine(product))}
                  >
                    {product.title}
                  </UiLink>
                </th>
              ))}
            </tr>
          </thead>
          {body(rowsAboveFacts)}
          <ComparedFacts
            titles={products.map(({ medicine }) => medicine.title)}
            isShown={areFactsShown}
            onlyDifferences={hidesEqualRows}
            onShow={setAreFactsShown}
          />
          {body(rowsBelowFacts)}
        </Table>
      </styled.div>
    </>
  );
}
