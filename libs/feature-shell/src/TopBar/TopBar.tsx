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

const Bar = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '2', lg: '4' },
    rowGap: '3',
    py: '3',
    gridTemplateColumns: { base: 'auto 1fr auto', lg: 'auto auto minmax(240px, 1fr) auto auto' },
    gridTemplateAreas: {
      base: '"menu logo tools" "search search search"',
      lg: '"logo location search account tools"',
    },
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
          <chakra.div gridArea="menu" hideFrom={wide}>
            <MobileMenu />
          </chakra.div>
          <chakra.div gridArea="logo">
            <UiLink href={paths.home} aria-label={copy.home}>
              <Logo size={36} withName />
            </UiLink>
          </chakra.div>
          <chakra.div gridArea="location" hideBelow={wide}>
            <LocationPicker />
          </chakra.div>
          <chakra.div gridArea="search" minW="0">
            <SearchBox key={useVisitRound()} />
          </chakra.div>
          <chakra.div gridArea="account" hideBelow={wide}>
            <AccountArea />
          </chakra.div>
          <chakra.div gridArea="tools" display="flex" gap="2" alignItems="center">
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
