import { Container, Grid, styled } from '@niramaya/ui/styled';
import { paths, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { noFilters, writeFilters } from '@niramaya/data-access';
import { ProductPicture, Skeleton, UiLink, VisuallyHidden } from '@niramaya/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BuyBox } from './BuyBox';
import { knownCategory } from './known-category';

const TrailBox = styled('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    mb: '3',
    textStyle: 'caption',
    '& > ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    // The padding gives the small text of a link the height that a finger needs.
    '& a': { py: '1.5' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    _icon: { boxSize: '3.5', color: 'fg.subtle' },
  },
});

/**
 * Halves has picture and buy box side by side, from 601 px on. The skeleton uses the same boxes, so that nothing moves.
 */
const Halves = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
    columnGap: { md: '8', lg: '14' },
    rowGap: '5',
    alignItems: 'start',
  },
});

/** The box of the picture, which stays in view while the taller buy box next to it scrolls. */
const Stage = styled('div', {
  base: {
    // On a phone the picture is low enough that the price is on the first screenful, above the bar at the lower edge.
    aspectRatio: { base: '13 / 6', md: '1' },
    _tall: { position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' },
    p: { base: '4', md: '9', lg: '8' },
    layerStyle: 'card',
  },
});

/**
 * ProductSummary has breadcrumb, picture and buy box of a product (requirements DETAIL-01 to DETAIL-07 in
 * `docs/requirements.md`).
 */
export function ProductSummary({ medicine }: { readonly medicine: SelectedMedicine }) {
  const known = knownCategory(medicine.category);
  return (
    <div>
      <TrailBox aria-label={medicineDetailsCopy.trail.label}>
        <ol>
          <li>
            <UiLink href={paths.medicines} variant="quiet">
              {medicineDetailsCopy.trail.medicines}
            </UiLink>
          </li>
          {known && (
            <li>
              <ChevronRight aria-hidden />
              <UiLink
                href={`${paths.medicines}?${writeFilters({ ...noFilters, categories: [known] })}`}
                variant="quiet"
              >
                {medicinesCopy.categories[known]}
              </UiLink>
            </li>
          )}
        </ol>
      </TrailBox>
      <Halves>
        {/* With `data-travels`, the animations of `libs/ui` move the clicked picture of a list to this one. */}
        <Stage data-travels>
          <ProductPicture src={medicine.image} alt={medicine.title} eager />
        </Stage>
        <BuyBox medicine={medicine} />
      </Halves>
    </div>
  );
}

/**
 * DetailsSkeleton reserves the space of the summary. `line` takes the place of the breadcrumb, such as a loading text.
 */
export function DetailsSkeleton({ line }: { readonly line?: ReactNode }) {
  return (
    <Container pt={{ base: '4', md: '6' }}>
      <VisuallyHidden as="h1">{medicineDetailsCopy.heading}</VisuallyHidden>
      <TrailBox as="div">{line ?? <Skeleton w="10rem" h="0.875rem" />}</TrailBox>
      <Halves aria-hidden>
        <Stage />
        <Grid gap="4">
          <Skeleton w="9rem" h="1.5rem" />
          <Skeleton w="100%" h="2.25rem" />
          <Skeleton w="12rem" h="2.25rem" />
          <Skeleton w="100%" h="8rem" radius="card" />
        </Grid>
      </Halves>
    </Container>
  );
}
