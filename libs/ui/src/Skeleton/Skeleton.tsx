import { skeletonBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';

export interface SkeletonProps {
  /** CSS length. @default '100%' */
  w?: string;
  /** CSS length. Use the height of the final content, so that the layout does not shift. */
  h: string;
  /** @default 'control' */
  radius?: 'sm' | 'control' | 'card' | 'pill';
}

const Box = styled('span', skeletonBox);

/**
 * Renders a placeholder that reserves the space of loading content. It is hidden from screen readers: put a
 * `LoadingText` next to it.
 */
export const Skeleton = ({ w = '100%', h, radius = 'control' }: SkeletonProps) => (
  <Box aria-hidden radius={radius} style={{ width: w, height: h }} />
);
