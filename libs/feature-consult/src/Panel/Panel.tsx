import { styled } from '@niramaya/ui/styled';

/** The white card in which a step of the consultation asks for one thing. */
export const Panel = styled('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    minWidth: '0',
    p: { base: '4', md: '6' },
    layerStyle: 'card',
  },
});
