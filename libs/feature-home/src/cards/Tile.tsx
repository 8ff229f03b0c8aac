import { css, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { UiLink } from '@niramaya/ui';

/**
 * Tile is the box of every card of the home screen. It is a size container, so that the layout of a card depends on the
 * width of the card (`@container`) and not on that of the window.
 */
export const Tile = styled('article', {
  base: {
    position: 'relative',
    height: 'full',
    containerType: 'inline-size',
    layerStyle: 'card',
    transition: '[box-shadow token(durations.moderate), border-color token(durations.moderate)]',
    // A skeleton, which is hidden from screen readers, does not react to the pointer.
    '&:not([aria-hidden])': {
      _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& :is(h3, a)': { color: 'brand.fg' } },
    },
  },
});

const link = css({ color: 'fg', overflowWrap: 'anywhere', coversCard: true });

/** TileLink is the link of a tile to the medicines. Its click area is the whole tile. */
export const TileLink = ({ children }: { readonly children: string }) => (
  <UiLink className={link} href={paths.medicines}>
    {children}
  </UiLink>
);
