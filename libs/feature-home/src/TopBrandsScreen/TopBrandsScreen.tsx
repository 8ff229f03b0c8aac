import { Container, css, styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/copy/home';
import { Section } from '@niramaya/ui';
import { TopBrands } from '../TopBrands/TopBrands';
import { TopBrandCard } from '../cards/TopBrandCard/TopBrandCard';

const Grid = styled('ul', {
  base: {
    display: 'grid',
    cardColumns: {
      base: '2 8rem',
      md: '3',
      lg: '4',
    },
    gap: { base: '3', md: '4', lg: '5' },
  },
});

/** The screen is as tall as the window in every state, so that no response moves the footer into view. */
const screen = css({ minHeight: '[100dvh]', paddingTop: { base: '6', md: '10' } });

/** The keys of the grey cards while the list loads. */
const skeletonKeys = Array.from({ length: 12 }, (_, index) => index);

/**
 * TopBrandsScreen shows all of Our Top Brands at the path /medi (requirements ROUTE-16 and AMB-44 in
 * `docs/requirements.md`).
 */
export function TopBrandsScreen() {
  const { title, intro } = homeCopy.blocks.topBrands;
  return (
    <Container className={screen}>
      <Section level={1} title={title} description={intro}>
        <TopBrands
          skeleton={(card) => (
            <Grid aria-hidden>
              {skeletonKeys.map((key) => (
                <li key={key}>{card}</li>
              ))}
            </Grid>
          )}
        >
          {(brands) => (
            <Grid role="list">
              {brands.map((brand) => (
                <li key={brand.name}>
                  <TopBrandCard brand={brand} level={2} />
                </li>
              ))}
            </Grid>
          )}
        </TopBrands>
      </Section>
    </Container>
  );
}
