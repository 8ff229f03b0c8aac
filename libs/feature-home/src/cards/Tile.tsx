import { css, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { UiLink } from '@niramaya/ui';

/** Its layout follows its own width. */
export const Tile = styled('article', {
  base: {
    position: 'relative',
    height: 'full',
    containerType: 'inline-size',
    layerStyle: 'card',
    transition: '[box-shadow token(durations.moderate), border-color token(durations.moderate)]',
    // Not for a skeleton.
    '&:not([aria-hidden])': {
      _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& :is(h3, a)': { color: 'brand.fg' } },
    },
  },
});

const link = css({ color: 'fg', overflowWrap: 'anywhere', coversCard: true });

export const TileLink = ({ children }: { readonly children: string }) => (
  <UiLink className={link} href={paths.medicines}>
    {children}
  </UiLink>
);
