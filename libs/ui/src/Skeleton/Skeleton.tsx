import { skeletonBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';

export interface SkeletonProps {
  w?: string;
  /** The height of the final content. */
  h: string;
  radius?: 'sm' | 'control' | 'card' | 'pill';
}

const Box = styled('span', skeletonBox);

/** A placeholder. Add a `LoadingText` for screen readers. */
export const Skeleton = ({ w = '100%', h, radius = 'control' }: SkeletonProps) => (
  <Box aria-hidden radius={radius} style={{ width: w, height: h }} />
);
