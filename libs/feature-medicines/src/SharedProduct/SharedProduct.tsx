import { chakra } from '@niramaya/ui/chakra';
import { paths, readProductLink, sharingCopy, type SelectedMedicine } from '@niramaya/contract';
import { useSelectedMedicine } from '@niramaya/data-access';
import { Button, Container, EmptyState, Illustration, useCopy } from '@niramaya/ui';
import type { ReactNode } from 'react';
import { FetchedProduct } from './FetchedProduct';

export interface SharedProductProps {
  /** The query of the address. */
  readonly search: string;
  /** Draws the product once it is there. */
  readonly children: (medicine: SelectedMedicine) => ReactNode;
  /** Draws the room of the product with a line that says what is waited for. */
  readonly room: (line: ReactNode) => ReactNode;
  /** How long a shopper waits gladly, in ms. @default 5000 */
  readonly patienceMs?: number;
}

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' } });

/**
 * The product that the address names (ROUTE-05, docs/decisions/0009): asked for by its number, and shown without a
 * change to what `medicine_details` holds.
 */
export function SharedProduct({ search, children, room, patienceMs = 5_000 }: SharedProductProps) {
  const { broken, unknown } = useCopy(sharingCopy);
  const id = readProductLink(search);
  // The screen asks for this component where there is a number; one that cannot be read is none.
  if (!id) return <NoProduct {...broken} />;
  return (
    <FetchedProduct id={id} room={room} patienceMs={patienceMs} unknown={<NoProduct {...unknown} />}>
      {children}
    </FetchedProduct>
  );
}

/** Says why there is no product, with the ways to one. */
function NoProduct({ title, text }: { readonly title: string; readonly text: string }) {
  const words = useCopy(sharingCopy);
  const lastOpened = useSelectedMedicine();
  return (
    <Container>
      <EmptyState
        illustration={<Illustration name="emptyProduct" />}
        title={title}
        text={text}
        action={
          <Ways>
            <Button href={paths.medicines}>{words.medicines}</Button>
            {lastOpened && (
              <Button href={paths.medicineDetails} variant="outline">
                {words.lastOpened}
              </Button>
            )}
          </Ways>
        }
        level={1}
      />
    </Container>
  );
}
