import { Container, styled } from '@niramaya/ui/styled';
import { paths, readProductLink, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { useStorageReady } from '@niramaya/data-access';
import { Button, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SharedProduct } from '../SharedProduct/SharedProduct';
import { DetailsSkeleton } from './DetailsSkeleton';
import { ProductParts } from './ProductParts';
import { useProductOfEntry } from './useProductOfEntry';

/** The footer never moves into view. */
const Root = styled('div', { base: { minHeight: '[calc(100dvh - 6rem)]' } });

const renderLoading = (line?: ReactNode) => (
  <Container>
    <DetailsSkeleton line={line} />
  </Container>
);

/** A shared address leaves storage unchanged. */
export function MedicineDetailsScreen() {
  const isReady = useStorageReady();
  const { search } = useLocation();
  const shownRef = useRef<string>(undefined);
  const show = (product: SelectedMedicine) => <ProductParts medicine={product} shownRef={shownRef} />;

  return (
    <Root>
      {isReady && readProductLink(search) !== null ? (
        <SharedProduct search={search} renderLoading={renderLoading}>
          {show}
        </SharedProduct>
      ) : (
        <ChosenProduct>{show}</ChosenProduct>
      )}
    </Root>
  );
}

function ChosenProduct({ children }: { readonly children: (product: SelectedMedicine) => ReactNode }) {
  const isReady = useStorageReady();
  const medicine = useProductOfEntry();
  if (medicine) return children(medicine);
  return (
    <>
      {!isReady && (
        <styled.div css={{ 'html:not([data-product]) &': { display: 'none' } }}>{renderLoading()}</styled.div>
      )}
      <styled.div css={isReady ? undefined : { 'html[data-product] &': { display: 'none' } }}>
        <NothingChosen />
      </styled.div>
    </>
  );
}

function NothingChosen() {
  const { nothing } = useCopy(medicineDetailsCopy);
  return (
    <Container>
      <EmptyState
        illustration={<Illustration name="emptyProduct" />}
        title={nothing.title}
        text={nothing.text}
        action={<Button href={paths.medicines}>{nothing.action}</Button>}
        level={1}
      />
    </Container>
  );
}
