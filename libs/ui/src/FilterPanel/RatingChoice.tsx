import { ratingChoiceFigure, ratingChoiceRoot, ratingChoiceStars } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RatingChoiceProps {
  /** 1 to 5. */
  rating: number;
  /** 'star' or 'stars', read out after the number. */
  unit: string;
}

const Root = chakra('span', ratingChoiceRoot);
const Figure = chakra('span', ratingChoiceFigure);
const Stars = chakra('span', ratingChoiceStars);

const all = [1, 2, 3, 4, 5];

/** The label of a rating filter: the number and as many stars (API-36). */
export const RatingChoice = ({ rating, unit }: RatingChoiceProps) => (
  <Root>
    <Figure>{rating}</Figure>
    <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
    <Stars aria-hidden>
      {all.map((star) => (
        <Star key={star} data-filled={star <= rating ? '' : undefined} />
      ))}
    </Stars>
  </Root>
);
