import { badgeBox } from '../../styled-system/recipes';
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

const Box = chakra('span', badgeBox);

/** A word or two about the thing beside it: an offer, a state. It cannot be pressed. */
export const Badge = ({ tone = 'neutral', icon, children, variant }: BadgeProps) => (
  <Box colorPalette={tone} variant={variant}>
    {icon}
    {children}
  </Box>
);
