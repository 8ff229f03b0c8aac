import { css, styled } from '@niramaya/ui/styled';
import { linkToTopic, paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { languageCopy } from '@niramaya/copy/language';
import { UiLink, useHydratedAtOnce } from '@niramaya/ui';

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

const linkClass = css({ color: 'fg', overflowWrap: 'anywhere', coversCard: true });

interface TileLinkProps {
  /** The stored name of the tile, which `homeCopy` translates. */
  readonly children: string;
  /**
   * The topic that the link passes on to the listing, which has a line about it: a concern, a brand, a lab test or
   * a homeopathy product.
   */
  readonly topic: string;
}

/**
 * TileLink is the link of a tile to the medicines. Its click area is the whole tile. Before hydration and without
 * scripts it opens the plain listing, because only scripts take the topic out of the address.
 */
export function TileLink({ children, topic }: TileLinkProps) {
  const link = useHydratedAtOnce() ? linkToTopic(topic) : { href: paths.medicines };
  const name = homeCopy.name(children);
  return (
    <UiLink className={linkClass} lang={name === children ? languageCopy.apiLanguage : undefined} {...link}>
      {name}
    </UiLink>
  );
}
