import { styled } from '../theme/styled';

/**
 * `SkipLink` is for the first element of every page: it leads keyboard users past the top bar to the content. It is
 * visible only while it has the focus. Its `href` is the anchor of the content, such as '#content'.
 */
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
    '&:not(:focus)': { srOnly: true },
  },
});
