import { ratingChoice } from '../../styled-system/recipes';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const classes = ratingChoice();

export interface RatingChoiceProps {
  /** 1 to 5. */
  rating: number;
  /** Such as 'stars', for screen readers. */
  unit: string;
}

const all = [1, 2, 3, 4, 5];

/** The label of a rating filter. */
export const RatingChoice = ({ rating, unit }: RatingChoiceProps) => (
  <span className={classes.root}>
    <span className={classes.figure}>{rating}</span>
    <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
    <span className={classes.stars} aria-hidden>
      {all.map((star) => (
        <Star key={star} data-filled={star <= rating ? '' : undefined} />
      ))}
    </span>
  </span>
);
