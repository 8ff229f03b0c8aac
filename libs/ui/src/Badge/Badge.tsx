import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/colors';

export interface BadgeProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** `solid` shouts (an offer on a picture), `subtle` remarks. @default 'subtle' */
  variant?: 'subtle' | 'solid';
  icon?: ReactNode;
}

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5', flexShrink: '0' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});

/** A word or two about the thing beside it: an offer, a state. It cannot be pressed. */
export const Badge = ({ tone = 'neutral', icon, children, variant }: BadgeProps) => (
  <Box colorPalette={tone} variant={variant}>
    {icon}
    {children}
  </Box>
);
