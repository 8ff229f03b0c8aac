import { badgeBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/colors';

export interface BadgeProps {
  /** A word or two. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** `solid` is loud (an offer on a picture), `subtle` is quiet. @default 'subtle' */
  variant?: 'subtle' | 'solid';
  /** An icon before the text, hidden from screen readers. */
  icon?: ReactNode;
}

const Box = styled('span', badgeBox);

/** A badge: a word or two about the item beside it, such as an offer or a state. It cannot be clicked. */
export const Badge = ({ tone = 'neutral', icon, children, variant }: BadgeProps) => (
  <Box colorPalette={tone} variant={variant}>
    {icon}
    <span>{children}</span>
  </Box>
);
