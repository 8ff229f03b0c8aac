import { styled } from '@niramaya/ui/styled';

/** A row of the cart. After a removal or an undo, it rises into place. */
export const Row = styled('li', {
  variants: {
    entering: { true: { animation: '[riseIn token(durations.moderate) token(easings.out)]' } },
  },
});
