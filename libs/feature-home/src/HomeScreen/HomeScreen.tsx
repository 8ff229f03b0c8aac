import { Container, css, styled } from '@niramaya/ui/styled';
import { formatDeliveryDay } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { useViewed } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { BannerSlideshow, Section, useHydrated } from '@niramaya/ui';
import { Children, Suspense, type ReactNode } from 'react';
import { CarouselBlock } from '../blocks/CarouselBlock';
import { CheckupsBlock } from '../blocks/CheckupsBlock';
import { Intro } from '../blocks/Intro';
import { PathologyCard } from '../cards/PathologyCard/PathologyCard';
import { PictureTile } from '../cards/PictureTile/PictureTile';
import { ProductTile } from '../cards/ProductTile/ProductTile';
import { StatisticsBlock } from '../cards/StatisticsBlock/StatisticsBlock';
import { bannerSlides } from '../content/banners';
import { homeopathyProducts } from '../content/homeopathy';
import { pathologyTests } from '../content/pathology';
import { statistics } from '../content/statistics';
import { concerns, featuredBrands } from '../content/tiles';
import { TopBrandsBlock } from '../TopBrands/TopBrandsBlock';

const RecentBlock = lazyComponent(
  'recent block',
  () => import('../blocks/RecentBlock').then((module) => module.RecentBlock),
  { prefetch: false },
);

const opening = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '8', lg: '10' } });
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '12', lg: '16' } });
/** Not laid out or painted until it is near. The heights are those of a phone and of a wider screen. */
const Below = styled('div', {
  // A focus ring at the edge must not be cut.
  base: { contentVisibility: 'auto', overflowClipMargin: '0.5rem' },
  variants: {
    part: {
      tiles: { containIntrinsicHeight: 'auto 39rem' },
      tests: { containIntrinsicHeight: { base: 'auto 56rem', md: 'auto 62rem' } },
      rest: { containIntrinsicHeight: { base: 'auto 67rem', md: 'auto 81rem' } },
    },
  },
});
const Band = styled('div', { base: { paddingBlock: { base: '10', lg: '14' }, bg: 'bg.subtle' } });

const Blocks = ({ className, children }: { className: string; children: ReactNode }) => (
  <Container className={className}>
    {Children.map(children, (block) => (
      <BlockBoundary>{block}</BlockBoundary>
    ))}
  </Container>
);

/** The last block, the phone form, is in the footer (AMB-09). */
export function HomeScreen() {
  return (
    <styled.div className={column} paddingTop={{ base: '4', md: '6' }}>
      <Blocks className={opening}>
        <BannerSlideshow slides={bannerSlides} labels={homeCopy.banners} />
        <Intro />
      </Blocks>
      {/* Hydrates after the first screenful. */}
      <Suspense>
        <HomeBlocks />
      </Suspense>
    </styled.div>
  );
}

function HomeBlocks() {
  const hasRecent = useViewed().length > 0;
  return (
    <>
      <Below part="tiles">
        <Blocks className={column}>
          <CarouselBlock {...homeCopy.blocks.concerns} widest={8} items={concerns}>
            {(tile) => <PictureTile {...tile} />}
          </CarouselBlock>
          <CarouselBlock {...homeCopy.blocks.brands} widest={8} items={featuredBrands}>
            {(tile) => <PictureTile {...tile} />}
          </CarouselBlock>
        </Blocks>
      </Below>
      <Below part="tests">
        <Band>
          <Blocks className={column}>
            <CheckupsBlock />
            <CarouselBlock {...homeCopy.blocks.pathology} items={pathologyTests}>
              {(test) => <PathologyCard test={test} />}
            </CarouselBlock>
          </Blocks>
        </Band>
      </Below>
      <Below part="rest">
        <Blocks className={column}>
          <HomeopathyBlock />
          <TopBrandsBlock />
          {hasRecent && <RecentBlock />}
          <Section title={homeCopy.blocks.statistics.title}>
            <StatisticsBlock statistics={statistics} />
          </Section>
        </Blocks>
      </Below>
    </>
  );
}

/** Re-renders alone once the day is known. */
function HomeopathyBlock() {
  const deliveryDay = useHydrated() ? formatDeliveryDay(new Date()) : null;
  return (
    <CarouselBlock {...homeCopy.blocks.homeopathy} widest={7} items={homeopathyProducts}>
      {(product) => <ProductTile product={product} deliveryDay={deliveryDay} />}
    </CarouselBlock>
  );
}
