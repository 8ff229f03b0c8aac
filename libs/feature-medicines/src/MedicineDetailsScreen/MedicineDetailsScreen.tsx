import { styled } from '@niramaya/ui/styled';
import { readProductLink } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { useStorageReady } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NoProduct, SharedProduct } from '../SharedProduct/SharedProduct';
import { ProductParts, type ProductPartsProps } from './ProductParts';
import { DetailsSkeleton } from './ProductSummary';
import { useProductOfEntry } from './useProductOfEntry';

/** The footer never moves into view. */
const Root = styled('div', { base: { minHeight: '[calc(100dvh - 6rem)]' } });

/** A shared address leaves storage unchanged. */
export function MedicineDetailsScreen() {
  const isReady = useStorageReady();
  const { search } = useLocation();
  const shownRef = useRef<string>(undefined);
  return (
    <Root>
      {isReady && readProductLink(search) !== null ? (
        <SharedProduct search={search} shownRef={shownRef} />
      ) : (
        <ChosenProduct shownRef={shownRef} />
      )}
    </Root>
  );
}

function ChosenProduct({ shownRef }: Pick<ProductPartsProps, 'shownRef'>) {
  const { nothing } = useCopy(medicineDetailsCopy);
  const isReady = useStorageReady();
  const medicine = useProductOfEntry();
  if (medicine) return <ProductParts medicine={medicine} shownRef={shownRef} />;
  return (
    <>
      {!isReady && (
        <styled.div css={{ 'html:not([data-product]) &': { display: 'none' } }}>
          <DetailsSkeleton />
        </styled.div>
      )}
      <styled.div css={isReady ? undefined : { 'html[data-product] &': { display: 'none' } }}>
        <NoProduct {...nothing} />
      </styled.div>
    </>
  );
}
