import { Grid, styled } from '@niramaya/ui/styled';
import { Skeleton, VisuallyHidden, useCopy } from '@niramaya/ui';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { Halves, Stage } from './ProductSummary';
import type { ReactNode } from 'react';
import { TrailBox } from './Trail';

interface DetailsSkeletonProps {
  /** Replaces the breadcrumb. */
  readonly line?: ReactNode;
}

export function DetailsSkeleton({ line }: DetailsSkeletonProps) {
  const copy = useCopy(medicineDetailsCopy);
  return (
    <styled.div pt={{ base: '4', md: '6' }}>
      <VisuallyHidden as="h1">{copy.heading}</VisuallyHidden>
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
    </styled.div>
  );
}
