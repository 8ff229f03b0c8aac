import { ratingRoot } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RatingProps {
  /** From 0 to 5. */
  value: number;
  /** Such as 'out of 5'. */
  label: string;
}

const Root = styled('span', ratingRoot);

/** A rating with one decimal. */
export const Rating = ({ value, label }: RatingProps) => (
  <Root>
    <Star aria-hidden />
    <span>{value.toFixed(1)}</span>
    <VisuallyHidden>{` ${label}`}</VisuallyHidden>
  </Root>
);
