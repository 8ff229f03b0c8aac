import { Grid, styled } from '@niramaya/ui/styled';
import { formatRupees, linkToProduct, lowestPrices, paths, unitPrices } from '@niramaya/contract';
import { comparisonCopy } from '@niramaya/copy/comparison';
import { languageCopy } from '@niramaya/copy/language';
import { medicinesCopy } from '@niramaya/copy/medicines';
import {
  openPanel,
  showMedicine,
  toggleCompared,
  useAppDispatch,
  useBrowserStorage,
  useCart,
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
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { CartFooter } from '../CartFooter';
import { knownCategory } from '../MedicineDetailsScreen/known-category';
import { PricesNotice } from '../PricesNotice';
import { useToday, type CurrentProduct } from '../useToday';
import { ComparedFacts } from './ComparedFacts';
import { ComparedTable, ForAll } from './ComparedTable';

/** Returns the title of a product with its price in rupees and its category, for the rules of unit prices. */
const pricedPackOf = ({ medicine: { title, discountedPrice, category } }: CurrentProduct) => ({
  title,
  rupees: discountedPrice,
  category,
});

/** A row of the table, with a cell for each product. */
interface Row {
  readonly name: string;
  readonly cell: (product: CurrentProduct) => ReactNode;
  /**
   * Returns the text of the cell, by which the chip 'only differences' compares the products. A row without it is
   * always visible.
   */
  readonly text?: (product: CurrentProduct) => string;
  /** The note below the row. */
  readonly note?: string;
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
 * of the products on a click. A link to the cart is below the table while the cart has one of the products.
 */
export function ComparePanel() {
  const stored = useCompared();
  const todaysPrices = useToday(stored);
  const products = stored.map(todaysPrices.currentProductOf);
  const { items } = useCart();
  const isOneInCart = stored.some(({ title }) => items.some((item) => item.title === title));
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const region = useRef<HTMLDivElement>(null);
  const [areFactsShown, setAreFactsShown] = useState(false);
  const [onlyDifferences, setOnlyDifferences] = useState(false);

  const unreadableNotice = useUnreadableCompared() ? (
    <WarningNotice {...comparisonCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />
  ) : null;

  if (products.length === 0) return unreadableNotice ?? <EmptyPanel {...comparisonCopy.empty} href={paths.medicines} />;

  const lowest = lowestPrices(products.filter(({ isAvailable }) => isAvailable).map(pricedPackOf));
  const shownUnitPrices = unitPrices(products.map(pricedPackOf));
  const unitPriceTextOf = (product: CurrentProduct): string => {
    const price = shownUnitPrices[products.indexOf(product)];
    return price ? medicinesCopy.card.perUnit(price) : comparisonCopy.unknown;
  };
  const categoryTextOf = ({ medicine: { category } }: CurrentProduct) => {
    const known = knownCategory(category);
    return known ? medicinesCopy.categories[known] : category;
  };
  const rows: readonly Row[] = [
    {
      name: comparisonCopy.price,
      cell: ({ medicine, note }) => (
        <>
          {/* A price of five digits would not fit in the column of a phone at the usual size. */}
          <styled.span textStyle={{ base: 'body', sm: 'price' }} fontWeight="bold">
            {formatRupees(medicine.discountedPrice)}
          </styled.span>
          <styled.span display="block" role="status">
            {note}
          </styled.span>
          {lowest.perPack.includes(medicine.title) && <Lowest>{comparisonCopy.lowest}</Lowest>}
        </>
      ),
    },
    textRow(comparisonCopy.mrp, ({ medicine }) => formatRupees(medicine.price)),
    textRow(comparisonCopy.saving, ({ medicine }) => comparisonCopy.saved(medicine.price - medicine.discountedPrice)),
    {
      name: comparisonCopy.perUnit,
      cell: (product) => (
        <>
          <span>{unitPriceTextOf(product)}</span>
          {lowest.perUnit.includes(product.medicine.title) && <Lowest>{comparisonCopy.lowestPerUnit}</Lowest>}
        </>
      ),
      text: unitPriceTextOf,
      note: lowest.haveOtherUnits ? comparisonCopy.otherUnits : undefined,
    },
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
  return (
    <>
      {unreadableNotice}
      <PricesNotice request={todaysPrices} focusAfter={region} />
      <ComparedTable
        region={region}
        titles={products.map(({ medicine }) => medicine.title)}
        controls={
          products.length > 1 && (
            <Chip selected={onlyDifferences} onToggle={setOnlyDifferences}>
              {comparisonCopy.onlyDifferences}
            </Chip>
          )
        }
      >
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
        <ComparedFacts
          titles={products.map(({ medicine }) => medicine.title)}
          isShown={areFactsShown}
          onlyDifferences={hidesEqualRows}
          onShow={setAreFactsShown}
        />
        <tbody>
          {(hidesEqualRows ? rows.filter(differs) : rows).map(({ name, cell, note }) => (
            <Fragment key={name}>
              <tr>
                <th scope="row">{name}</th>
                {products.map((product) => (
                  <td key={product.medicine.title}>{cell(product)}</td>
                ))}
              </tr>
              {note && (
                <tr>
                  <td colSpan={products.length + 1}>
                    <ForAll>{note}</ForAll>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </ComparedTable>
      {isOneInCart && <CartFooter />}
    </>
  );
}
