import { Star } from 'lucide-react';
import { styled } from '../theme/styled';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Stars = styled('span', {
  base: {
    display: 'inline-flex',
    gap: '0.5',
    color: 'border.strong',
    _icon: { boxSize: '4', strokeWidth: '1.5' },
    '& [data-filled]': { fill: 'offer.solid', color: 'offer.border' },
  },
});

export interface RatingChoiceProps {
  /** The number of filled stars, 1 to 5. */
  rating: number;
  /** The word after the number for screen readers, such as 'stars'. The visible stars are decoration. */
  unit: string;
}

const stars = [1, 2, 3, 4, 5];

/**
 * `RatingChoice` is for the label of a checkbox that filters by rating. The rating of a product is a `Rating`. It
 * cannot collect a rating from a shopper.
 */
export const RatingChoice = ({ rating, unit }: RatingChoiceProps) => (
  <styled.span display="inline-flex" alignItems="center" gap="2">
    <styled.span minW="2" fontVariantNumeric="tabular-nums">
      {rating}
    </styled.span>
    <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
    <Stars aria-hidden>
      {stars.map((star) => (
        <Star key={star} data-filled={star <= rating ? '' : undefined} />
      ))}
    </Stars>
  </styled.span>
);
