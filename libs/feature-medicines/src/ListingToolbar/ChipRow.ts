import { styled } from '@niramaya/ui/styled';

export const ChipRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    // Space for focus rings.
    p: '1',
    m: '-1',
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    maskImage: 'linear-gradient(to right, black calc(100% - 1.5rem), transparent)',
    pe: '6',
    _focusVisible: { outline: '[none]' },
    '& > ul': { display: 'contents', listStyle: 'none' },
    '& li': { flexShrink: '0' },
  },
});
