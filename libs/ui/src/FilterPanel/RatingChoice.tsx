import { chakra } from '../theme/chakra';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RatingChoiceProps {
  /** 1 to 5. */
  rating: number;
  /** 'star' or 'stars', read out after the number. */
  unit: string;
}

const Root = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });
const Figure = chakra('span', { base: { minWidth: '2', fontVariantNumeric: 'tabular-nums' } });
const Stars = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '0.5',
    color: 'border.strong',
    _icon: { boxSize: '4', strokeWidth: '1.5' },
    '& [data-filled]': { fill: 'offer.solid', color: 'offer.border' },
  },
});

const all = [1, 2, 3, 4, 5];

/** A rating to filter by: its number and as many stars (API-36). */
export const RatingChoice = ({ rating, unit }: RatingChoiceProps) => (
  <Root>
    <Figure>{rating}</Figure>
    <VisuallyHidden> {unit}</VisuallyHidden>
    <Stars aria-hidden>
      {all.map((star) => (
        <Star key={star} data-filled={star <= rating ? '' : undefined} />
      ))}
    </Stars>
  </Root>
);
