import { Star } from 'lucide-react';
import { BadgeBox } from '../Badge/Badge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RatingProps {
  /** From 0 to 5. */
  value: number;
  /** Such as 'out of 5'. */
  label: string;
}

/** A rating with one decimal. */
export const Rating = ({ value, label }: RatingProps) => (
  <BadgeBox
    colorPalette="offer"
    px="1.5"
    py="0"
    lineHeight="[1.6]"
    _icon={{ fill: 'offer.solid', color: 'offer.border', strokeWidth: '1.5' }}
  >
    <Star aria-hidden />
    <span>{value.toFixed(1)}</span>
    <VisuallyHidden>{` ${label}`}</VisuallyHidden>
  </BadgeBox>
);
