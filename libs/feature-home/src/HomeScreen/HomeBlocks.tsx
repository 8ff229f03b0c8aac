import { Container, css, styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/contract/copy/home';
import { useViewed } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { Section, useCopy } from '@niramaya/ui';
import { BrandsBlock } from '../blocks/BrandsBlock';
import { CheckupsBlock } from '../blocks/CheckupsBlock';
import { ConcernsBlock } from '../blocks/ConcernsBlock';
import { HomeopathyBlock, type HomeopathyBlockProps } from '../blocks/HomeopathyBlock';
import { PathologyBlock } from '../blocks/PathologyBlock';
import { statistics } from '../content/statistics';
import { Children, type ReactNode } from 'react';
import { TopBrandsBlock } from '../TopBrands/TopBrandsBlock';
import { StatisticsBlock } from '../cards/StatisticsBlock/StatisticsBlock';

const RecentBlock = lazyComponent(
  'recent block',
  () => import('../blocks/RecentBlock').then((module) => module.RecentBlock),
  {
    prefetch: false,
  },
);

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '12', lg: '16' } });

const Blocks = ({ children }: { children: ReactNode }) => (
  <Container className={column}>
    {Children.map(children, (block) => (
      <BlockBoundary>{block}</BlockBoundary>
    ))}
  </Container>
);
const Band = styled('div', { base: { paddingBlock: { base: '10', lg: '14' }, bg: 'bg.subtle' } });

export function HomeBlocks({ now }: HomeopathyBlockProps) {
  const { blocks } = useCopy(homeCopy);
  const hasRecent = useViewed().length > 0;
  return (
    <>
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
        {hasRecent && <RecentBlock />}
        <Section title={blocks.statistics.title}>
          <StatisticsBlock statistics={statistics} />
        </Section>
      </Blocks>
    </>
  );
}
