import { styled } from '@niramaya/ui/styled';

/**
 * A row of chips on one line, which scrolls sideways if it is too long. Its height never changes. Its lists follow one
 * after the other.
 */
export const ChipRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    // Room for the focus rings, which the scrolling box would cut off.
    p: '1',
    m: '-1',
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    // The chips fade out at the edge to show that there are more.
    maskImage: 'linear-gradient(to right, black calc(100% - 1.5rem), transparent)',
    pe: '6',
    _focusVisible: { outline: '[none]' },
    '& > ul': { display: 'contents', listStyle: 'none' },
    '& li': { flexShrink: '0' },
  },
});
