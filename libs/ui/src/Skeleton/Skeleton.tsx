import { skeletonBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';

export interface SkeletonProps {
  /** @default '100%' */
  w?: string;
  /** The height of the final content. */
  h: string;
  /** @default 'control' */
  radius?: 'sm' | 'control' | 'card' | 'pill';
}

const Box = styled('span', skeletonBox);

/** A placeholder, hidden from screen readers. Add a `LoadingText`. */
export const Skeleton = ({ w = '100%', h, radius = 'control' }: SkeletonProps) => (
  <Box aria-hidden radius={radius} style={{ width: w, height: h }} />
);
