import { chakra } from '@niramaya/ui/chakra';
import { paths, shellCopy } from '@niramaya/contract';
import { useVisitRound } from '@niramaya/data-access';
import { Container, Logo, UiLink, useCopy } from '@niramaya/ui';
import { AccountArea } from '../AccountArea/AccountArea';
import { AccountButton } from '../AccountButton/AccountButton';
import { CartButton } from '../CartButton/CartButton';
import { CategoryMenus } from '../CategoryMenus/CategoryMenus';
import { LocationPicker } from '../LocationPicker/LocationPicker';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { SearchBox } from '../SearchBox/SearchBox';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { ServiceLinks } from './ServiceLinks';

/** From this width the bar shows everything; below it the rest is in the mobile menu (SHELL-44). */
const wide = 'lg';

/** Wraps where text is large: nothing may be pushed off the screen, the cart least of all (WCAG 1.4.4, 1.4.10). */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', lg: '4' },
    rowGap: '3',
    py: '3',
  },
});

/**
 * The top bar: promotion, logo, location, search, account, cart, the four services and the category menus
 * (SHELL-02 to SHELL-44). Everything is in the document once; narrow screens find the rest in the mobile menu.
 */
export function TopBar() {
  const copy = useCopy(shellCopy);
  return (
    <chakra.header position="relative" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px" borderColor="border">
      <chakra.div bg="brand.solid" color="brand.contrast" textStyle="caption">
        <Container>
          <UiLink href={paths.offers}>
            <chakra.span
              display="block"
              py="2"
              textAlign="center"
              fontWeight="medium"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {copy.promo}
            </chakra.span>
          </UiLink>
        </Container>
      </chakra.div>
      <Container>
        <Bar>
          <chakra.div hideFrom={wide} ms="-2">
            <MobileMenu />
          </chakra.div>
          {/* Where there is no room for the name beside the mark, it wraps out of sight; the link has it as its label. */}
          <chakra.div flex={{ base: '1 0 36px', lg: 'none' }} h="[36px]" overflow="hidden" lineHeight="[0]">
            <UiLink href={paths.home} aria-label={copy.home}>
              <Logo size={36} withName />
            </UiLink>
          </chakra.div>
          <chakra.div hideBelow={wide}>
            <LocationPicker />
          </chakra.div>
          <chakra.div flex={{ base: '1 0 100%', lg: '1 1 12rem' }} minW="0" order={{ base: '1', lg: '0' }}>
            <SearchBox key={useVisitRound()} />
          </chakra.div>
          <chakra.div hideBelow={wide}>
            <AccountArea />
          </chakra.div>
          <chakra.div display="flex" gap={{ base: '0', lg: '2' }} me={{ base: '-2', lg: '0' }}>
            <ThemeSwitch />
            <chakra.div hideBelow={wide}>
              <AccountButton />
            </chakra.div>
            <CartButton />
          </chakra.div>
        </Bar>
        <chakra.div hideBelow={wide} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" pb="2">
          <ServiceLinks label={copy.services.label} />
          <CategoryMenus />
        </chakra.div>
      </Container>
    </chakra.header>
  );
}
