import { chakra } from '../theme/chakra';

export interface SkeletonProps {
  /** CSS length or a size token. @default '100%' */
  w?: string;
  /** CSS length or a size token; take that of what will stand here, so that nothing jumps. */
  h: string;
  /** @default 'control' */
  radius?: 'sm' | 'control' | 'card' | 'pill';
}

const Box = chakra('span', {
  base: {
    display: 'block',
    bg: 'bg.muted',
    animation: 'pulse 1.6s ease-in-out infinite',
    '@media (forced-colors: active)': { bg: 'GrayText' },
  },
});

/** Keeps the room of what is loading. Silent: a `LoadingText` beside it speaks. */
export const Skeleton = ({ w = '100%', h, radius = 'control' }: SkeletonProps) => (
  <Box aria-hidden width={w} height={h} borderRadius={radius} />
);
