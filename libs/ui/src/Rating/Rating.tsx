import { Star } from 'lucide-react';
import { BadgeBox } from '../Badge/Badge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RatingProps {
  /** The rating, from 0 to 5. One decimal is visible. */
  value: number;
  /** The words after the number for screen readers, such as 'out of 5'. */
  label: string;
}

/**
 * `Rating` is for the average rating of a product, next to its name. A filter by rating is a `RatingChoice`. Render
 * nothing for a product without ratings.
 */
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
