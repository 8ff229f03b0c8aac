import { chakra } from '@chakra-ui/react';
import { homeCopy } from '@niramaya/contract';
import { useViewed } from '@niramaya/data-access';
import { BannerSlideshow, Container, Section, StatisticsBlock, useCopy } from '@niramaya/ui';
import { lazy, Suspense } from 'react';
import { BrandsBlock } from '../blocks/BrandsBlock';
import { CheckupsBlock } from '../blocks/CheckupsBlock';
import { ConcernsBlock } from '../blocks/ConcernsBlock';
import { HomeopathyBlock, type HomeopathyBlockProps } from '../blocks/HomeopathyBlock';
import { Intro } from '../blocks/Intro';
import { PathologyBlock } from '../blocks/PathologyBlock';
import { bannerSlides } from '../content/banners';
import { statistics } from '../content/statistics';
import { TopBrandsBlock } from '../TopBrands/TopBrandsBlock';

const RecentBlock = lazy(() => import('../blocks/RecentBlock').then((part) => ({ default: part.RecentBlock })));

const Page = chakra('div', {
  base: { display: 'grid', gap: { base: '12', lg: '16' }, paddingTop: { base: '4', md: '6' } },
});
const Blocks = chakra(Container, { base: { display: 'grid', gap: { base: '12', lg: '16' } } });
const Opening = chakra(Container, { base: { display: 'grid', gap: { base: '8', lg: '10' } } });
const Band = chakra('div', { base: { paddingBlock: { base: '10', lg: '14' }, bg: 'bg.subtle' } });

/**
 * The home screen (ROUTE-01): banners, what is on offer, and the blocks in the order of the contract (HOME-15). The phone
 * form, its last block, opens the footer that follows (AMB-09). Cards lead to /medicines without parameters.
 */
export function HomeScreen({ now }: HomeopathyBlockProps) {
  const { banners, blocks } = useCopy(homeCopy);
  const hasRecent = useViewed().length > 0;
  return (
    <Page>
      <Opening>
        <BannerSlideshow slides={bannerSlides(banners.slides)} labels={banners} />
        <Intro />
      </Opening>
      <Blocks>
        <ConcernsBlock />
        <BrandsBlock />
      </Blocks>
      <Band>
        <Blocks>
          <CheckupsBlock />
          <PathologyBlock />
        </Blocks>
      </Band>
      <Blocks>
        <HomeopathyBlock now={now} />
        <TopBrandsBlock />
        {hasRecent && (
          <Suspense fallback={null}>
            <RecentBlock />
          </Suspense>
        )}
        <Section title={blocks.statistics.title}>
          <StatisticsBlock statistics={statistics} />
        </Section>
      </Blocks>
    </Page>
  );
}
