import { Container, css, styled } from '@niramaya/ui/styled';
import { homeopathyId, pathologyTestsId } from '@niramaya/contract';
import { longDay } from '@niramaya/copy/long-day';
import { homeCopy } from '@niramaya/copy/home';
import { hasOwnCatalogue, useViewed } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { BannerSlideshow, useHydrated } from '@niramaya/ui';
import { Children, Suspense, useId, type ReactNode } from 'react';
import { BlockHead, CarouselBlock } from '../blocks/CarouselBlock';
import { CheckupsBlock } from '../blocks/CheckupsBlock';
import { Intro } from '../blocks/Intro';
import { PathologyCard } from '../cards/PathologyCard/PathologyCard';
import { PictureTile } from '../cards/PictureTile/PictureTile';
import { ProductTile } from '../cards/ProductTile/ProductTile';
import { StatisticsBlock } from '../cards/StatisticsBlock/StatisticsBlock';
import { bannerSlides } from '../content/banners';
import { homeopathyProducts } from '../content/homeopathy';
import { pathologyTests } from '../content/pathology';
import { concerns, featuredBrands } from '../content/tiles';
import { TopBrandsBlock } from '../TopBrands/TopBrandsBlock';

const RecentBlock = lazyComponent(
  'recent block',
  () => import('../blocks/RecentBlock').then((module) => module.RecentBlock),
  // A shopper who has viewed no product does not need the block, so it is fetched only when it is shown.
  { prefetch: false },
);

/** The blocks of the first screenful, which are nearer to each other than those below. */
const opening = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '4', sm: '8', lg: '10' } });
/** The blocks below the first screenful, one below the other. */
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '8', sm: '12', lg: '16' } });

/**
 * A part of the page below the first screenful. The browser neither lays it out nor paints it until the shopper scrolls
 * near. Until then it assumes these heights, one for each breakpoint, and after that the last real height (`auto`). The
 * last part moves the footer when it gets its real height, perhaps under a finger that is about to tap. So its heights
 * are the real ones in both languages, to a few percent.
 */
const Below = styled('div', {
  // `content-visibility` cuts at the edges of the part. The margin lets a focus ring at an edge show.
  base: { contentVisibility: 'auto', overflowClipMargin: '0.5rem' },
  variants: {
    part: {
      tiles: { containIntrinsicHeight: { base: 'auto 29rem', sm: 'auto 39rem' } },
      tests: { containIntrinsicHeight: { base: 'auto 43rem', sm: 'auto 56rem', md: 'auto 62rem' } },
      rest: {
        containIntrinsicHeight: { base: 'auto 32.5rem', sm: 'auto 62rem', md: 'auto 58rem', lg: 'auto 65.5rem' },
        'html:lang(hi) &': {
          containIntrinsicHeight: { base: 'auto 35rem', sm: 'auto 63rem', md: 'auto 61.5rem', lg: 'auto 70rem' },
        },
      },
    },
  },
});

/** The background of some blocks, across the whole window. */
const Band = styled('div', { base: { paddingBlock: { base: '6', sm: '10', lg: '14' }, bg: 'bg.subtle' } });

/** A column of blocks. An error in one of them replaces that block alone. */
const Blocks = ({ className, children }: { className: string; children: ReactNode }) => (
  <Container className={className}>
    {Children.map(children, (block) => (
      <BlockBoundary>{block}</BlockBoundary>
    ))}
  </Container>
);

interface HomeScreenProps {
  /** Whether the shop sells a catalogue of its own in place of the demo's. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
}

/**
 * HomeScreen has the banners, the services (`Intro`) and the blocks in the order of requirement HOME-15 in
 * `docs/requirements.md`. That order ends with the form for the phone number, which `Footer` shows as its first block
 * (AMB-09), so it is not here. Only the top brands send a request. With a catalogue of its own the shop has no blocks
 * that name brands, products and numbers of the demo.
 */
export function HomeScreen({ ownCatalogue = hasOwnCatalogue }: HomeScreenProps) {
  return (
    <styled.div className={column} paddingTop={{ base: '3', sm: '4', md: '6' }}>
      <Blocks className={opening}>
        <BannerSlideshow slides={bannerSlides} labels={homeCopy.banners} />
        <Intro />
      </Blocks>
      {/*
        React hydrates the content of a Suspense boundary after the rest, so the first screenful above works first.
      */}
      <Suspense>
        <HomeBlocks ownCatalogue={ownCatalogue} />
      </Suspense>
    </styled.div>
  );
}

function HomeBlocks({ ownCatalogue }: Required<HomeScreenProps>) {
  const hasRecent = useViewed().length > 0;
  return (
    <>
      <Below part="tiles">
        <Blocks className={column}>
          <CarouselBlock {...homeCopy.blocks.concerns} widest={8} items={concerns}>
            {(tile) => <PictureTile {...tile} />}
          </CarouselBlock>
          {!ownCatalogue && (
            <CarouselBlock {...homeCopy.blocks.brands} widest={8} items={featuredBrands}>
              {(tile) => <PictureTile {...tile} />}
            </CarouselBlock>
          )}
        </Blocks>
      </Below>
      <Below part="tests">
        <Band>
          <Blocks className={column}>
            <CheckupsBlock />
            <CarouselBlock id={pathologyTestsId} {...homeCopy.blocks.pathology} items={pathologyTests}>
              {(test) => <PathologyCard test={test} />}
            </CarouselBlock>
          </Blocks>
        </Band>
      </Below>
      <Below part="rest">
        <Blocks className={column}>
          {!ownCatalogue && <HomeopathyBlock />}
          <TopBrandsBlock />
        </Blocks>
      </Below>
      {/* The height of these blocks depends on the number of products, so the browser lays them out at once. */}
      <Blocks className={column}>
        {hasRecent && <RecentBlock />}
        {!ownCatalogue && <StatisticsWithHeading />}
      </Blocks>
    </>
  );
}

/** The statistics with a heading like that of the other blocks. */
function StatisticsWithHeading() {
  const id = useId();
  return (
    <styled.section display="grid" gap={{ base: '3', sm: '4', md: '6' }} aria-labelledby={id}>
      <BlockHead id={id} title={homeCopy.blocks.statistics.title} text={homeCopy.blocks.statistics.text} />
      <StatisticsBlock statistics={homeCopy.blocks.statistics.items} />
    </styled.section>
  );
}

/**
 * The homeopathy products with today's date as their delivery day. The prerendered page cannot know the day. It is a
 * component of its own, so that no other block renders again when the date is known, after hydration.
 */
function HomeopathyBlock() {
  const deliveryDay = useHydrated() ? longDay(new Date()) : null;
  return (
    <CarouselBlock id={homeopathyId} {...homeCopy.blocks.homeopathy} widest={7} items={homeopathyProducts}>
      {(product) => <ProductTile product={product} deliveryDay={deliveryDay} />}
    </CarouselBlock>
  );
}
