import { css, Grid, styled } from '@niramaya/ui/styled';
import { labTestsId, paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { ServiceIcon, UiLink } from '@niramaya/ui';

const services = [
  { name: 'medicines', href: paths.medicines },
  { name: 'labTests', href: `#${labTestsId}` },
  { name: 'consult', href: paths.consultDoctor },
  { name: 'carePlan', href: paths.carePlan },
  { name: 'covid', href: paths.covid },
  { name: 'offers', href: paths.offers },
] as const;

/** On a phone the six services are in two rows of three, each with its icon above its name. */
const service = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'start', sm: 'center' },
  gap: { base: '2', sm: '3' },
  height: 'full',
  p: '3',
  layerStyle: 'panel',
  transition: '[border-color token(durations.fast), background-color token(durations.fast)]',
  _hover: { borderColor: 'brand.border', bg: 'brand.subtle' },
  _phone: { alignItems: 'center', gap: '1', p: '2', textAlign: 'center' },
  '& svg': { flexShrink: '0', color: 'brand.fg', _phone: { boxSize: '9' } },
});

/**
 * Intro has the heading of the home screen and links to the six services (requirements HOME-01 to HOME-08 in
 * `docs/requirements.md`).
 */
export function Intro() {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      alignItems="center"
      columnGap="12"
      rowGap={{ base: '4', sm: '6' }}
    >
      <div>
        <styled.h1 textStyle="heading">{homeCopy.intro.title}</styled.h1>
        <styled.p color="fg.muted" marginTop="2" maxWidth="prose" textWrap="[pretty]">
          {homeCopy.intro.text}
        </styled.p>
      </div>
      <nav aria-label={homeCopy.intro.servicesLabel}>
        <styled.ul
          role="list"
          display="grid"
          cardColumns={{ base: '2 8rem', md: '3', _phone: '3 5.5rem' }}
          gap={{ base: '3', _phone: '2' }}
        >
          {services.map(({ name, href }) => (
            <li key={name}>
              <UiLink className={service} href={href}>
                <ServiceIcon name={name} size={40} />
                <span>
                  <styled.span
                    display="block"
                    fontWeight="semibold"
                    lineHeight="snug"
                    fontSize={{ _phone: '[0.9375rem]' }}
                  >
                    {homeCopy.intro.services[name].name}
                  </styled.span>
                  <styled.span
                    display="block"
                    textStyle="caption"
                    color="fg.muted"
                    // In a row of three, a tile has room for 14 letters of this size.
                    fontSize={{ _phone: '[0.75rem]' }}
                    lineHeight={{ _phone: 'snug' }}
                  >
                    {homeCopy.intro.services[name].text}
                  </styled.span>
                </span>
              </UiLink>
            </li>
          ))}
        </styled.ul>
      </nav>
    </Grid>
  );
}
