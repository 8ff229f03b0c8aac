import { skeletonBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';

export interface SkeletonProps {
  /** The width, as a CSS length. @default '100%' */
  w?: string;
  /** The height of the final content, as a CSS length, so that nothing shifts when it replaces the skeleton. */
  h: string;
  /** The rounding of the corners. @default 'control' */
  radius?: 'sm' | 'control' | 'card' | 'pill';
}

const Box = styled('span', skeletonBox);

/**
 * `Skeleton` is for the place of content that loads, in its final size. Screen readers skip it, so put one
 * `LoadingText` on the screen too. Content without a fixed size shows a `LoadingText` alone.
 */
export const Skeleton = ({ w = '100%', h, radius = 'control' }: SkeletonProps) => (
  <Box aria-hidden radius={radius} style={{ width: w, height: h }} />
);
