import { styled } from '../theme/styled';

/** The first stop of the Tab key. */
export const SkipLink = styled('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '5',
    py: '3',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    boxShadow: 'overlay',
    '&:not(:focus, [data-focus])': { srOnly: true },
  },
});
