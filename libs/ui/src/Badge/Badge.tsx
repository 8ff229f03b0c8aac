import { badgeBox } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/colors';

export interface BadgeProps {
  /** One to three words or a figure, without a full stop. */
  children: ReactNode;
  /**
   * The colour by meaning: `offer` for reduced prices, `success` and `warning` for states, `neutral` for facts. The
   * words must carry the meaning too, because a screen reader announces only them. @default 'neutral'
   */
  tone?: Tone;
  /** `solid` is for a badge on a picture, `subtle` for every other place. @default 'subtle' */
  variant?: 'subtle' | 'solid';
  /** A decorative icon before the words, 14 px. Mark it as `aria-hidden`. */
  icon?: ReactNode;
}

/** The element that `Badge` and `Rating` share. */
export const BadgeBox = styled('span', badgeBox);

/**
 * `Badge` is for a word or two about an item: an offer, a state, a mark of quality. A label that can be clicked is a
 * `Chip`, and a rating is a `Rating`.
 */
export const Badge = ({ tone = 'neutral', icon, children, variant }: BadgeProps) => (
  <BadgeBox colorPalette={tone} variant={variant}>
    {icon}
    <span>{children}</span>
  </BadgeBox>
);
