import { chakra } from '../theme/chakra';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RatingProps {
  /** 0 to 5, shown with one decimal. */
  value: number;
  /** Read out after the number, e.g. 'out of 5'. */
  label?: string;
}

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    borderRadius: 'sm',
    bg: 'offer.subtle',
    color: 'offer.fg',
    textStyle: 'caption',
    lineHeight: '1.6',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5', fill: 'offer.solid', color: 'offer.border', strokeWidth: '1.5' },
  },
});

/** The rating of a product with one decimal (CONST-50). */
export const Rating = ({ value, label }: RatingProps) => (
  <Root>
    <Star aria-hidden />
    {value.toFixed(1)}
    {label && <VisuallyHidden> {label}</VisuallyHidden>}
  </Root>
);
