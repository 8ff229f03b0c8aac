import { chakra } from '../theme/chakra';
import { UiLink } from '../UiLink/UiLink';

/** The ground of the home screen's cards. Their inner layout follows their own width, which the carousel sets. */
export const Tile = chakra('article', {
  base: {
    position: 'relative',
    height: 'full',
    containerType: 'inline-size',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    transition: 'box-shadow token(durations.moderate), border-color token(durations.moderate)',
  },
  variants: {
    leads: {
      true: {
        _hover: { boxShadow: 'raised', borderColor: 'brand.border' },
        '@media (hover: hover)': { '&:hover :is(h3, a)': { color: 'brand.fg' } },
      },
    },
  },
});

/** The one link of a card: its box is the name, what can be pressed is the whole card. */
export const TileLink = chakra(UiLink, {
  base: {
    color: 'fg',
    // A long name in a narrow tile, where text is large.
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    },
  },
});
