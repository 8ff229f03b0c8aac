import { badgeBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/colors';

export interface BadgeProps {
  children: ReactNode;
  tone?: Tone;
  /** @default 'subtle' */
  variant?: 'subtle' | 'solid';
  icon?: ReactNode;
}

/** The element of badges and ratings. */
export const BadgeBox = styled('span', badgeBox);

/** A word or two about an item. */
export const Badge = ({ tone = 'neutral', icon, children, variant }: BadgeProps) => (
  <BadgeBox colorPalette={tone} variant={variant}>
    {icon}
    <span>{children}</span>
  </BadgeBox>
);
