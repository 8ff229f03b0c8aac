import { chakra } from '@niramaya/ui/chakra';

/** Chips on one line that is pushed sideways where it is too long, so that its height never changes; the lists in it stand one after the other. */
export const ChipRow = chakra('div', {
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
    // What lies beyond the edge fades out, which says that there is more.
    maskImage: 'linear-gradient(to right, black calc(100% - 1.5rem), transparent)',
    pe: '6',
    _focusVisible: { outline: 'none' },
    '& > ul': { display: 'contents', listStyle: 'none' },
    '& li': { flexShrink: '0' },
  },
});
