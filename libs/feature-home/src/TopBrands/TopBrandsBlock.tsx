import { styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/copy/home';
import { useId } from 'react';
import { BlockHead, CardCarousel } from '../blocks/CarouselBlock';
import { TopBrands } from './TopBrands';
import { TopBrandCard } from '../cards/TopBrandCard/TopBrandCard';

/**
 * Shows as many grey cards as the carousel shows at each width: one, two, three or four. On a phone a part of the
 * second one shows at the edge of the screen.
 */
const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      _phone: 'repeat(2, calc(100% - 2.75rem))',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { base: '4', lg: '5' },
    paddingTop: { base: '3', sm: '5' },
    paddingBottom: '2',
    marginInlineEnd: { _phone: '-4' },
    overflowX: { _phone: 'clip' },
    '& > :nth-of-type(n + 2)': { display: { base: 'none', _phone: 'block', sm: 'block' } },
    '& > :nth-of-type(n + 3)': { display: { base: 'none', _phone: 'none', md: 'block' } },
    '& > :nth-of-type(n + 4)': { display: { base: 'none', _phone: 'none', lg: 'block' } },
  },
});

/**
 * TopBrandsBlock is the carousel of Our Top Brands on the home screen (requirements HOME-52, HOME-53 and HOME-65 in
 * `docs/requirements.md`).
 */
export function TopBrandsBlock() {
  const { title, text } = homeCopy.blocks.topBrands;
  const id = useId();
  const header = <BlockHead id={id} title={title} text={text} />;
  return (
    <section aria-labelledby={id}>
      <TopBrands
        header={header}
        skeleton={(card) => (
          <Row aria-hidden>
            {['1', '2', '3', '4'].map((key) => (
              <div key={key}>{card}</div>
            ))}
          </Row>
        )}
      >
        {(brands) => (
          <CardCarousel label={title} header={header} items={brands}>
            {(brand) => <TopBrandCard brand={brand} />}
          </CardCarousel>
        )}
      </TopBrands>
    </section>
  );
}
