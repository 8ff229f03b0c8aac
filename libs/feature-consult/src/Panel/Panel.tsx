import { styled } from '@niramaya/ui/styled';

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
