import { skeletonBox } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

export interface SkeletonProps {
  /** CSS length. @default '100%' */
  w?: string;
  /** CSS length; take that of what will stand here, so that nothing jumps. */
  h: string;
  /** @default 'control' */
  radius?: 'sm' | 'control' | 'card' | 'pill';
}

const Box = chakra('span', skeletonBox);

/** Keeps the room of what is loading. Silent: a `LoadingText` beside it speaks. */
export const Skeleton = ({ w = '100%', h, radius = 'control' }: SkeletonProps) => (
  <Box aria-hidden radius={radius} style={{ width: w, height: h }} />
);
