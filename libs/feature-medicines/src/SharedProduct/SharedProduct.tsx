import { Container, styled } from '@niramaya/ui/styled';
import { paths, readProductLink, type ProductState } from '@niramaya/contract';
import { sharingCopy } from '@niramaya/contract/copy/sharing';
import { useSelectedMedicine } from '@niramaya/data-access';
import { Button, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import { FetchedProduct, type FetchedProductProps } from './FetchedProduct';

interface SharedProductProps extends Pick<FetchedProductProps, 'children' | 'renderLoading'> {
  /** The query string of the address. */
  readonly search: string;
  /** The time in ms after which the slow-loading message shows. @default 5000 */
  readonly patienceMs?: number;
}

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' } });

/** Leaves `medicine_details` unchanged (docs/decisions/0009). */
export function SharedProduct({ search, children, renderLoading, patienceMs = 5_000 }: SharedProductProps) {
  const { broken, unknown } = useCopy(sharingCopy);
  const product = readProductLink(search);
  if (!product) return <NoProduct {...broken} />;
  return (
    <FetchedProduct
      product={product}
      renderLoading={renderLoading}
      patienceMs={patienceMs}
      unknown={<NoProduct {...unknown} />}
    >
      {children}
    </FetchedProduct>
  );
}

function NoProduct({ title, text }: { readonly title: string; readonly text: string }) {
  const copy = useCopy(sharingCopy);
  const lastOpened = useSelectedMedicine();
  return (
    <Container>
      <EmptyState
        illustration={<Illustration name="emptyProduct" />}
        title={title}
        text={text}
        action={
          <Ways>
            <Button href={paths.medicines}>{copy.medicines}</Button>
            {lastOpened && (
              <Button
                href={paths.medicineDetails}
                state={{ product: lastOpened } satisfies ProductState}
                variant="outline"
              >
                {copy.lastOpened}
              </Button>
            )}
          </Ways>
        }
        level={1}
      />
    </Container>
  );
}
