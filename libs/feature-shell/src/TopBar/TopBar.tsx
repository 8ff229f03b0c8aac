import { Container, css, Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { shellCopy } from '@niramaya/copy/shell';
import {
  hasOwnCatalogue,
  openPanel,
  useAppDispatch,
  useAppSelector,
  useSessionEpoch,
  type PanelName,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { ErrorBoundary } from 'react-error-boundary';
import { IconButton, Logo, pinnedHeight, UiLink, type IconButtonProps } from '@niramaya/ui';
import { AccountArea } from '../AccountArea/AccountArea';
import { CartButton } from '../CartButton/CartButton';
import { CategoryMenus } from '../CategoryMenus/CategoryMenus';
import { LanguageLink } from '../LanguageLink/LanguageLink';
import { LocationPicker } from '../LocationPicker/LocationPicker';
import { SearchBox } from '../SearchBox/SearchBox';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { CircleUserRound, Menu } from 'lucide-react';
import type { Ref } from 'react';
import { useCurrentPage } from '../useCurrentPage';
import { ServiceLinks } from './ServiceLinks';

/**
 * The breakpoint from which the bar shows everything. Below it, the menu has the rest (SHELL-44). The objects of this
 * file that have a value for `lg` must name the same breakpoint.
 */
const wide = 'lg';

/** The width and height of the logo, in px. */
const logoSize = 34;

/** The link to the home page. Without room for the name of the shop only the logo shows, and the label has the name. */
const homeLink = css({
  display: 'flex',
  // The basis is the size of the logo.
  flex: { base: '[1 0 34px]', lg: 'none', _largeText: '[0 0 34px]' },
  marginInlineEnd: { _largeText: '[auto]' },
  // `Logo` fits the name into the width of this box.
  containerType: { base: 'inline-size', lg: 'normal' },
});

/**
 * The part of the bar that sticks to the upper edge of the window. On a narrow screen its first row scrolls away, and
 * the search and the cart stay: the row is 3.25 rem high, 0.5 rem of padding and a control of 2.75 rem. In a low window
 * and on a phone with large text nothing is sticky (`_tall`), because the page needs the room.
 */
const Pinned = styled('div', {
  base: {
    position: 'relative',
    zIndex: 'sticky',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    _tall: { position: 'sticky', top: { base: '[-3.25rem]', lg: '0' } },
  },
});

/** The ref callback that keeps the height of the sticky part in a custom property of the root, for scroll paddings. */
const measureHeader = pinnedHeight('--header-height');

/**
 * The space at both sides of the bar. On a phone with large text all distances of the bar are in px: in `rem` they
 * would double with the text, and the header would fill two thirds of the first screen.
 */
const sideMargins = { base: '4', md: '6', lg: '8', _largeText: '[6px]' } as const;

/** Opens a panel of the shop's drawer. */
function PanelButton({ panel, ...button }: Pick<IconButtonProps, 'label' | 'icon'> & { readonly panel: PanelName }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.panel.open === panel);
  return (
    <IconButton {...button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => dispatch(openPanel(panel))} />
  );
}

interface TopBarProps {
  readonly ref?: Ref<HTMLElement>;
  /** Whether the shop sells a catalogue of its own in place of the demo's. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
}

/**
 * TopBar has promotion, logo, city, search, account, language, cart, services and category menus (requirements SHELL-02
 * to SHELL-44 in `docs/requirements.md`). The `header` element makes no box (`display: contents`), because a sticky
 * element sticks only within the box of its parent, and `Pinned` has to stick on the whole page. If the city, the
 * account or the category menus fail, that part alone disappears. If the search fails, an error is in its place.
 *
 * `ref` receives the `header` element.
 */
export function TopBar({ ref, ownCatalogue = hasOwnCatalogue }: TopBarProps) {
  const ariaCurrentOf = useCurrentPage();
  const sessionEpoch = useSessionEpoch();
  return (
    <styled.header ref={ref} display="contents">
      <styled.div
        bg={{ base: 'brand.solid', _dark: 'brand.subtle' }}
        color={{ base: 'brand.contrast', _dark: 'brand.fg' }}
        textStyle="caption"
      >
        <Container paddingInline={sideMargins}>
          <UiLink href={paths.offers} aria-current={ariaCurrentOf(paths.offers)}>
            <styled.span
              display="block"
              py={{ base: '2', _largeText: '0' }}
              lineHeight={{ _largeText: '[1.2]' }}
              textAlign="center"
              fontWeight="medium"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {ownCatalogue ? shellCopy.promo.ofOwnCatalogue : shellCopy.promo.ofDemo}
            </styled.span>
          </UiLink>
        </Container>
      </styled.div>
      <Pinned ref={measureHeader}>
        <Container paddingInline={sideMargins}>
          {/* With large text the row wraps, so that nothing is outside the window (WCAG 1.4.4, 1.4.10). */}
          <Flex
            wrap="wrap"
            align="center"
            columnGap={{ base: '1', lg: '4', _largeText: '[2px]' }}
            rowGap={{ base: '1', lg: '2', _largeText: '[2px]' }}
            pt={{ base: '2', lg: '3', _largeText: '[4px]' }}
            pb={{ base: '2', lg: '3', _largeText: '[4px]' }}
          >
            {/* The icons of this button and of the cart are on the margin. Their touch areas reach beyond it. */}
            <styled.div hideFrom={wide} ms={{ base: '-2', _largeText: '[-6px]' }}>
              <PanelButton panel="menu" label={shellCopy.menu.open} icon={<Menu />} />
            </styled.div>
            <UiLink
              className={homeLink}
              href={paths.home}
              aria-label={shellCopy.home}
              aria-current={ariaCurrentOf(paths.home)}
            >
              <Logo size={logoSize} withName />
            </UiLink>
            <ErrorBoundary fallback={null}>
              <LocationPicker />
            </ErrorBoundary>
            <styled.div
              // The search has the second row of a narrow bar, with the cart button, whose width is left out here.
              flex={{ base: '[1 0 calc(100% - 3rem)]', lg: '[1 1 12rem]', _largeText: '[1 0 calc(100% - 50px)]' }}
              minW="0"
              order={{ base: '1', lg: '0' }}
              // The list of the search is as wide as the bar, so that titles have room. The cart button, which is 3 rem
              // wide, reaches 0.5 rem into the margin.
              css={{ '--search-reach': { base: '2.5rem', lg: '0px', _largeText: '50px' } }}
            >
              {/* The key changes at each log-out, which empties the search field for the next person. */}
              <BlockBoundary key={sessionEpoch}>
                <SearchBox />
              </BlockBoundary>
            </styled.div>
            <styled.div display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="2">
              <ErrorBoundary fallback={null}>
                <AccountArea />
              </ErrorBoundary>
              <LanguageLink />
              <ThemeSwitch />
              <PanelButton panel="account" label={shellCopy.account.yours} icon={<CircleUserRound />} />
            </styled.div>
            <styled.div order={{ base: '1', lg: '0' }} me={{ base: '-2', lg: '0', _largeText: '0' }}>
              <CartButton />
            </styled.div>
          </Flex>
        </Container>
      </Pinned>
      <styled.div hideBelow={wide} position="relative" zIndex="dropdown" bg="bg.panel" borderBottomWidth="1px">
        <Container>
          <Flex wrap="wrap" justify="space-between" columnGap="4">
            <ServiceLinks />
            <ErrorBoundary fallback={null}>
              <CategoryMenus />
            </ErrorBoundary>
          </Flex>
        </Container>
      </styled.div>
    </styled.header>
  );
}
