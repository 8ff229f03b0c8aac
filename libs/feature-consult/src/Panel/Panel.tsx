import { chakra } from '@niramaya/ui/chakra';

/** The white card in which a step of the consultation asks for one thing. */
export const Panel = chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    minWidth: '0',
    p: { base: '4', md: '6' },
    layerStyle: 'panel',
    boxShadow: 'card',
  },
});
