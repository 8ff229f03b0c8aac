import { ratingRoot } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RatingProps {
  /** 0 to 5, shown with one decimal. */
  value: number;
  /** Read out after the number, e.g. 'out of 5'. */
  label?: string;
}

const Root = styled('span', ratingRoot);

/** Renders the rating of a product with one decimal (CONST-50). */
export const Rating = ({ value, label }: RatingProps) => (
  <Root>
    <Star aria-hidden />
    <span>{value.toFixed(1)}</span>
    {label && <VisuallyHidden>{` ${label}`}</VisuallyHidden>}
  </Root>
);
